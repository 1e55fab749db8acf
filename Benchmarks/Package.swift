// swift-tools-version: 6.2

import PackageDescription

// The command is measured as the static build that only Linux has.
#if os(Linux)
  let excluded: [String] = []
#else
  let excluded = ["Command"]
#endif

// A package of its own, so that nothing of it reaches those who use the library.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "AlertBox", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "AlertBox", package: "AlertBox")],
      exclude: excluded,
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
