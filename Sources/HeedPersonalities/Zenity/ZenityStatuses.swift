import HeedCore

/// The exit statuses, which the environment can change.
struct ZenityStatuses: Sendable {
  var ok: Int32 = 0
  var cancel: Int32 = 1
  var escape: Int32 = 1
  var extra: Int32 = 1
  var timeout: Int32 = 5
  var error: Int32 = 255

  init(_ surroundings: Surroundings) {
    func number(_ name: String) -> Int32? {
      (surroundings.environment("ZENITY_" + name) ?? surroundings.environment("DIALOG_" + name))
        .map(CdialogStatuses.status)
    }
    ok = number("OK") ?? ok
    cancel = number("CANCEL") ?? cancel
    escape = number("ESC") ?? escape
    extra = number("EXTRA") ?? extra
    timeout = number("TIMEOUT") ?? timeout
    error = number("ERROR") ?? error
  }
}
