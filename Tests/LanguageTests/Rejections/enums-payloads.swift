enum Code: Int {
  case ok = 1
  case failed(String)
}
enum Kind: CaseIterable { case plain, named(String) }
enum Level: String, CaseIterable { case low, high }
enum Listed: CaseIterable {
  case one, other(Int)
  static let allCases: [Listed] = [.one]
}
enum Loading { case idle, loaded() }
// expect error 1:12: 'Code' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 3:8: enum with raw type cannot have cases with arguments
// expect error 5:6: type 'Kind' does not conform to protocol 'CaseIterable'
// expect error 11:33: enum element with associated values must have at least one associated value
