protocol Named {
  var name: String { get }
  static var kind: String { get }
}
struct Planet: Named {
  private let name = "Earth"
  fileprivate static let kind = "planet"
}
class Star: Named {
  private(set) var name = "Sun"
  private class var kind: String { "star" }
}
private struct Moon: Named {
  fileprivate var name: String { "Moon" }
  static let kind = "moon"
}
enum Comet: Named {
  case name
  static let kind = "comet"
}
// expect error 6:15: property 'name' must be declared internal because it matches a requirement in internal protocol 'Named'
// expect error 7:26: property 'kind' must be declared internal because it matches a requirement in internal protocol 'Named'
// expect error 11:21: property 'kind' must be declared internal because it matches a requirement in internal protocol 'Named'
// expect error 17:6: type 'Comet' does not conform to protocol 'Named'
