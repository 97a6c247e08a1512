let pairs = [(1, 2)].sorted()
let best = [{ 1 }].max()
let mixed: [Any] = [1, "a"]
let place = mixed.firstIndex(of: 1)
// expect error 1:22: type '(Int, Int)' cannot conform to 'Comparable'
// expect error 2:20: type '() -> Int' cannot conform to 'Comparable'
// expect error 4:19: type 'Any' cannot conform to 'Equatable'
