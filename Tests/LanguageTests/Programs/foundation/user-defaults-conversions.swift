import Foundation

let defaults = UserDefaults.standard
let values: [Any] = [1, 0, 2.5, 3.0, true, false, "12", "1.5", "YES", "no", "abc", [1, 2]]
for value in values {
  defaults.set(value, forKey: "theseus-conversion")
  print(
    value, defaults.integer(forKey: "theseus-conversion"), defaults.double(forKey: "theseus-conversion"),
    defaults.bool(forKey: "theseus-conversion"), defaults.string(forKey: "theseus-conversion") ?? "nil")
}
defaults.removeObject(forKey: "theseus-conversion")
print(defaults.integer(forKey: "theseus-conversion"), defaults.string(forKey: "theseus-conversion") ?? "nil")
// expect: 1 1 1.0 true 1
// expect: 0 0 0.0 false 0
// expect: 2.5 2 2.5 true 2.5
// expect: 3.0 3 3.0 true 3.0
// expect: true 1 1.0 true 1
// expect: false 0 0.0 false 0
// expect: 12 12 12.0 true 12
// expect: 1.5 1 1.5 true 1.5
// expect: YES 0 0.0 true YES
// expect: no 0 0.0 false no
// expect: abc 0 0.0 false abc
// expect: [1, 2] 0 0.0 false nil
// expect: 0 nil
