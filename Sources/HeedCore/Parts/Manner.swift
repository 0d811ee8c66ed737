/// Whose ways a dialog has.
package enum Manner: Sendable {
  /// Its own: buttons placed by their roles, letters for hot keys, Escape for cancel.
  case native
  /// Those of whiptail and dialog: buttons side by side in the order given, no hot keys, and Escape
  /// an end of its own.
  case classic
}
