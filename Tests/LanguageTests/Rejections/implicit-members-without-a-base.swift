enum Level { case low, high }
print("\(.low)")
let text = "a \(.low) \(1)"
print("\(.low.name)")
_ = .low
let held: String = "\(.high)"
// expect error 2:11: cannot infer contextual base in reference to member 'low'
// expect error 3:18: cannot infer contextual base in reference to member 'low'
// expect error 4:11: cannot infer contextual base in reference to member 'low'
// expect error 5:6: cannot infer contextual base in reference to member 'low'
// expect error 6:24: cannot infer contextual base in reference to member 'high'
