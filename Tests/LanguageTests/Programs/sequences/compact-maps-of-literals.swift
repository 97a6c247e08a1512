// What is a literal when a closure asks a member of it is taken to be optional already where the closure gives it or `nil`.
import Foundation

func typed<T>(_ value: T) { print(T.self, value) }
let words = ["a", "bb"]
typed(["a", "bb"].compactMap { $0.count > 1 ? $0 : nil })
typed(["a", "bb"].compactMap { word in word.isEmpty ? nil : word })
typed([1, 2, 3].compactMap { $0.isMultiple(of: 2) ? nil : $0 })
typed([1.5, 2.5].compactMap { $0 > 2 ? $0 : nil })
typed([["a"], []].compactMap { $0.isEmpty ? nil : $0 })
typed(["k": "v"].compactMapValues { $0.isEmpty ? nil : $0 })
print(["a", "bb"].compactMap { $0.count > 1 ? $0 : nil }.count, ["a"].reversed().compactMap { $0.isEmpty ? nil : $0 })
// What else is asked says of what type it is.
typed(words.compactMap { $0.count > 1 ? $0 : nil })
typed([1, 2, 3].compactMap { $0 > 1 ? $0 : nil })
typed(["a", "bb"].compactMap { $0 == "a" ? $0 : nil })
typed(["a", "bb"].compactMap { words.contains($0) ? $0 : nil })
typed(["a", "bb"].compactMap { $0.count > 1 ? $0 + "!" : nil })
typed([("a", 1), ("b", 2)].compactMap { $0.1 == 1 ? $0 : nil })
let kept: [String] = ["a", "bb"].compactMap { $0.count > 1 ? $0 : nil }
print(kept, ["a", "bb"].compactMap { $0.count > 1 ? $0 : nil }.joined())
// expect: Array<Optional<String>> [nil, Optional("bb")]
// expect: Array<Optional<String>> [Optional("a"), Optional("bb")]
// expect: Array<Optional<Int>> [Optional(1), nil, Optional(3)]
// expect: Array<Optional<Double>> [nil, Optional(2.5)]
// expect: Array<Optional<Array<String>>> [Optional(["a"]), nil]
// expect: Dictionary<String, Optional<String>> ["k": Optional("v")]
// expect: 2 [Optional("a")]
// expect: Array<String> ["bb"]
// expect: Array<Int> [2, 3]
// expect: Array<String> ["a"]
// expect: Array<String> ["a", "bb"]
// expect: Array<String> ["bb!"]
// expect: Array<(String, Int)> [("a", 1)]
// expect: ["bb"] bb
