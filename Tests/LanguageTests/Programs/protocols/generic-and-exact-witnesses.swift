// A requirement is met by the method of just its types where a generic one would do too, whichever is declared first.
protocol Writer {
  mutating func write(_ number: Int)
  mutating func write(_ text: String)
  mutating func write<T>(_ value: T)
  func read(_ type: Int.Type) -> Int
  func read<T>(_ type: T.Type) -> T?
}
struct Exact: Writer {
  var log: [String] = []
  mutating func write<T>(_ value: T) { log.append("any \(value)") }
  mutating func write(_ number: Int) { log.append("int \(number)") }
  mutating func write(_ text: String) { log.append("text \(text)") }
  func read<T>(_ type: T.Type) -> T? { 0 as? T }
  func read(_ type: Int.Type) -> Int { 42 }
}
struct General: Writer {
  var log: [String] = []
  mutating func write<T>(_ value: T) { log.append("any \(value)") }
  func read<T>(_ type: T.Type) -> T { 7 as! T }
  func read<T>(_ type: T.Type) -> T? { 8 as? T }
}
func fill<W: Writer>(_ writer: inout W) -> Int {
  writer.write(1)
  writer.write("a")
  writer.write(2.5)
  writer.write([3])
  return writer.read(Int.self)
}
var exact = Exact(), general = General()
print(fill(&exact), exact.log)
print(fill(&general), general.log)
var erased: any Writer = Exact()
erased.write(4)
erased.write(true)
print((erased as? Exact)?.log ?? [], erased.read(Int.self))

// In extensions of a protocol it is the same.
protocol Shown { func show(_ number: Int) -> String; func show(_ text: String) -> String }
extension Shown {
  func show<T>(_ value: T) -> String { "general \(value)" }
  func show(_ number: Int) -> String { "number \(number)" }
}
struct Plain: Shown {}
func all<S: Shown>(_ shown: S) -> [String] { [shown.show(1), shown.show("b")] }
print(all(Plain()))
// expect: 42 ["int 1", "text a", "any 2.5", "any [3]"]
// expect: 7 ["any 1", "any a", "any 2.5", "any [3]"]
// expect: ["int 4", "any true"] 42
// expect: ["number 1", "general b"]
