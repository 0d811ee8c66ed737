#!/usr/bin/env python3
"""Records what the real whiptail or dialog answers, for the differential tests of heed's faces.

    record.py                 run every case of cases.py, write whiptail.jsonl
    record.py --program dialog    the same with dialog: cases_dialog.py, dialog.jsonl
    record.py --check         run again and report what differs from what is recorded (status 1)
    record.py --only TEXT     only the cases whose name contains TEXT, printed and not written
    record.py --count         how many cases there are of every box
    record.py -j N            N at a time (6)

The judge is the program on PATH; a link to heed is refused. The standard library is enough.

A line of a recording is one case:
    name        what a failure is called
    argv        the arguments behind the program's name
    env         names set beside TERM, LC_ALL, PATH and HOME; null takes one away
    files       what lies in the working directory, by name
    cols, rows  the terminal, where it is not 80x24
    tty         false: the terminal is no controlling one
    fds         where 0, 1 and 2 lead: tty, pipe (captured; for 0: see stdin), null, closed.
                Unless said: 0 tty, 1 tty, 2 pipe
    redirects   the shell's redirections behind the command, `3>&1 1>&2 2>&3`
    stdin       the bytes fed into 0; then the end of input, at once or (hold) after the keys
    keys        groups of bytes; each is typed when the screen is drawn and still
    status      as $? has it: 128 + the signal for a signal
    out, err    the bytes captured of 1 and 2 where those are pipes
    answer      the bytes in the file `answer`, where redirects name it
    fault       why the real program is not followed: the values are what is right instead
Bytes are a string, or {"base64": ...} where they are no UTF-8; {"some": true} is any text at all.
"""
import argparse, base64, concurrent.futures, errno, fcntl, json, os, pathlib, pty, select, shutil
import signal, struct, sys, tempfile, termios, time

HERE = pathlib.Path(__file__).parent
ENVIRONMENT = {
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/tmp",
}
QUIET = 0.12  # seconds without a byte, before a screen is taken as drawn
PATIENCE = 3.0  # seconds for the end, after the last key


def real(name):
    path = shutil.which(name)
    if not path or os.path.basename(os.path.realpath(path)) != name:
        sys.exit("record.py: no real %s on PATH (%s)" % (name, path and os.path.realpath(path)))
    return path


def encode(data):
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(data).decode()}


def decode(value):
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value.encode()


def quoted(data):
    """A word of bash, whatever its bytes."""
    return b"$'" + b"".join(b"\\x%02x" % byte for byte in data) + b"'"


class Run:
    """The real program on a terminal, and the keys of one case."""

    def __init__(self, program, case, directory):
        self.case, self.seen, self.status = case, 0, None
        self.captured = {1: b"", 2: b""}
        self.master, slave = pty.openpty()
        size = struct.pack("HHHH", case.get("rows", 24), case.get("cols", 80), 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)
        path = os.ttyname(slave)
        fds = {"0": "pipe" if "stdin" in case else "tty", "1": "tty", "2": "pipe"}
        fds.update(case.get("fds", {}))
        pipes = {n: os.pipe() for n in (0, 1, 2) if fds[str(n)] == "pipe"}
        self.pid = os.fork()
        if self.pid == 0:
            try:
                self.start(program, path, fds, pipes, directory)
            finally:
                os._exit(127)
        self.slave = slave
        self.input, self.readers = None, {self.master: 0}
        for number, (reading, writing) in pipes.items():
            os.close(reading if number == 0 else writing)
            if number == 0:
                self.input = writing
            else:
                self.readers[reading] = number

    def start(self, program, path, fds, pipes, directory):
        os.setsid()
        terminal = os.open(path, os.O_RDWR | (0 if self.case.get("tty", True) else os.O_NOCTTY))
        ends = []
        for number in (0, 1, 2):
            kind = fds[str(number)]
            if kind == "pipe":
                ends.append(pipes[number][0 if number == 0 else 1])
            else:
                ends.append({"tty": terminal, "closed": None}.get(kind, -1))
        kept = [None if end is None else os.open("/dev/null", os.O_RDWR) if end < 0
                else fcntl.fcntl(end, fcntl.F_DUPFD, 20) for end in ends]
        for number, end in enumerate(kept):
            os.close(number) if end is None else os.dup2(end, number)
        os.closerange(3, 256)
        os.chdir(directory)
        environment = dict(ENVIRONMENT)
        for name, value in self.case.get("env", {}).items():
            environment.pop(name, None)
            if value is not None:
                environment[name] = value
        arguments = [decode(argument) for argument in self.case["argv"]]
        if "redirects" in self.case:
            words = b" ".join(quoted(a) for a in arguments)
            name = os.path.basename(program).encode()
            line = b"exec -a " + name + b" " + program.encode() + b" " + words
            line += b" " + self.case["redirects"].encode()
            os.execve("/bin/bash", ["bash", "-c", line], environment)
        os.execve(program, [os.path.basename(program)] + arguments, environment)

    def move(self, seconds):
        """Takes what comes within a moment; whether anything came."""
        if not self.readers:
            time.sleep(seconds)
        ready = select.select(list(self.readers), [], [], seconds)[0] if self.readers else []
        moved = False
        for descriptor in ready:
            try:
                data = os.read(descriptor, 65536)
            except OSError as error:
                if error.errno != errno.EIO:
                    raise
                data = b""
            number = self.readers[descriptor]
            if not data:
                del self.readers[descriptor]
                continue
            moved = True
            self.seen += len(data)
            if number:
                self.captured[number] += data
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return moved

    def is_waiting(self):
        try:
            with open("/proc/%d/stat" % self.pid) as file:
                return file.read().rsplit(")", 1)[1].split()[0] == "S"
        except OSError:
            return True

    def settle(self, first):
        deadline, since = time.monotonic() + 5, time.monotonic()
        while self.status is None and time.monotonic() < deadline:
            if self.move(0.01):
                since = time.monotonic()
            still = time.monotonic() - since >= QUIET and self.is_waiting()
            blind = time.monotonic() - since >= 0.5
            if still and (self.seen or not first or blind):
                return

    def feed(self, data):
        try:
            while data:
                data = data[os.write(self.input, data):]
        except BrokenPipeError:
            pass

    def close_input(self):
        if self.input is not None:
            os.close(self.input)
            self.input = None

    def play(self):
        if self.input is not None:
            self.feed(decode(self.case.get("stdin", "")))
            if not self.case.get("hold"):
                self.close_input()
        for index, group in enumerate(self.case.get("keys", [])):
            self.settle(index == 0)
            os.write(self.master, decode(group))
        if self.case.get("hold"):
            self.settle(False)
        self.close_input()
        deadline = time.monotonic() + PATIENCE
        while self.status is None and time.monotonic() < deadline:
            self.move(0.01)
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.status = "running"
        while self.move(0):
            pass
        for descriptor in {self.master, self.slave, *self.readers}:
            os.close(descriptor)
        return self.status if self.status == "running" or self.status >= 0 else 128 - self.status


def result(program, case):
    """The case with what came of it."""
    with tempfile.TemporaryDirectory(prefix="record-") as directory:
        for name, data in case.get("files", {}).items():
            pathlib.Path(directory, name).write_bytes(decode(data))
        run = Run(program, case, directory)
        found = {"status": run.play()}
        fds = {"1": "tty", "2": "pipe", **case.get("fds", {})}
        for number, key in ((1, "out"), (2, "err")):
            if fds[str(number)] == "pipe":
                found[key] = encode(run.captured[number])
        answer = pathlib.Path(directory, "answer")
        if answer.exists():
            found["answer"] = encode(answer.read_bytes())
    return found


def is_met(wanted, found):
    if wanted == {"some": True}:
        return found not in (None, "")
    return wanted == found


def recorded(job):
    """What becomes a line of the file, and what is wrong with the case."""
    program, case = job
    case, wanted = dict(case), dict(case["expected"])
    del case["expected"]
    found = result(program, case)
    missed = {key: found.get(key) for key in wanted if not is_met(wanted[key], found.get(key))}
    trouble = None
    if "fault" in case:
        if not missed:
            trouble = "is no fault: %r" % found
        return {**case, **wanted}, found, trouble
    if missed:
        trouble = "is not as the table says: %r" % missed
    elif found["status"] == "running" or found["status"] >= 128 and found["status"] != 255:
        trouble = "did not end well: %r" % found
    return {**case, **{**found, **wanted}}, found, trouble


def box(case):
    boxes = [a[2:] for a in case["argv"] if isinstance(a, str) and a.startswith("--")
             and a.endswith(("box", "list", "menu", "gauge", "yesno", "pause"))]
    return boxes[0] if boxes else "none"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--program", choices=["whiptail", "dialog"], default="whiptail")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--only")
    parser.add_argument("--count", action="store_true")
    parser.add_argument("-j", type=int, default=6)
    options = parser.parse_args()
    sys.path.insert(0, str(HERE))
    sys.dont_write_bytecode = True
    if options.program == "dialog":
        import cases_dialog as cases
    else:
        import cases
    file = HERE / (options.program + ".jsonl")
    table = [c for c in cases.TABLE if not options.only or options.only in c["name"]]
    if options.count:
        counts = {}
        for case in table:
            counts[box(case)] = counts.get(box(case), 0) + 1
        print(" ".join("%s %d" % item for item in sorted(counts.items())), "all", len(table))
        return 0
    names = [case["name"] for case in table]
    doubled = {name for name in names if names.count(name) > 1}
    if doubled:
        sys.exit("record.py: cases of one name: %s" % "; ".join(sorted(doubled)))
    program = real(options.program)
    with concurrent.futures.ProcessPoolExecutor(options.j) as pool:
        results = list(pool.map(recorded, [(program, case) for case in table]))
    lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line, _, _ in results]
    wrong = ["%s %s" % (line["name"], trouble) for line, _, trouble in results if trouble]
    if options.only:
        for line, found, _ in results:
            print(line["name"], found)
    elif options.check:
        before = file.read_text().splitlines()
        wrong += ["- %s\n+ %s" % pair for pair in zip(before, lines) if pair[0] != pair[1]]
        if len(before) != len(lines):
            wrong.append("%d cases are recorded, the table has %d" % (len(before), len(lines)))
    else:
        file.write_text("".join(line + "\n" for line in lines))
    print("\n".join(wrong), file=sys.stderr)
    print("%d cases, %d in trouble" % (len(table), len(wrong)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
