/// What tells one dialog of a script from the others, the same in every personality.
package struct Identity: Equatable, Sendable {
  /// The name that the script gave it.
  package var name: String?
  /// The native command that shows such a dialog, whatever command line asked for it.
  package var kind: String
  package var title: String
  package var message: String

  package init(name: String? = nil, kind: String, title: String = "", message: String = "") {
    self.name = name
    self.kind = kind
    self.title = title
    self.message = message
  }
}

/// What counts as an answer where nobody is there to give one.
package enum Default: Sendable {
  /// Only what was declared: values, a preferred button, a button that is the only one.
  case declared
  /// What Return gives at once, as scripts for classic programs take it.
  case immediateReturn
}
