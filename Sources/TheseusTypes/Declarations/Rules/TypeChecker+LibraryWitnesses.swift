import TheseusProgram

extension TypeChecker {
  /// Reports members that meet requirements of a protocol of the libraries and may not be seen where the type is.
  func checkLibraryWitnesses(_ protocolInfo: ProtocolInfo, _ info: NominalInfo) {
    guard !isHidden(info) else { return }
    let name = program[protocolInfo.id].name
    for required in Self.certainRequirements[name] ?? [] {
      var places = ownMembers(required.name, of: info).filter { isWitness($0, for: required) }.compactMap(placeIfHidden)
      if required.name == "init", hidesMemberwise(info, required) { places.append(program[info.id].range) }
      for place in places {
        report(
          "hidden-witness",
          "\(required.word) must be as accessible as its enclosing type because it matches a requirement in protocol '\(name)'",
          at: place)
      }
    }
  }

  /// Whether the initializer that Swift makes up for a struct meets a requirement, and sets what few may see, so that few may call it.
  private func hidesMemberwise(_ info: NominalInfo, _ required: CertainRequirement) -> Bool {
    let fields = info.stored.filter { !$0.isStatic }
    // What Swift makes up for the protocol itself all may call.
    guard info.declaration.kind == .structure, fields.map(\.sourceName) == required.labels,
      fields.contains(where: { $0.declaration.modifiers.contains(where: hides) })
    else { return false }
    return synthesizedMembers("init", of: info).contains { isWitness($0, for: required) }
  }

  /// What a protocol requires, and how messages name it.
  private struct CertainRequirement {
    var name: String
    var labels: [String?]?
    var word: String

    static func property(_ name: String) -> CertainRequirement {
      CertainRequirement(name: name, labels: nil, word: "property '\(name)'")
    }

    static func method(_ name: String, _ labels: [String?]) -> CertainRequirement {
      let written = labels.map { ($0 ?? "_") + ":" }.joined()
      return CertainRequirement(
        name: name, labels: labels, word: "\(name == "init" ? "initializer" : "method") '\(name)(\(written))'")
    }
  }

  /// What certainly is a requirement that a member of its name meets; much of what the catalogue lists stands in extensions instead.
  private static let certainRequirements: [String: [CertainRequirement]] = [
    "CaseIterable": [.property("allCases")],
    "CustomDebugStringConvertible": [.property("debugDescription")],
    "CustomStringConvertible": [.property("description")],
    "Decodable": [.method("init", ["from"])],
    "Encodable": [.method("encode", ["to"])],
    "Hashable": [.method("hash", ["into"])],
    "Identifiable": [.property("id")],
    "IteratorProtocol": [.method("next", [])],
    "LocalizedError": [.property("errorDescription")],
    "OptionSet": [.method("init", ["rawValue"])],
    "RawRepresentable": [.property("rawValue"), .method("init", ["rawValue"])],
    "Sequence": [.method("makeIterator", [])],
    "View": [.property("body")],
  ]

  private func isWitness(_ member: Member, for required: CertainRequirement) -> Bool {
    switch member {
    case .function(let id):
      required.labels == program[id].labels && info(id).scope.part == nil && info(id).extensionOf == nil
    case .property(let property): required.labels == nil && property.extensionOf == nil
    default: false
    }
  }

  /// Where a member that few may see is written; nil if all may that see its type.
  private func placeIfHidden(_ member: Member) -> SourceRange? {
    switch member {
    case .function(let id): info(id).modifiers.contains(where: hides) ? program[id].range : nil
    case .property(let property):
      property.declaration.modifiers.contains(where: hides) ? property.declaration.nameRange : nil
    default: nil
    }
  }
}
