"""The cases of the differential test; record.py says what a case is.

A line is split as a shell does; a list of str and bytes is taken as it is. Keys are words: a name of
KEYS, `^X` for Control, `=text` for what is typed, `x:1b5b` for bytes; `|` waits for a still screen.
"""
import base64, shlex

KEYS = {
    "enter": "\r", "tab": "\t", "btab": "\x1b[Z", "esc": "\x1b", "space": " ", "bs": "\x7f",
    "up": "\x1bOA", "down": "\x1bOB", "right": "\x1bOC", "left": "\x1bOD",
    "UP": "\x1b[A", "DOWN": "\x1b[B", "RIGHT": "\x1b[C", "LEFT": "\x1b[D",
    "home": "\x1bOH", "end": "\x1bOF", "HOME": "\x1b[1~", "END": "\x1b[4~",
    "pgup": "\x1b[5~", "pgdn": "\x1b[6~", "ins": "\x1b[2~", "del": "\x1b[3~", "f12": "\x1b[24~",
    "f1": "\x1bOP", "f2": "\x1bOQ",
}
TABLE = []
SOME = {"some": True}


def encode(text):
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(text).decode()}


def shown(text):
    if isinstance(text, bytes):
        text = text.decode("utf-8", "backslashreplace")
    if len(text) > 40:
        text = text[:20] + "…%d" % len(text)
    text = "".join(c if c.isprintable() else "\\x%02x" % ord(c) for c in text)
    return "'%s'" % text if not text or set(text) & set(" '\"$") else text


def key_groups(words):
    groups = [""]
    for word in shlex.split(words):
        if word == "|":
            groups.append("")
        elif word[0] == "=":
            groups[-1] += word[1:]
        elif word.startswith("x:"):
            groups[-1] += bytes.fromhex(word[2:]).decode("latin-1")
        elif word[0] == "^":
            groups[-1] += chr(ord(word[1]) & 31)
        else:
            groups[-1] += KEYS[word]
    return [group for group in groups if group]


def case(line, keys="", expected=None, name=None, **more):
    arguments = shlex.split(line) if isinstance(line, str) else list(line)
    if name is None:
        name = " ".join(map(shown, arguments))
        if keys:
            name += " · " + (keys if len(keys) < 60 else keys[:30] + "…%d" % len(keys))
        for word in ("env", "fds", "redirects", "stdin", "hold", "tty", "cols", "rows"):
            if word in more:
                value = more[word]
                name += " · %s %s" % (word, shown(value) if word == "stdin" else value)
    entry = {"name": name, "argv": [encode(a) for a in arguments], **more}
    if "stdin" in entry:
        entry["stdin"] = encode(entry["stdin"])
    if keys:
        entry["keys"] = key_groups(keys)
    entry["expected"] = expected or {}
    TABLE.append(entry)


def each(line, *all_keys, **more):
    for keys in all_keys:
        case(line, keys, **more)


def fault(reason, line, keys="", status=0, err="", **more):
    expected = {"status": status, "err": err, **more.pop("expected", {})}
    case(line, keys, expected, fault=reason, **more)


def refused(*lines, **more):
    """Wrong command lines: the status, nothing on the output, anything as the message."""
    for line in lines:
        case(line, expected={"out": "", "err": SOME}, fds={"1": "pipe"}, **more)


# --- Boxes to press keys in ---

LONG = "\n".join("line %d" % n for n in range(1, 61))
PROSE = "The quick brown fox jumps over the lazy dog. " * 12
FRUIT = "--menu P 14 40 5 a Apple b Banana c Cherry d Date e Elder"
TEN = "--menu P 14 40 4 " + " ".join("%d Item%d" % (n, n) for n in range(1, 11))
TICKS = "--checklist P 14 40 5 a Apple on b Banana off c Cherry off d Date on"
TEN_TICKS = "--checklist P 14 40 4 " + " ".join("%d Item%d off" % (n, n) for n in range(1, 11))
RADIO = "--radiolist P 14 40 4 a Apple off b Banana on c Cherry off"
TEN_RADIO = "--radiolist P 14 40 4 " + " ".join("%d Item%d off" % (n, n) for n in range(1, 11))

# --- msgbox ---

each("--msgbox hi 8 40", "enter", "space", "esc", "f12", "tab enter", "btab space", "down enter",
     "^L enter", "=yno | =q | enter", "pgdn end home enter", "^D ^K ins del bs enter", "up space")
each("--msgbox hi 0 0", "enter", "esc")
for line in ("--msgbox '' 8 40", "--msgbox '' 0 0", "--msgbox hi 0 40", "--msgbox hi 8 0",
             "--msgbox hi -- -1 -1", "--msgbox hi '' ''", "--msgbox hi 1 1", "--msgbox hi 3 5",
             "--msgbox hi 24 80", "--msgbox hi 08 040", "--msgbox hi +8 ' 40'", "hi 8 40 --msgbox",
             "--msgbox hi 8 40 --title T", "--title=T --msgbox hi 8 40",
             "--title T hi --msgbox 8 --backtitle B 40", "--msgbox hi 8 40 extra more",
             "--msgbox -- '-hi there' 8 40", "--msgbox -- -- 8 40", "--msgbox -- --title 8 40",
             "--msgbox - 8 40", "--title -T --msgbox hi 8 40", "--title --msgbox --msgbox hi 8 40",
             "--title '' --backtitle '' --msgbox hi 8 40", "--title A --title B --msgbox hi 8 40",
             "--clear --msgbox hi 8 40", "--fb --msgbox hi 8 40", "--fullbuttons --msgbox hi 0 0",
             "--nocancel --msgbox hi 8 40", "--defaultno --msgbox hi 8 40",
             "--topleft --msgbox hi 8 40", "--ok-button Fine --msgbox hi 8 40",
             "--ok-button '' --msgbox hi 8 40", "--ok-button=Ja --msgbox hi 8 40",
             "--ok-button \"%s\" --msgbox hi 8 40" % ("long " * 30),
             "--notags --noitem --separate-output --msgbox hi 8 40",
             "--output-fd 2 --msgbox hi 8 40", "--msgbox hi\\\\nthere\\\\ttab 8 40",
             "--backtitle \"%s\" --title \"%s\" --msgbox hi 8 40" % ("b" * 200, "t" * 200),
             "--clear --clear --fb --topleft --msgbox hi 8 40"):
    case(line, "enter")
case(["--msgbox", b"bad \xff\xfe bytes \x1b[31m\x07", "8", "40"], "enter")
case(["--title", "A\nB\x1b]0;x\x07", "--msgbox", "tab\there\r", "8", "40"], "enter")
case(["--msgbox", "日本語 é 👨‍👩‍👧 ‮abc", "0", "0"], "enter")
case(["--msgbox", LONG, "0", "0"], "tab enter")
case(["--msgbox", LONG, "10", "40"], "enter")
case(["--msgbox", PROSE, "0", "40"], "enter")
case(["--scrolltext", "--msgbox", LONG, "10", "40"], "tab enter")
case(["--scrolltext", "--msgbox", LONG, "10", "40"], "down pgdn end home pgup up tab space")
case(["--scrolltext", "--msgbox", LONG, "10", "40"], "btab enter")
case(["--scrolltext", "--msgbox", LONG, "10", "40"], "f12")
case(["--scrolltext", "--msgbox", LONG, "10", "40"], "esc")
case("--scrolltext --msgbox short 10 40", "tab enter")
case("--msgbox hi 50 200", "enter")
case("--msgbox hi 8 40", "enter", cols=40, rows=9)
case("--msgbox hi 8 40", "enter", cols=20, rows=5)
case("--msgbox hi 0 0", "enter", cols=132, rows=50)
case("--msgbox hi 8 40", "enter", env={"NEWT_COLORS": "root=,red window=blue,green junk=,x"})
case("--msgbox hi 8 40", "enter", env={"NEWT_MONO": "1"})
case("--msgbox hi 8 40", "enter", env={"NEWT_COLORS_FILE": "/does/not/exist"})
case("--msgbox hi 8 40", "enter", env={"LC_ALL": "C"})
case("--msgbox hi 8 40", "enter", env={"LINES": "3", "COLUMNS": "7"})
case("--msgbox hi 8 40 --title T", "enter", env={"POSIXLY_CORRECT": "1"})
case("--msgbox hi 8 40", "enter", env={"TERM": "linux"})
case("--msgbox hi 8 40", "enter", env={"TERM": "vt100"})
case("--msgbox hi 8 40", "enter", env={"TERM": "screen-256color"})
case("--msgbox hi 8 40", "enter", fds={"0": "null"})
case("--msgbox hi 8 40", "enter", fds={"0": "closed"})
case("--msgbox hi 8 40", "enter", fds={"1": "null"})
case("--msgbox hi 8 40", "enter", stdin="data\n")
case("--msgbox hi 8 40", "enter", tty=False)
case("--msgbox hi 8 40", expected={}, fds={"2": "closed"})

# --- yesno ---

each("--yesno Sure? 8 40", "enter", "space", "tab enter", "tab space", "btab enter", "right enter",
     "left enter", "down enter", "up enter", "tab tab enter", "right right enter", "esc", "f12",
     "tab f12", "=n enter", "=y enter", "tab ^L enter", "tab =y enter", "RIGHT enter", "DOWN space",
     "right left enter", "tab down enter", "home end enter", "left left enter", "down down enter")
each("--defaultno --yesno Sure? 8 40", "enter", "tab enter", "f12", "esc", "left enter",
     "right enter", "btab enter", "down enter", "up enter")
for line in ("--yesno Sure? 0 0", "--nocancel --yesno Sure? 8 40", "--fb --yesno Sure? 8 40",
             "--yes-button Ja --no-button Nein --yesno Sure? 8 40", "--yesno '' 8 40",
             "--yes-button '' --no-button '' --yesno Sure? 8 40", "--yesno Sure? 1 1",
             "--yes-button 'Yes I really want to do this' --no-button 'No thanks, take me back' "
             "--yesno hi 8 40", "--topleft --yesno Sure? 8 40", "Sure? --yesno 8 40 --clear",
             "--ok-button O --cancel-button C --yesno Sure? 8 40"):
    each(line, "enter", "tab enter")
each("--nocancel --yesno Sure? 8 40", "esc")
each("--yesno Sure? 8 40 --defaultno", "enter")
case(["--scrolltext", "--yesno", LONG, "12", "40"], "tab enter")
case(["--scrolltext", "--yesno", LONG, "12", "40"], "tab tab enter")
case(["--scrolltext", "--defaultno", "--yesno", LONG, "12", "40"], "enter")
case(["--scrolltext", "--yesno", LONG, "12", "40"], "down down tab right enter")
case(["--yesno", LONG, "0", "0"], "tab enter")
case("--yesno Sure? 8 40", "tab enter", cols=30, rows=10)
case("--yesno Sure? 8 40", "tab enter", redirects="3>&1 1>&2 2>&3", fds={"2": "tty", "1": "pipe"})

# --- infobox ---

for line in ("--infobox hi 8 40", "--infobox hi 0 0", "--infobox '' 0 0", "--infobox hi 50 200",
             "--title T --backtitle B --infobox hi 8 40", "--clear --infobox hi 8 40",
             "--infobox hi 8 40 extra", "--topleft --fb --infobox hi 8 40", "hi 8 40 --infobox",
             "--infobox -- -x 8 40", "--scrolltext --infobox hi 8 40", "--infobox hi 1 1"):
    case(line)
case("--infobox hi 8 40", env={"TERM": "linux"})
case("--infobox hi 8 40", fds={"0": "null"})
case(["--infobox", LONG, "0", "0"])

# --- inputbox ---

each("--inputbox P 8 40", "enter", "=abc enter", "=abc tab enter", "=abc tab tab enter", "esc",
     "=abc | esc", "=abc f12", "=abc tab f12", "=abc tab tab f12", "=abc down enter",
     "=abc down down enter", "=abc up enter", "=abc btab enter", "=abc btab btab enter",
     "=abc left =X enter", "=abc ^B ^B =X enter", "=abc home =X enter", "=abc ^A =X ^E =Y enter",
     "=abc HOME =X END =Y enter", "=abc left left right =X enter", "=abc ^B ^B ^F =X enter",
     "=abc bs enter", "=abc ^H enter", "=abc left bs enter", "=abc home del enter",
     "=abc home ^D enter", "=abc ^U enter", "=abc left ^U =x enter", "=abc ^A right ^K enter",
     "=abc ins =d enter", "=abc left ins =X enter", "bs del left right enter",
     "'=a b  c' enter", "'= lead trail ' enter", "'=q\"\\''\\\\$x`y`' enter", "=abc ^L =d enter",
     "=abc pgup pgdn =d enter", "=abc tab tab tab =d enter", "=abc tab =d tab tab enter",
     "=abc tab space", "=abc tab tab space", "=abc tab right enter", "=abc tab left enter",
     "=abc tab tab left enter", "=abc tab up =d enter", "=é漢字 enter", "=é漢字 bs enter",
     "=é漢字 left left =x enter", "=日本 home del enter", "=añb left bs enter", "=l1 enter =l2 enter",
     "=%s enter" % ("0123456789" * 12), "=%s home =X enter" % ("0123456789" * 12),
     "=-x enter", "=abc home left =X enter", "=abc right right =X enter", "=abc x:1b | esc",
     "=héllo日本 bs enter", "=👍 enter", "=ab x:1b5b44 =X enter", "=abc up up enter", "=a | =b | enter")
each("--inputbox P 8 40 init", "enter", "=XY enter", "home =XY enter", "bs enter", "^U enter",
     "^U =new enter", "esc", "tab tab enter", "left =X enter", "del =x enter", "f12")
each("--nocancel --inputbox P 8 40 init", "enter", "tab enter", "esc", "tab tab =X enter", "f12",
     "btab enter", "down enter")
for line in ("--inputbox P 0 0 init", "--inputbox '' 8 40 init", "--inputbox P 8 40 ''",
             "--fb --inputbox P 10 40 init", "--title T --backtitle B --inputbox P 8 40 init",
             "--inputbox P 8 40 init extra", "--inputbox 'in' 10 30 -- -x", "--clear --inputbox P 8 40 init",
             "--inputbox 8 8 40 40", "--topleft --inputbox P 8 40 init", "P 8 40 --inputbox init",
             "--defaultno --inputbox P 8 40 init", "--default-item x --inputbox P 8 40 init",
             "--ok-button Go --cancel-button Back --inputbox P 8 40 init",
             "--separate-output --notags --noitem --inputbox P 8 40 init",
             "--inputbox P 50 200 init",
             "--inputbox P 0 40 init", "--inputbox P 3 5 init", "--inputbox a\\\\nb 0 0 in\\\\nit"):
    case(line, "enter")
for text in ("a\nb", "a\tb", "é漢字", " lead trail ", "x" * 3000, "a\"b'c\\d$e`f`", "\x1b[31mX",
             "-x", b"a\xffb", "e\u0301", "a\rb", "👨‍👩‍👧"):
    case(["--inputbox", "P", "8", "40", "--", text], "enter")
case(["--inputbox", "P", "8", "40", "long " * 30], "home =A end =Z enter")
case(["--inputbox", "P", "8", "40", "x" * 3000], "=y enter")
case(["--inputbox", "P", "8", "40", "é漢字"], "left bs =x enter")
case("--inputbox P 8 40 é", "enter", env={"LC_ALL": "C"})
case("--inputbox P 8 40", "=abc enter", env={"LC_ALL": "C"})
case("--inputbox P 8 40", "=abc enter", env={"NEWT_COLORS": "entry=red,blue"})
case("--inputbox P 8 40", "=abc enter", env={"NEWT_MONO": ""})
case("--inputbox P 8 40", "=abc enter", cols=40, rows=9)
case("--inputbox P 8 40", "=abc enter", fds={"1": "null"})
case("--inputbox P 8 40", "=abc enter", fds={"0": "null"})
case("--inputbox P 8 40", "=abc enter", tty=False)
case("--inputbox P 8 40", "=abc enter", fds={"2": "closed"})
case("--inputbox P 8 40", "=abc enter", stdin="typed ahead\n")

SWAPS = (
    ("", "3>&1 1>&2 2>&3", {"1": "pipe", "2": "tty"}),
    ("", "3>&2 2>&1 1>&3", {"1": "pipe", "2": "tty"}),
    ("", "2>&1 >/dev/tty", {"1": "pipe", "2": "tty"}),
    ("", "2>answer", {"2": "tty"}),
    ("", "3>answer 2>&3", {"2": "tty"}),
    ("--output-fd 3", "3>answer", {}),
    ("--output-fd=3", "3>&1 1>&2", {"1": "pipe", "2": "tty"}),
    ("--output-fd 2", "2>answer", {"2": "tty"}),
    ("--output-fd 9", "9>answer", {}),
)
for option, redirects, fds in SWAPS:
    for line, keys in (("--inputbox P 8 40 init", "=é enter"), (FRUIT, "down enter"),
                       (TICKS, "enter")):
        case(option + " " + line, keys, redirects=redirects, fds=fds)
case("--output-fd 3 --inputbox P 8 40 init", "tab tab enter", redirects="3>answer")
case("--output-fd 3 --inputbox P 8 40 init", "esc", redirects="3>answer")
case("--inputbox P 8 40 init", "esc", redirects="3>&1 1>&2 2>&3", fds={"1": "pipe", "2": "tty"})
case("--inputbox P 8 40 init", "enter", redirects="2>/dev/null", fds={"2": "tty"})

# --- passwordbox ---

each("--passwordbox P 8 40", "enter", "=secret enter", "=secret bs enter", "=abc left =X enter",
     "=abc ^U =z enter", "=é漢字 bs enter", "esc", "=abc tab tab enter", "=abc tab enter", "=abc f12",
     "=abc ^A =X ^E ^H enter", "'=a b\"$' enter", "=abc home del ^K enter", "=abc down down enter")
each("--passwordbox P 8 40 init", "enter", "=X enter", "^U enter", "home ^D enter")
for line in ("--nocancel --passwordbox P 8 40 init", "--passwordbox P 0 0 init",
             "--fb --passwordbox P 10 40 init", "--passwordbox -- -p 8 40 -i",
             "--ok-button Go --title T --passwordbox P 8 40 init", "--passwordbox P 8 40 ''"):
    case(line, "enter")
case("--nocancel --passwordbox P 8 40 init", "esc")
case("--passwordbox P 8 40", "=pw enter", redirects="3>&1 1>&2 2>&3", fds={"1": "pipe", "2": "tty"})

# --- textbox ---

FILES = {"short.txt": "one\ntwo\n", "long.txt": LONG + "\n"}
each("--textbox short.txt 12 40", "enter", "space", "esc", "f12", "tab enter", "pgdn enter",
     files=FILES)
each("--scrolltext --textbox long.txt 12 40", "tab enter", "pgdn end home tab enter",
     "down up tab space", "btab enter", "f12", "esc", files=FILES)
for line in ("--textbox long.txt 12 40", "--textbox short.txt 0 0", "--fb --textbox short.txt 12 40",
             "--textbox /proc/version 12 40", "--textbox /dev/null 12 40", "--textbox empty 0 0",
             "--title T --textbox short.txt 12 40 extra", "--ok-button Done --textbox wide 12 40",
             "--textbox odd 12 40", "--textbox nul 12 40", "--topleft --textbox short.txt 12 40",
             "--clear --nocancel --textbox short.txt 12 40", "--textbox ./short.txt 50 200"):
    case(line, "enter", files={**FILES, "empty": "", "wide": "x" * 300, "nul": "a\0b\nc\n",
                               "odd": encode(b"a\xff\x1b[31m\r\n\\n\tz")})
case("--textbox long.txt 0 0", "tab enter", files=FILES)
refused("--textbox nope 12 40", "--textbox /tmp 12 40", "--textbox '' 12 40")

# --- menu ---

each(FRUIT, "enter", "down enter", "down down enter", "up enter", "DOWN enter", "UP enter",
     "end enter", "home enter", "end home enter", "end down enter", "END up enter", "HOME enter",
     "^N enter", "^N ^N ^P enter", "^E enter", "^E ^A enter", "^V enter", "pgdn enter",
     "pgdn pgup enter", "end x:1b76 enter", "=c enter", "=C enter", "=d =d enter", "=z enter",
     "space enter", "down space enter", "=e up enter", "tab enter", "tab tab enter",
     "tab tab tab enter", "btab enter", "btab btab enter", "down tab enter", "down tab space",
     "down tab tab space", "right enter", "left enter", "down right enter", "right right enter",
     "right left enter", "tab down enter", "tab up enter", "tab tab down enter", "tab right enter",
     "tab left enter", "tab tab right enter", "tab tab left enter", "esc", "down | esc", "f12",
     "down f12", "down tab f12", "down tab tab f12", "down ^L enter", "down ins del bs enter",
     "tab tab tab down enter", "tab =c enter", "down down down down down down enter", "=b | =c | enter")
each(TEN, "pgdn enter", "pgdn pgdn enter", "pgdn pgdn pgdn enter", "end pgup enter", "end enter",
     "end pgup pgup pgup enter", "down pgdn enter", "=1 enter", "=1 =1 enter", "=1 =1 =1 enter",
     "=10 enter", "=5 enter", "=i enter", "down down down down enter", "^V ^V enter", "end up enter",
     "pgdn up enter", "pgdn pgup enter", "down down pgdn pgup enter", "end up up up up pgdn enter")
each("--menu P 0 0 0 " + " ".join("%d Item%d" % (n, n) for n in range(1, 31)), "pgdn enter",
     "end enter", "enter", "pgdn pgdn enter")
each("--menu 'One\nTwo\nThree' 0 0 0 " + " ".join("%d Item%d" % (n, n) for n in range(1, 31)),
     "pgdn enter")
each("--menu P 0 0 2 " + " ".join("%d Item%d" % (n, n) for n in range(1, 9)), "pgdn enter")
each("--menu P 0 40 3 " + " ".join("%d Item%d" % (n, n) for n in range(1, 9)), "pgdn enter")
each("--menu P 14 0 3 " + " ".join("%d Item%d" % (n, n) for n in range(1, 9)), "pgdn enter")
each("--menu P 14 40 0 " + " ".join("%d Item%d" % (n, n) for n in range(1, 31)), "pgdn enter")
each("--fb --menu P 0 0 0 " + " ".join("%d Item%d" % (n, n) for n in range(1, 31)), "pgdn enter")
each("--menu Same 14 40 5 x Alpha x Beta y Alpha y Beta", "enter", "down enter", "=x =x enter",
     "end enter", "=y enter")
each("--noitem --menu P 14 40 5 a Apple b Banana c Cherry", "enter", "down enter", "=c enter")
each("--notags --menu P 14 40 5 a Xenia b Yak c Zebra", "enter", "=z enter", "=a enter", "=y enter")
each("--notags --noitem --menu P 14 40 5 a Xenia b Yak", "down enter")
each("--nocancel " + FRUIT, "enter", "tab enter", "tab tab down enter", "esc", "right enter",
     "left enter", "f12", "btab enter", "tab right enter")
for item in ("c", "nosuch", "", "C", "Cherry", "a", "e"):
    case("--default-item '%s' %s" % (item, FRUIT), "enter")
each("--default-item x --menu P 14 40 5 a A x One x Two", "enter", "down enter")
each("--default-item 9 " + TEN, "enter", "up enter", "pgup enter", "pgdn enter", "home enter")
each("--default-item b --default-item d " + FRUIT, "enter")
for line in ("--defaultno " + FRUIT, FRUIT + " --title T", "--fb " + FRUIT, "--clear " + FRUIT,
             "--topleft --backtitle B " + FRUIT, "--separate-output " + FRUIT,
             "--ok-button Go --cancel-button Stop " + FRUIT,
             "--menu P 12 40 3 -- -a A -b B", "--menu P 12 40 4 -- -1 minus 0 zero",
             "--menu P 12 40 3 '' Empty b B", "--menu P 12 40 3 a '' b ''", "--menu P 12 40 3 '' ''",
             "--menu P 12 40 1 a A b B", "--menu P 24 80 15 a A b B", "--menu '' 12 40 3 a A",
             "P 12 40 3 a A --menu", "--menu --title T P 12 40 3 a A", "--menu P 50 200 40 a A b B",
             "--menu P 1 1 1 a A b B", "--menu P 12 40 30 a A b B", "--menu P 12 40 9999 a A b B",
             "--menu P '' '' '' a A", "--menu a\\\\nb\\\\nc\\\\nd\\\\ne\\\\nf\\\\ng\\\\nh 12 40 5 a A b B"):
    case(line, "down enter" if " b " in line or "-b" in line or " 0 " in line else "enter")
ODD = ("a b", 'c"q', "it's", "back\\slash", "$HOME", "`id`", "$(id)", "x;y|z&", "tab\there", "new\nline",
       "\x1b[31mX", "é漢字", "*", "#x", "~", "a\\nb", "%s%n", " lead", "trail ", b"bad\xff\xfe",
       "\x7f\x01", "👍", "n" * 300)
for tag in ODD:
    case(["--menu", "P", "12", "40", "4", tag, "Item", "z", "Z"], "enter")
for tag in ODD[::4]:
    case(["--radiolist", "P", "12", "40", "4", "y", "Y", "off", tag, "Item", "on"], "enter")
case(["--menu", "P", "14", "40", "5", "a", "i" * 300, "b", "日本" * 40], "down enter")
case(["--menu", "P", "14", "40", "5", "é", "Eh", "ü", "Ue"], "=u enter")
case(["--default-item", "é", "--menu", "P", "14", "40", "5", "a", "A", "é", "Eh"], "enter")
case(["--menu", LONG, "12", "40", "4", "a", "A", "b", "B"], "down enter")
case(FRUIT, "down enter", cols=40, rows=9)
case(FRUIT, "down enter", cols=20, rows=5)
case("--menu P 12 40 -- -3 a A b B", "down enter")
case("--menu P 0 0 0 " + " ".join("%d I%d" % (n, n) for n in range(1, 31)), "pgdn enter", cols=40, rows=10)
case(FRUIT, "down enter", env={"NEWT_COLORS": "listbox=,blue\nactlistbox=black,white"})
case(FRUIT, "down enter", env={"NEWT_MONO": "1", "LC_ALL": "C"})
case(FRUIT, "down enter", env={"TERM": "vt100"})
case(FRUIT, "down enter", env={"TERM": "linux"})
case(FRUIT, "down enter", fds={"0": "null"})
case(FRUIT, "down enter", fds={"1": "null"})
case(FRUIT, "down enter", stdin="x\n")
case(FRUIT, "x:1b | x:5b42 | enter")
case("--menu P 14 60 5 " + " ".join("tag%d Item%d" % (n, n) for n in range(500)),
     "end up pgup enter", name="--menu of 500 · end up pgup enter")

# --- checklist ---

each(TICKS, "enter", "space enter", "space space enter", "down space enter", "end space enter",
     "down down space up space enter", "pgdn space enter", "pgdn pgup space enter", "home space enter",
     "=c space enter", "=* enter", "=x enter", "up space enter", "tab enter", "tab space",
     "tab tab enter", "tab tab space", "btab enter", "right enter", "left enter", "down right enter",
     "space tab enter", "tab down enter", "tab up enter", "esc", "space | esc", "f12", "space f12",
     "tab f12", "tab tab f12", "down down down down space enter", "^N space enter", "^P space enter",
     "^E space enter", "^V space enter", "DOWN space enter", "down ^L space enter",
     "tab tab tab down space enter", "space | down | space | enter")
each(TEN_TICKS, "pgdn space enter", "pgdn pgdn space enter", "pgdn pgdn pgdn space enter",
     "pgdn pgdn pgdn pgup space enter", "down pgdn space enter", "down down down down space enter",
     "end space enter", "space pgdn space down space enter", "pgdn up space enter")
each("--checklist P 0 0 0 " + " ".join("%d Item%d off" % (n, n) for n in range(1, 31)),
     "pgdn space enter", "space enter")
each("--separate-output " + TICKS, "enter", "space enter", "down space enter", "esc", "tab tab enter")
each("--separate-output --checklist P 12 40 3 a A off b B off", "enter")
each("--checklist P 12 40 3 a A off b B off", "enter", "space down space enter")
each("--nocancel " + TICKS, "enter", "tab enter", "esc", "tab tab space enter", "right enter")
each("--noitem --checklist P 14 40 5 a on b off c on", "enter", "down space enter")
each("--notags --checklist P 14 40 5 a Xa on b Xb off", "enter", "down space enter")
each("--notags --noitem --checklist P 14 40 5 a on b off", "enter")
each("--default-item b " + TICKS, "space enter")
case(["--checklist", "P", "20", "50", "12"] + [x for tag in ODD for x in (tag, "Item", "on")],
     "enter", name="--checklist of odd tags · enter")
case(["--separate-output", "--checklist", "P", "20", "50", "12"]
     + [x for tag in ODD for x in (tag, "Item", "on")],
     "enter", name="--separate-output --checklist of odd tags · enter")
for status in ("on", "ON", "On", "oN", "1", "yes", "YES", "Yes", "true", "y", "off", "0", "no", "", "checked",
               "2", "01", "on ", "\ton", "enabled"):
    case(["--checklist", "P", "12", "40", "3", "a", "A", status], "enter")
for line in ("--checklist P 12 40 3", "--checklist P 12 40 3 x A on x B on", "--checklist P 12 40 3 '' A on",
             "--checklist P 12 40 3 '' '' on b B on", "--fb " + TICKS, "--clear --topleft " + TICKS,
             "--checklist P 12 40 3 -- -a A on --b B on", "--checklist P 12 40 1 a A on b B on",
             "--checklist P 12 40 30 a A on b B on", "--checklist P 50 200 40 a A on b B on",
             "--ok-button Go --cancel-button No " + TICKS, TICKS + " --separate-output --title T",
             "--separate-output --checklist P 12 40 3 '' A on b B on",
             "--separate-output --checklist P 12 40 3 'a b' A on 'c\"d' B on", "--defaultno " + TICKS,
             "--checklist P '' '' '' a A on"):
    case(line, "enter")
case(TICKS, "space enter", cols=40, rows=9)
case(TICKS, "space enter", env={"NEWT_MONO": "1"})
case(TICKS, "space enter", fds={"1": "null"})

# --- radiolist ---

each(RADIO, "enter", "space enter", "down enter", "down space enter", "down down space enter",
     "end space enter", "space space enter", "up space enter", "tab enter", "tab tab enter",
     "btab enter", "right enter", "space tab enter", "esc", "space f12", "tab tab f12", "=c space enter",
     "pgdn space enter", "DOWN DOWN space enter", "space | down | space | enter", "left enter",
     "down down down space enter", "^N space enter")
each("--radiolist P 14 40 4 a A off b B off", "enter", "down enter", "space enter", "down space enter",
     "tab enter", "f12")
each("--radiolist P 14 40 4 a A on b B on c C off", "enter", "space enter", "down space enter",
     "down down space enter")
each(TEN_RADIO, "pgdn space enter", "pgdn pgdn space enter", "pgdn pgdn pgdn space enter",
     "down down down down space enter")
each("--noitem --radiolist P 14 40 4 a off b on", "enter", "space enter")
each("--notags --radiolist P 14 40 4 a Xa off b Xb on", "enter", "space enter")
each("--nocancel " + RADIO, "enter", "tab enter", "esc")
each("--radiolist P 0 0 0 " + " ".join("%d Item%d off" % (n, n) for n in range(1, 31)),
     "pgdn space enter")
for line in ("--separate-output " + RADIO, "--fb " + RADIO, "--default-item c " + RADIO,
             "--radiolist P 12 40 3 '' A on", "--radiolist P 12 40 3 x A off x B on",
             "--radiolist P 12 40 3 -- -a A on", "--radiolist P 12 40 30 a A on",
             "--ok-button Go " + RADIO, "--radiolist P 12 40 3 a A 1 b B yes c C true",
             "--radiolist P '' '' '' a A on"):
    case(line, "enter")

# --- gauge ---

for stdin in ("", "10\n50\n100\n", "50", "XXX\n30\nNew text\nTwo\nXXX\n60\n", "junk\n30%\n\n-5\n200\n",
              "XXX\nbad\ntext\nXXX\n", "XXX\n40\nnever closed\n", "10\r\n20\r\n", "XXX 40\nXXX\r\n5\n",
              "0x10\n 25\n010\n50.5\n", b"\xff\x00\x1b[31m\n7\n", "".join("%d\n" % (n % 101) for n in range(2000)),
              "9" * 5000 + "\n", "XXX\n" + "8" * 200 + "\nt\nXXX\n"):
    case("--gauge Wait 7 50 0", stdin=stdin)
for line in ("--gauge Wait 7 50 150", "--gauge Wait 0 0 50", "--title T --gauge '' 7 50 5", "--gauge Wait 7 50 ''",
             "--gauge Wait 1 1 5", "--gauge Wait 50 200 5", "--gauge -- -W 7 50 -5", "Wait 7 50 30 --gauge",
             "--gauge Wait 7 50 0 extra", "--clear --topleft --nocancel --gauge Wait 7 50 1",
             "--backtitle B --gauge Wait\\\\nLine 8 50 10"):
    case(line, stdin="20\n80\n")
each("--gauge Wait 7 50 5", "esc", "enter", "=q", "tab enter f12", stdin="20\n", hold=True)
case("--gauge Wait 7 50 5", fds={"0": "null"})

# --- Help, version and what is refused ---

for line in ("-h", "--help", "--help --msgbox hi 8 40", "--msgbox hi 8 40 -h", "-hh", "-hv", "-vh", "-hx",
             "--msgbox --help", "--title T --help"):
    case(line, expected={"out": SOME, "err": ""}, fds={"1": "pipe"})
for line in ("-v", "--version", "--version --msgbox hi 8 40", "--msgbox hi 8 40 -v", "-vv", "-vx"):
    case(line, expected={"out": SOME, "err": ""}, fds={"1": "pipe"})
# It draws a frame before it counts the items and the percent.
for line in ("--menu P 12 40 3", "--menu P 12 40 3 a", "--menu P 12 40 3 a A b",
             "--checklist P 12 40 3 a A", "--checklist P 12 40 3 a", "--checklist P 12 40 3 a A on b B",
             "--radiolist P 12 40 3 a A", "--gauge Wait 7 50", "--noitem --menu P 12 40 3 a A b",
             "--noitem --checklist P 12 40 3 a on b", "--gauge Wait 7 50 5x"):
    case(line, expected={"err": SOME})
for line in ("--inputbox P 8 40 init", FRUIT, TICKS):
    case("--scrolltext " + line, "tab enter")
each("--output-fd '' --msgbox hi 8 40", "enter")
each("--output-fd= --msgbox hi 8 40", "enter")
case("--output-fd 0x3 --inputbox P 8 40 init", "enter", redirects="3>answer")
refused("", "hi", "hi 8 40", "--msgbox", "--msgbox hi", "--msgbox hi 8", "--yesno hi", "--infobox hi 8",
        "--inputbox hi 8", "--passwordbox hi", "--textbox short.txt", "--menu P 12 40", "--menu P 12", "--checklist P 12 40",
        "--radiolist P 12 40", "--gauge Wait",
        "--msgbox hi abc 40", "--msgbox hi 8 4x", "--msgbox hi 8x 40", "--msgbox hi '8 ' 40",
        "--menu P 12 40 3x a A", "--checklist P 12 40 x a A on",
        "--msgbox hi 8.5 40", "--msgbox --yesno hi 8 40", "--yesno hi 8 40 --msgbox hi 8 40",
        "--menu P 12 40 3 a A --inputbox", "--foo", "--foo --msgbox hi 8 40", "--msgbox hi 8 40 --foo",
        "--msgbox hi 8 40 -x", "--msgbox -foo 8 40", "-msgbox hi 8 40", "-title T --msgbox hi 8 40",
        "--titl T --msgbox hi 8 40", "--clear=x --msgbox hi 8 40", "--msgbox=text hi 8 40",
        "--defaultno=0 --msgbox hi 8 40", "--menu= P 12 40 3 a A", "--nocancel=1 --msgbox hi 8 40",
        "-xh", "-xv", "--output-fd 3x --msgbox hi 8 40",
        "--output-fd 99999999999 --msgbox hi 8 40", "--msgbox hi 0x8 0x28", "--msg hi 8 40", "--title", "--msgbox hi 8 40 --title", "--backtitle",
        "--ok-button", "--output-fd", "--default-item", "--output-fd abc --msgbox hi 8 40",
        "--output-fd 77 --inputbox hi 8 40", "--output-fd -1 --msgbox hi 8 40",
        "--nook --msgbox hi 8 40", "--no-cancel --msgbox hi 8 40", "--ok-label O --msgbox hi 8 40",
        "--menu P 12 40 4 -1 minus 0 zero", "--msgbox hi 8 40 --Title T", "--TITLE T --msgbox hi 8 40",
        "--stdout --inputbox P 8 40", "--calendar P 0 0", "--form P 8 40 0", "--inputbox P 8 40 -x",
        "--infobox -x 8 40", "--yesno --foo 8 40", "--", "-- --msgbox hi 8 40", "--clear", "--clear --fb",
        "--msgbox hi 8 40 --clear=x --foo",
        "-", "--checklist P 12 40 3 -a A on")
# --- What the real program gets wrong, and heed must not ---

fault("what does not fit must be reached", ["--yesno", "\n".join(map(str, range(1, 41))), "12", "40"],
      "pgdn enter")
for line in (["--msgbox", LONG, "0", "0"], ["--yesno", LONG, "0", "0"],
             ["--scrolltext", "--msgbox", LONG, "10", "40"],
             ["--scrolltext", "--textbox", "/etc/passwd", "10", "40"]):
    fault("Enter counts while the text has the focus", line, "enter")
fault("a terminal without a description can still be asked", "--inputbox P 8 40", "=abc enter",
      err="abc", env={"TERM": "nosuchterm"})
LOST = "an unknown sequence is no Escape"
fault(LOST, "--inputbox P 8 40", "=ab | x:1b5b31353b327e | =Z enter", err="abZ")
fault(LOST, "--inputbox P 8 40", "=ab | x:1b5b49 | =Z enter", err="abZ")
fault(LOST, "--inputbox P 8 40", "=ab | x:1b5b3c303b313b314d | =Z enter", err="abZ")
fault("a paste is text", "--inputbox P 8 40", "x:1b5b3230307e =hi x:1b5b3230317e | enter", err="hi")
fault(LOST, FRUIT, "down | x:1b5b49 | enter", err="b")
fault(LOST, FRUIT, "down | x:1b5b32333b357e | enter", err="b")
fault(LOST, TICKS, "x:1b5b49 | enter", err='"a" "d"')
fault(LOST, "--yesno Sure? 8 40", "x:1b5b31353b327e | enter")
fault("one press takes what is seen as one character", "--inputbox P 8 40", "=e\u0301 bs enter")
fault("one press takes what is seen as one character", "--inputbox P 8 40", "=a👨‍👩‍👧 bs enter", err="a")
fault("it crashes", "--radiolist P 12 40 3", "enter")
fault("it crashes", "--msgbox hi 999999999 999999999", "enter")
fault("a script must be stoppable", "--yesno Sure? 8 40", "^C", 130)
fault("a script must be stoppable", "--inputbox P 8 40 init", "=x ^C", 130)
fault("a script must be stoppable", FRUIT, "^C", 130)
fault("a script must be stoppable", "--gauge Wait 7 50 5", "^C", 130, stdin="20\n", hold=True)
fault("an answer that is not written is no answer", "--output-fd 4 --inputbox P 8 40 init", "enter", 255,
      SOME, redirects="4>/dev/full")
fault("the screen does not belong into a captured output", "--inputbox P 8 40", "=abc enter", err="abc",
      fds={"1": "pipe"}, expected={"out": ""})
fault("the screen does not belong into a captured output", FRUIT, "down enter", err="b",
      fds={"1": "pipe"}, expected={"out": ""})
fault("the screen does not belong into a captured output", "--yesno Sure? 8 40", "tab enter", 1,
      fds={"1": "pipe"}, expected={"out": ""})
