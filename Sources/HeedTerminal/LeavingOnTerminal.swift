package import HeedCore

/// Draws a frame below the cursor, or on the whole screen, and leaves it there.
///
/// It asks nothing, so it waits for nobody, reads nothing and changes no modes.
package func leaveOnTerminal(
  _ options: TerminalOptions, frame: (Size) -> Frame
) throws(TerminalError) {
  _ = try Terminfo.type()
  let tty = try Tty(path: options.ttyPath)
  let surface = try InlineSurface(tty, options: options)
  surface.show(frame(tty.size))
  surface.finish()
}
