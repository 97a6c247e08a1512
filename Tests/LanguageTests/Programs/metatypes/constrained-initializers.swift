protocol Named {
  init?(text: String)
  static func family() -> String
  static var mark: String { get }
}
extension Named where Self: RawRepresentable, Self.RawValue == String {
  init?(text: String) { self.init(rawValue: text) }
  static func family() -> String { "texts" }
  static var mark: String { "t" }
}
extension Named where Self: RawRepresentable, Self.RawValue == Int {
  init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.init(rawValue: number)
  }
  static func family() -> String { "numbers" }
  static var mark: String { "n" }
}
enum Floor: Int, Named { case ground, first }
enum Side: String, Named { case left, right }
let types: [any Named.Type] = [Floor.self, Side.self]
for type in types { print(type.family(), type.mark) }
for type in types { print(type.init(text: "1") as Any, type.init(text: "left") as Any) }
func read<T: Named>(_ type: T.Type) -> T? { type.init(text: "right") ?? T(text: "0") }
print(read(Floor.self) as Any, read(Side.self) as Any)
func open<K>(_ type: K.Type, _ text: String) -> K? { (type as! any Named.Type).init(text: text) as? K }
print(open(Floor.self, "1") as Any, open(Side.self, "up") as Any)
// expect: numbers n
// expect: texts t
// expect: Optional(main.Floor.first) nil
// expect: nil Optional(main.Side.left)
// expect: Optional(main.Floor.ground) Optional(main.Side.right)
// expect: Optional(main.Floor.first) nil
