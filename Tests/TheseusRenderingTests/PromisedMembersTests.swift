import Foundation
import Testing

/// The JSON as it is written has every member that the contract of the trace promises, of the promised type.
@Suite struct PromisedMembersTests {
  /// A value as it stands in a file.
  indirect enum Text: Decodable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case array([Text])
    case object([String: Text])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let string = try? container.decode(String.self) {
        self = .string(string)
      } else if let array = try? container.decode([Text].self) {
        self = .array(array)
      } else {
        self = .object(try container.decode([String: Text].self))
      }
    }
  }

  /// What the contract says of a member.
  enum Promise: Sendable {
    case flag
    case number
    case string
    case strings
    case object([String: Promise])
    case objects([String: Promise])
    indirect case orNull(Promise)

    /// What of a value does not keep it.
    func breaches(by value: Text, at path: String) -> [String] {
      switch (self, value) {
      case (.flag, .flag), (.number, .number), (.string, .string): []
      case (.strings, .array(let values)): values.flatMap { Promise.string.breaches(by: $0, at: path + "[]") }
      case (.object(let members), .object(let values)):
        members.flatMap { name, promise in
          values[name].map { promise.breaches(by: $0, at: "\(path).\(name)") } ?? ["\(path).\(name) is missing"]
        }
      case (.objects(let members), .array(let values)):
        values.flatMap { Promise.object(members).breaches(by: $0, at: path + "[]") }
      case (.orNull, .null): []
      case (.orNull(let promise), _): promise.breaches(by: value, at: path)
      default: ["\(path) is \(value)"]
      }
    }
  }

  private static let view: [String: Promise] = ["node": .number, "view": .string]
  private static let existence = view.merging(["identity": .string, "rule": .string]) { $1 }

  private static let update: [String: Promise] = [
    "version": .number, "update": .orNull(.number), "input": .string, "cause": .string, "passes": .number,
    "writes": .objects(["old": .string, "new": .string, "changed": .flag]),
    "bodies": .objects(
      view.merging([
        "pass": .number, "reasons": .strings, "causes": .objects(["reason": .string]), "printChanges": .string,
      ]) { $1 }),
    "skipped": .objects(view), "created": .objects(existence), "removed": .objects(existence), "kept": .objects(view),
    "moved": .objects(view), "removing": .objects(existence), "revived": .objects(existence),
    "state": .objects(view.merging(["property": .string, "kind": .string, "event": .string]) { $1 }),
    "events": .objects(["event": .string, "pass": .number]), "output": .strings,
    "warnings": .objects(["id": .string, "message": .string]),
    "error": .orNull(.object(["id": .string, "message": .string])),
  ]

  private static let goldens: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" && $0.lastPathComponent != "answers.json" }
      .sorted { $0.path < $1.path }
  }()

  @Test func thereAreGoldens() { #expect(Self.goldens.count > 30) }

  @Test(arguments: goldens) func everyMemberIsThere(_ golden: URL) throws {
    for line in try String(contentsOf: golden, encoding: .utf8).split(separator: "\n") {
      let value = try JSONDecoder().decode(Text.self, from: Data(line.utf8))
      #expect(Promise.object(Self.update).breaches(by: value, at: "update").sorted() == [])
    }
  }

  @Test func whatIsMissingOrOfAnotherTypeIsFound() throws {
    let value = try JSONDecoder().decode(Text.self, from: Data(#"{"writes":[{"changed":1}],"update":null}"#.utf8))
    let promise = Promise.object(["writes": .objects(["changed": .flag]), "passes": .number])
    #expect(
      promise.breaches(by: value, at: "u").sorted() == ["u.passes is missing", "u.writes[].changed is number(1.0)"])
  }
}
