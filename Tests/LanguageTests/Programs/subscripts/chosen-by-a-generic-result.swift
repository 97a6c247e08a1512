// Of subscripts that differ in what they give, the one that gives what is wanted is meant, also where that is a generic parameter.
enum Key: String { case one, two }
final class Settings {
  var table: [String: Any] = [:]
  subscript(key: String) -> String? {
    get { table[key] as? String }
    set { table[key] = newValue }
  }
  subscript(key: Key) -> String? {
    get { self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }
  subscript<T: Codable>(key: String) -> T? {
    get { print("generic"); return table[key] as? T }
    set { table[key] = newValue }
  }
  subscript<T: Codable>(key: Key) -> T? {
    get { return self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }
}
let settings = Settings()
settings[.one] = "a"
settings[.two] = 5
let number: Int? = settings[.two]
print(settings[.one] as Any, number as Any)
// expect: generic
// expect: Optional("a") Optional(5)
