import Foundation
import Testing

@testable import TheseusTypes

/// The real compiler, with a module named SwiftUI that was made from the catalogue.
final class Compiler: Sendable {
  /// What building the module gave: a compiler, or why there is none.
  static let shared = Result { try Compiler() }

  private let folder: URL
  private static let options = ["-swift-version", "5", "-suppress-warnings", "-parse-as-library"]

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("theseus-catalogue-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let declarations = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Declarations/Prelude.txt")
    let prelude = try write(String(contentsOf: declarations, encoding: .utf8), to: "Prelude.swift")
    let source = try write(ModuleSource(Catalogue.swiftUI).text, to: "Catalogue.swift")
    let library = folder.appendingPathComponent("libSwiftUI.so")
    try check(
      compile(
        Self.options + ["-emit-library", "-emit-module", "-module-name", "SwiftUI", prelude.path, source.path]
          + ["-o", library.path]))
    for name in ["Combine", "UIKit"] {
      let stub = try write("@_exported import SwiftUI\n", to: name + ".swift")
      let module = folder.appendingPathComponent(name + ".swiftmodule")
      try check(
        compile(
          Self.options + ["-emit-module", "-module-name", name, "-I", folder.path, stub.path, "-o", module.path]))
    }
  }

  /// What the compiler has against a program; empty if nothing.
  func errors(in program: String) throws -> String {
    let file = try write(program, to: "\(UUID().uuidString).swift")
    let (status, output) = try compile(Self.options + ["-typecheck", "-I", folder.path, file.path])
    if status == 0 { return "" }
    return output.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n")
  }

  /// Builds a program and gives what it prints.
  func output(of program: String) throws -> String {
    let file = try write(program, to: "probe.swift")
    let binary = folder.appendingPathComponent("probe")
    try check(
      compile(
        Self.options + [
          "-I", folder.path, "-L", folder.path, "-lSwiftUI", "-Xlinker", "-rpath", "-Xlinker", folder.path,
        ]
          + [file.path, "-o", binary.path]))
    return try run(binary.path, []).output
  }

  private func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private func compile(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try run("/usr/bin/env", ["swiftc"] + arguments)
  }

  private func check(_ result: (status: Int32, output: String)) throws {
    if result.status != 0 { throw CompilerError(output: result.output) }
  }

  private func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

/// The compiler refused what it had to accept.
struct CompilerError: Error, CustomStringConvertible {
  /// What it printed.
  var output: String
  /// Its errors only.
  var description: String { output.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n") }
}
