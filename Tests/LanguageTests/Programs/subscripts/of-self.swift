// `Self` in front of brackets is the type, whose static subscripts are meant.
struct Settings {
  static nonisolated(unsafe) var values = [String: Int]()
  static subscript(key: String) -> Int {
    get { values[key, default: 0] }
    set { values[key] = newValue }
  }
  var volume: Int {
    get { Self["volume"] }
    nonmutating set { Self["volume"] = newValue }
  }
  static func reset() { Self["volume"] = self["start"] }
}
let settings = Settings()
settings.volume += 3
Settings["start"] = 1
print(settings.volume)
Settings.reset()
print(settings.volume, Settings["volume"])
// expect: 3
// expect: 1 1
