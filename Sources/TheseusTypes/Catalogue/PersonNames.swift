extension Catalogue {
  /// The parts of a name.
  static let personNames = #"""
    #module(Foundation)
    struct PersonNameComponents: Hashable, Codable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
      var namePrefix: String?
      var givenName: String?
      var middleName: String?
      var familyName: String?
      var nameSuffix: String?
      var nickname: String?
      var _phonetic: [PersonNameComponents]
      init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil) {
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
        _phonetic = phoneticRepresentation.map { [$0] } ?? []
      }
      var phoneticRepresentation: PersonNameComponents? { get { _phonetic.first } set { _phonetic = newValue.map { [$0] } ?? [] } }
      static func == (a: PersonNameComponents, b: PersonNameComponents) -> Bool { a.namePrefix == b.namePrefix && a.givenName == b.givenName && a.middleName == b.middleName && a.familyName == b.familyName && a.nameSuffix == b.nameSuffix && a.nickname == b.nickname && a._phonetic == b._phonetic }
      func hash(into hasher: inout Hasher) { hasher.combine([namePrefix, givenName, middleName, familyName, nameSuffix, nickname]) }
      var description: String {
        var parts: [String] = []
        func add(_ name: String, _ value: String?) { if let value { parts.append(name + ": " + value + " ") } }
        add("namePrefix", namePrefix)
        add("givenName", givenName)
        add("middleName", middleName)
        add("familyName", familyName)
        add("nameSuffix", nameSuffix)
        add("nickname", nickname)
        if let phonetic = phoneticRepresentation { parts.append("phoneticRepresentation: " + phonetic.description + " ") }
        return parts.joined()
      }
      var debugDescription: String { description }
      var customMirror: Mirror {
        let all: [(label: String?, value: Any?)] = [
          (label: "namePrefix", value: namePrefix), (label: "givenName", value: givenName), (label: "middleName", value: middleName), (label: "familyName", value: familyName),
          (label: "nameSuffix", value: nameSuffix), (label: "nickname", value: nickname), (label: "phoneticRepresentation", value: phoneticRepresentation),
        ]
        return Mirror(self, children: all.compactMap { child in child.value.map { (label: child.label, value: $0) } }, displayStyle: .struct)
      }
      enum _Key: String, CodingKey {
        case namePrefix, givenName, middleName, familyName, nameSuffix, nickname, phoneticRepresentation
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encodeIfPresent(namePrefix, forKey: .namePrefix)
        try container.encodeIfPresent(givenName, forKey: .givenName)
        try container.encodeIfPresent(middleName, forKey: .middleName)
        try container.encodeIfPresent(familyName, forKey: .familyName)
        try container.encodeIfPresent(nameSuffix, forKey: .nameSuffix)
        try container.encodeIfPresent(nickname, forKey: .nickname)
        try container.encodeIfPresent(phoneticRepresentation, forKey: .phoneticRepresentation)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        namePrefix = try container.decodeIfPresent(String.self, forKey: .namePrefix)
        givenName = try container.decodeIfPresent(String.self, forKey: .givenName)
        middleName = try container.decodeIfPresent(String.self, forKey: .middleName)
        familyName = try container.decodeIfPresent(String.self, forKey: .familyName)
        nameSuffix = try container.decodeIfPresent(String.self, forKey: .nameSuffix)
        nickname = try container.decodeIfPresent(String.self, forKey: .nickname)
        _phonetic = try container.decodeIfPresent(PersonNameComponents.self, forKey: .phoneticRepresentation).map { [$0] } ?? []
      }
    }
    """#
}
