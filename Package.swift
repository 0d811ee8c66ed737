// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A release build needs nothing of the host: Swift, glibc and ncurses are linked in.
///
/// lld lays the functions of a start side by side (`make order`), which saves a third of the memory.
let wholeProgram: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld",
      "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/.ci/start.order",
      "-Xlinker", "--no-warn-symbol-ordering",
    ], .when(configuration: .release))
]
let staticCode: [SwiftSetting] = [
  .unsafeFlags(["-static-executable"], .when(configuration: .release))
]

let package = Package(
  name: "heed",
  products: [
    .executable(name: "heed", targets: ["heed"]),
    .library(name: "HeedKit", targets: ["HeedKit"]),
  ],
  targets: [
    .systemLibrary(name: "CCurses", providers: [.apt(["libncurses-dev"])]),
    .target(name: "HeedCore", swiftSettings: strict),
    .target(name: "HeedPersonalities", dependencies: ["HeedCore"], swiftSettings: strict),
    .target(name: "HeedManual", dependencies: ["HeedCore"], swiftSettings: strict),
    .target(name: "HeedTerminal", dependencies: ["HeedCore", "CCurses"], swiftSettings: strict),
    .target(name: "HeedKit", dependencies: ["HeedCore", "HeedTerminal"], swiftSettings: strict),
    .executableTarget(
      name: "heed",
      dependencies: ["HeedCore", "HeedPersonalities", "HeedManual", "HeedTerminal"],
      swiftSettings: strict + staticCode, linkerSettings: wholeProgram),
    .executableTarget(
      name: "generate", dependencies: ["HeedCore", "HeedPersonalities", "HeedManual"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "Support", dependencies: ["HeedCore", "CVterm"], path: "Tests/Support",
      swiftSettings: strict),
    .testTarget(
      name: "HeedCoreTests", dependencies: ["HeedCore", "Support"], swiftSettings: strict),
    .testTarget(
      name: "HeedPersonalitiesTests", dependencies: ["HeedCore", "HeedPersonalities", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "HeedManualTests", dependencies: ["HeedCore", "HeedManual", "HeedPersonalities"],
      swiftSettings: strict),
    .testTarget(
      name: "HeedKitTests", dependencies: ["HeedCore", "HeedKit", "CCurses", "CVterm", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "HeedTerminalTests", dependencies: ["HeedCore", "HeedTerminal", "heed", "Support"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
