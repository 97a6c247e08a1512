struct Settings {
  static var volume: Int
  static let name: String
  static var theme: String?
  static let other: Int?
  static var total: Int { 3 }
}
protocol Greeting {
  func greet() { print("hello") }
  static func make() -> Int { 3 }
  init() {}
}
// expect error 2:14: 'static var' declaration requires an initializer expression or an explicitly stated getter
// expect error 3:14: 'static let' declaration requires an initializer expression or an explicitly stated getter
// expect error 5:14: 'static let' declaration requires an initializer expression or an explicitly stated getter
// expect error 9:16: protocol methods must not have bodies
// expect error 10:29: protocol methods must not have bodies
// expect error 11:10: protocol initializers must not have bodies
