// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "AlertBox",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AlertBox", targets: ["AlertBox"]),
    .executable(name: "alertbox", targets: ["AlertBoxCLI"]),
  ],
  targets: [
    .target(name: "AlertBox", swiftSettings: settings),
    .executableTarget(name: "AlertBoxCLI", dependencies: ["AlertBox"], swiftSettings: settings),
    .executableTarget(
      name: "AlertBoxTestHost",
      dependencies: ["AlertBox"],
      path: "Tests/AlertBoxTestHost",
      swiftSettings: settings
    ),
    .target(
      name: "AlertBoxTestSupport",
      path: "Tests/AlertBoxTestSupport",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "AlertBoxStress",
      dependencies: ["AlertBox", "AlertBoxTestSupport"],
      path: "Tests/AlertBoxStress",
      swiftSettings: settings
    ),
    .testTarget(
      name: "AlertBoxTests",
      dependencies: [
        "AlertBox", "AlertBoxCLI", "AlertBoxStress", "AlertBoxTestHost", "AlertBoxTestSupport",
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
