import Foundation
// What the types in a subscript's signature ask of its own generic parameters holds in its accessors.
struct Key<Value: Codable> { let name: String }
final class Settings {
  private var blobs: [String: Data] = [:]
  subscript<Value>(key: Key<Value>, default value: @autoclosure () -> Value) -> Value {
    get { blobs[key.name].flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? value() }
    set { blobs[key.name] = try? JSONEncoder().encode(newValue) }
  }
  subscript<Value>(key: Key<Value>) -> Value? {
    get { blobs[key.name].flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }
    set { blobs[key.name] = newValue.flatMap { try? JSONEncoder().encode($0) } }
  }
}
let launches = Key<Int>(name: "launches")
let recent = Key<[String]>(name: "recent")
let settings = Settings()
settings[launches, default: 0] += 1
settings[launches, default: 0] += 1
settings[recent, default: []].append("a")
settings[recent]?.append("b")
settings[recent]!.insert("z", at: 0)
print(settings[launches] ?? -1, settings[recent] ?? [], settings[Key<Bool>(name: "none")] as Any)
settings[launches] = nil
print(settings[launches, default: 9])
// expect: 2 ["z", "a", "b"] nil
// expect: 9
