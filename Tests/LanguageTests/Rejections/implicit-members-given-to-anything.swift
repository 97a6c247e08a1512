func show<T>(_: T) {}
func both<T>(_ a: T, _ b: T) {}
enum Level { case low, high }
show(Level.low)
both(.low, Level.high)
show(.low)
// expect error 6:7: cannot infer contextual base in reference to member 'low'
