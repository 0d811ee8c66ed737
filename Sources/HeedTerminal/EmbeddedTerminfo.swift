/// A terminal description for hosts that do not know the terminal's type.
///
/// Made by `tic -x -o DIR heed.ti` and `TERMINFO=DIR infocmp -Q2 heed` (ncurses 6.4) from the source
/// below; ncurses reads such text from `TERMINFO`. Terminals with types that few hosts know
/// (kitty, foot, alacritty, ghostty, tmux) all understand these sequences.
enum EmbeddedTerminfo {
  /// The name in the entry; ncurses looks for it there.
  static let type = "heed"

  /// What `TERMINFO` is to hold.
  static let text = """
    b64:HgIvAA8ADwBpAVEBaGVlZHx0ZXJtaW5hbHMgdGhhdCB1bmRlcnN0YW5kIHdoYXQgeHRlcm0gZG9lcwAAAQAAAQ\
    AAAAAAAAAAAQFQAAAA_____xgAAAD_____________________________________________________AAEAAAAA\
    AQD__wAAAgD_____BAAMABAAFAD__x8AMAAyADYAPQD__z8ARgD__0oA__________________9OAFMA__9cAP____\
    ___2EAZgBrAP____9wAHQA_____30AgwD_________________________________________________________\
    __________________________________________________________________________________________\
    __________________iQD_______-SAJsA__-kAP_______________________________60A__-4AP__________\
    __________________________________________________________________________________________\
    __________________________________________________________________________________________\
    __________________________________________________________________________________________\
    __________________________________________________________________________________________\
    __________________________________________________________________________-6AP____________\
    ______________________wwD________________________IAP______________________________________\
    _________________________________________________84A________0gARAQcADQAbW0gbWzJKABtbSwAbW0\
    oAG1slaSVwMSVkRwAbWyVpJXAxJWQ7JXAyJWRIAAoAG1tIABtbPzI1bAAIABtbPzI1aAAbW0MAG1tBABtbMW0AG1s_\
    MTA0OWgAG1sybQAbWzdtABtbN20AG1s0bQAbW20AG1s_MTA0OWwAG1syN20AG1syNG0AG1slcDElZEIAG1slcDElZE\
    QAG1slcDElZEMAG1slcDElZEEAG1slaSVwMSVkZAAKABtbMzk7NDltABtbM20AG1syM20AG1s8ABtbJT8lcDElezh9\
    JTwldDMlcDElZCVlJXAxJXsxNn0lPCV0OSVwMSV7OH0lLSVkJWUzODs1OyVwMSVkJTttABtbJT8lcDElezh9JTwldD\
    QlcDElZCVlJXAxJXsxNn0lPCV0MTAlcDElezh9JS0lZCVlNDg7NTslcDElZCU7bQA=
    """

  /// The source of ``text``.
  static let source = #"""
    heed|terminals that understand what xterm does,
      am, mir, msgr, xenl,
      colors#256, cols#80, lines#24, pairs#65536,
      bel=^G, bold=\E[1m, civis=\E[?25l, clear=\E[H\E[2J, cnorm=\E[?25h, cr=\r,
      cub=\E[%p1%dD, cub1=^H, cud=\E[%p1%dB, cud1=\n, cuf=\E[%p1%dC, cuf1=\E[C,
      cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A, dim=\E[2m, ed=\E[J, el=\E[K,
      home=\E[H, hpa=\E[%i%p1%dG, ind=\n, kmous=\E[<, op=\E[39;49m, rev=\E[7m,
      rmcup=\E[?1049l, rmso=\E[27m, rmul=\E[24m, sgr0=\E[m, sitm=\E[3m, ritm=\E[23m,
      smcup=\E[?1049h, smso=\E[7m, smul=\E[4m, vpa=\E[%i%p1%dd,
      setab=\E[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;5;%p1%d%;m,
      setaf=\E[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m,
    """#
}
