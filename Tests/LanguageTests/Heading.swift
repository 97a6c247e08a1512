import Foundation
import Testing

/// A heading of the language that must run, with the folders of `Programs/` whose programs show it.
struct Heading: CustomTestStringConvertible, Sendable {
  /// The name in the table.
  let name: String
  /// The folders.
  let folders: [String]

  var testDescription: String { name }

  /// How many programs a heading has at least.
  static let minimum = 8

  /// The programs of its folders.
  var programs: [LanguageProgram] {
    LanguageProgram.all.filter { folders.contains(String($0.id.prefix { $0 != "/" })) }
  }

  static let all = declarations + statements + expressions + library

  private static let declarations = [
    Heading(name: "structs", folders: ["structs"]),
    Heading(name: "classes", folders: ["classes", "inheritance", "initialization"]),
    Heading(name: "enums", folders: ["enums"]),
    Heading(name: "protocols", folders: ["protocols", "associatedtypes", "metatypes"]),
    Heading(name: "extensions and nested types", folders: ["extensions", "nested-types"]),
    Heading(name: "generics", folders: ["generics"]),
    Heading(name: "properties", folders: ["observers", "static-lazy"]),
    Heading(name: "subscripts and operators", folders: ["subscripts", "operators"]),
    Heading(name: "property wrappers and dynamic members", folders: ["property-wrappers", "dynamic-members"]),
    Heading(name: "result builders", folders: ["result-builders"]),
    Heading(name: "functions and parameters", folders: ["functions", "parameters"]),
  ]

  private static let statements = [
    Heading(name: "control flow and patterns", folders: ["control", "basics"]),
    Heading(name: "errors", folders: ["errors"]),
    Heading(name: "traps", folders: ["failures"]),
  ]

  private static let expressions = [
    Heading(name: "closures", folders: ["closures"]),
    Heading(name: "optionals and casts", folders: ["optionals", "casts"]),
    Heading(name: "key paths", folders: ["keypaths"]),
    Heading(name: "tuples, literals and interpolation", folders: ["tuples", "literals", "interpolation"]),
    Heading(name: "implicit members and places", folders: ["implicit-members", "places"]),
    Heading(name: "concurrency", folders: ["concurrency"]),
  ]

  private static let library = [
    Heading(name: "arrays", folders: ["arrays"]),
    Heading(name: "dictionaries", folders: ["dictionaries"]),
    Heading(name: "sets", folders: ["sets"]),
    Heading(name: "sequences and sorting", folders: ["sequences", "lazy", "sorting"]),
    Heading(name: "ranges and indices", folders: ["ranges", "indices"]),
    Heading(name: "strings and characters", folders: ["strings", "characters"]),
    Heading(name: "numbers", folders: ["numbers"]),
    Heading(name: "printing", folders: ["printing"]),
    Heading(name: "formatting and dates", folders: ["formatting", "dates"]),
    Heading(name: "Codable", folders: ["codable"]),
    Heading(
      name: "Foundation, chance and the rest",
      folders: ["foundation", "random", "library", "everyday", "durations", "results", "timers"]),
  ]
}
