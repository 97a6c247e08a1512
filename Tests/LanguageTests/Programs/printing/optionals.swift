let some: Int? = 5
let none: Int? = nil
print(some as Any, none as Any)
print([some, none])
print(["a": some])
let double: Int?? = .some(nil)
print(double as Any, String(describing: double))
let name: String? = "Ada"
print("Hello \(name ?? "nobody")", String(describing: name))
print([name], (name, 3), [[name, nil], []])
debugPrint(name as Any, some as Any, "plain")
let anything: Any = name as Any
print(anything, type(of: anything))
print(String(reflecting: name), String(reflecting: none))
let pair: (Int?, String?) = (1, nil)
print(pair)
if let s = name { print("\(s)", s.debugDescription) }
// expect: Optional(5) nil
// expect: [Optional(5), nil]
// expect: ["a": Optional(5)]
// expect: Optional(nil) Optional(nil)
// expect: Hello Ada Optional("Ada")
// expect: [Optional("Ada")] (Optional("Ada"), 3) [[Optional("Ada"), nil], []]
// expect: Optional("Ada") Optional(5) "plain"
// expect: Optional("Ada") Optional<String>
// expect: Optional("Ada") nil
// expect: (Optional(1), nil)
// expect: Ada "Ada"
