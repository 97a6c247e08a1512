// swift-tools-version: 6.2
// One section a level, in dependency order; lists are alphabetical. The table of targets is in README.md,
// and `ImportTests` compares every import under Sources/ with it.
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  // Generic types by their accessors: found by mangled name, each made the runtime look through all 11,000 conformances of the
  // program for the one of its key, 31 of the 470 million instructions of a start with a file.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
  // All of it is one thread's, and nothing yields an access to code that could overlap it, which debug builds and with them
  // the tests check; checking it here took a quarter of the n-body program and of a mount of 10,000 rows.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  // The same thread counts references, so nothing has to be atomic; it was a third of an update's time (W1a) and a tenth of the
  // start's. Whatever is given to another thread, as to the one with the large stack, is waited for.
  .unsafeFlags(["-Xfrontend", "-assume-single-threaded"], .when(configuration: .release)),
]

/// The standard library and Foundation within the program: finding and binding them took an eighth of the start's time.
let selfContained: (compiling: SwiftSetting, linking: LinkerSetting) = (
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release)),
  // The toolchain's own linker has nothing to say about what Foundation uses of the C library.
  // At a fixed place: moving the program to another one meant writing 125,000 addresses before its first line.
  .unsafeFlags(
    ["-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
)

let package = Package(
  name: "theseus",
  products: [
    .executable(name: "theseus", targets: ["theseus"]),
    .executable(name: "theseus-benchmark", targets: ["theseus-benchmark"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/apple/swift-collections", .upToNextMinor(from: "1.6.0")),
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.0")),
  ],
  targets: [
    // Level 0: system libraries and plain data.
    .systemLibrary(
      name: "Ccmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "Clibedit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(name: "CLineEditor", dependencies: ["Clibedit"]),
    .target(name: "TheseusGraph", swiftSettings: strict),
    .target(name: "TheseusProgram", swiftSettings: strict),

    // Level 1: what a program says.
    .target(
      name: "TheseusFrontend",
      dependencies: [
        "TheseusProgram",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(name: "TheseusTrace", dependencies: ["TheseusProgram"], swiftSettings: strict),
    .target(name: "TheseusTypes", dependencies: ["TheseusProgram"], swiftSettings: strict),

    // Level 2: running code, and drawing what happened.
    .target(
      name: "TheseusInterpreter",
      dependencies: [
        "TheseusProgram", "TheseusTypes",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict),
    .target(
      name: "TheseusRendering", dependencies: ["TheseusProgram", "TheseusTrace"], swiftSettings: strict),

    // Level 3: SwiftUI's rules.
    .target(
      name: "TheseusRuntime",
      dependencies: [
        "TheseusGraph", "TheseusInterpreter", "TheseusProgram", "TheseusTrace", "TheseusTypes",
      ],
      swiftSettings: strict),

    // Level 4 to 6: the prompt without a terminal, lessons, the terminal.
    .target(
      name: "TheseusSession",
      dependencies: [
        "TheseusFrontend", "TheseusInterpreter", "TheseusProgram", "TheseusRuntime", "TheseusTrace", "TheseusTypes",
      ],
      swiftSettings: strict),
    .target(
      name: "TheseusLessons",
      dependencies: ["Ccmark", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusTrace"],
      swiftSettings: strict),
    .target(
      name: "TheseusShell",
      dependencies: [
        "CLineEditor", "TheseusLessons", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusTrace",
      ],
      swiftSettings: strict),

    // Level 7: the programs.
    .executableTarget(
      name: "theseus",
      dependencies: [
        "TheseusLessons", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusShell",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("../../Lessons")],
      swiftSettings: strict + [selfContained.compiling], linkerSettings: [selfContained.linking]),
    .executableTarget(
      name: "theseus-benchmark",
      dependencies: [
        "CPseudoTerminal",
        "TheseusFrontend", "TheseusInterpreter", "TheseusProgram", "TheseusRendering", "TheseusRuntime",
        "TheseusSession", "TheseusShell", "TheseusTrace", "TheseusTypes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict + [selfContained.compiling], linkerSettings: [selfContained.linking]),

    // Tests.
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .executableTarget(
      name: "theseus-shell-probe", dependencies: ["TheseusSession", "TheseusShell"], path: "Tests/ShellProbe",
      swiftSettings: strict),
    .target(
      name: "TheseusTestSupport", dependencies: ["TheseusFrontend"], path: "Tests/TheseusTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TheseusCatalogueTests",
      dependencies: ["TheseusFrontend", "TheseusLessons", "TheseusProgram", "TheseusTestSupport", "TheseusTypes"],
      exclude: ["Declarations", "Goldens"], swiftSettings: strict),
    .testTarget(
      name: "CatalogueTests",
      dependencies: ["TheseusFrontend", "TheseusProgram", "TheseusTestSupport", "TheseusTypes"], swiftSettings: strict),
    .testTarget(
      name: "TalkTests",
      dependencies: [
        "TheseusLessons", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusTestSupport", "TheseusTrace",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TheseusFrontendTests", dependencies: ["TheseusFrontend", "TheseusProgram", "TheseusTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TheseusRenderingTests",
      dependencies: ["TheseusProgram", "TheseusRendering", "TheseusTestSupport", "TheseusTrace"], exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "TheseusSessionTests",
      dependencies: ["TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusTestSupport", "TheseusTrace"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "TheseusLessonsTests", dependencies: ["TheseusLessons", "TheseusProgram", "TheseusRendering"],
      swiftSettings: strict),
    .testTarget(
      name: "LessonTests",
      dependencies: ["TheseusLessons", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TheseusRuntimeTests",
      dependencies: [
        "TheseusFrontend", "TheseusInterpreter", "TheseusProgram", "TheseusRuntime", "TheseusTestSupport",
        "TheseusTrace",
        "TheseusTypes",
      ],
      swiftSettings: strict),
    .testTarget(name: "TheseusGraphTests", dependencies: ["TheseusGraph"], swiftSettings: strict),
    .testTarget(
      name: "TheseusTypesTests",
      dependencies: ["TheseusFrontend", "TheseusProgram", "TheseusTestSupport", "TheseusTypes"], swiftSettings: strict),
    .testTarget(
      name: "TheseusInterpreterTests", dependencies: ["TheseusInterpreter", "TheseusTypes"], swiftSettings: strict),
    .testTarget(
      name: "LanguageTests",
      dependencies: [
        "TheseusFrontend", "TheseusInterpreter", "TheseusProgram", "TheseusSession", "TheseusTestSupport",
      ],
      exclude: ["Programs", "Rejections", "OtherPlaces.txt", "Traps.txt"], swiftSettings: strict),
    .testTarget(
      name: "TheseusShellTests",
      dependencies: ["CPseudoTerminal", "TheseusSession", "TheseusShell", "theseus", "theseus-shell-probe"],
      swiftSettings: strict),
  ]
)
