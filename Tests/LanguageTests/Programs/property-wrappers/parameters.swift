@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<V> { range }
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
struct Player { @Clamped(0...100) var health = 150; @Clamped(1...5) var level: Int = 0
  func show(@Clamped(0...10) _ n: Int) -> Int { n } }
var p = Player(); p.health -= 30
print(p.health, p.level, p.$health)
@propertyWrapper final class Logged<T> { var log: [T] = []; var wrappedValue: T { didSet { log.append(oldValue) } }; var projectedValue: Logged<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Form { @Logged var name = "a" }
let f = Form(); f.name = "b"; f.name = "c"
print(f.$name.log, f.name)
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
 init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
import Foundation
struct Post { @Trimmed var title: String; @Trimmed var body = "  x " }
var post = Post(title: "  hello  "); print(post.title, post.body); post.title = " q "; print(post.title)
func greet(@Trimmed name: String) -> String { "<\(name)>" }
print(greet(name: "  bob "), p.show(99))
// expect: 70 1 0...100
// expect: ["a", "b"] c
// expect: hello x
// expect: q
// expect: <bob> 10
