#if !DEBUG
/// Takes the place of the runtime's search for `swift-backtrace` in a program linked statically.
///
/// The search looks at eight paths before each start, and aborts where `/proc` is not mounted. A
/// release does not come with that helper, so there is none to be found.
@_cdecl("swift_copyAuxiliaryExecutablePath")
func copyAuxiliaryExecutablePath(_ name: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? { nil }
#endif
