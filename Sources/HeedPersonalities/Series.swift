package import HeedCore

/// Dialogs one after the other, of which each may depend on how those before it ended.
package struct Series: Sendable {
  /// What comes next.
  package enum Next: Sendable {
    /// The next dialog; `after` is written before it is shown.
    case show(Request, after: [UInt8] = [])
    case finished(Report)
  }

  /// The descriptor that the answer goes to, if there may be one.
  package var answerDescriptor: Int32?
  /// What comes after the dialogs that have ended so; a pure function of their outcomes in order.
  package var next: @Sendable ([Outcome]) throws(UsageError) -> Next

  package init(
    answerDescriptor: Int32?, next: @escaping @Sendable ([Outcome]) throws(UsageError) -> Next
  ) {
    self.answerDescriptor = answerDescriptor
    self.next = next
  }
}
