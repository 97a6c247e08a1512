import Foundation

let defaults = UserDefaults(suiteName: "probe-\(ProcessInfo.processInfo.processIdentifier)")!
print(defaults.integer(forKey: "count"), defaults.bool(forKey: "on"), defaults.string(forKey: "name") as Any)
defaults.set(3, forKey: "count")
defaults.set(true, forKey: "on")
defaults.set("Ada", forKey: "name")
defaults.set(2.5, forKey: "ratio")
defaults.set(["a", "b"], forKey: "tags")
print(defaults.integer(forKey: "count"), defaults.bool(forKey: "on"), defaults.string(forKey: "name") ?? "-")
print(defaults.double(forKey: "ratio"), defaults.stringArray(forKey: "tags") ?? [], defaults.array(forKey: "none") == nil)
print(defaults.object(forKey: "missing") == nil, defaults.object(forKey: "name") as? String ?? "-")
defaults.removeObject(forKey: "name")
print(defaults.string(forKey: "name") ?? "gone")
struct Settings: Codable, Equatable { var volume = 5; var theme = "dark" }
let data = try JSONEncoder().encode(Settings())
defaults.set(data, forKey: "settings")
if let saved = defaults.data(forKey: "settings") { print(try JSONDecoder().decode(Settings.self, from: saved) == Settings()) }
defaults.register(defaults: ["level": 7, "count": 100])
print(defaults.integer(forKey: "level"), defaults.integer(forKey: "count"))
// expect: 0 false nil
// expect: 3 true Ada
// expect: 2.5 ["a", "b"] true
// expect: true Ada
// expect: gone
// expect: true
// expect: 7 3
