/// Whose ways a dialog has.
package enum Manner: Sendable {
  /// Its own: buttons placed by their roles, letters for hot keys, Escape for cancel.
  case native
  /// Those of whiptail: buttons side by side in the order given, no hot keys, and Escape an end of
  /// its own.
  case classic
  /// Those of dialog: as whiptail's, but letters press buttons, and a list keeps its keys while a
  /// button has the focus.
  case dialog
}
