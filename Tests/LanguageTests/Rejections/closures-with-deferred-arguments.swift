let numbers = [1, 2]
numbers.forEach { defer { print($0) }; print("x") }
let a = numbers.filter { defer { print("q", $0) }; return $0 > 1 }
let b = numbers.map { number in defer { print(number, $0) }; return number }
func end() { defer { print($0) } }
let c: (Int) -> Int = { defer { let add = { $0 + 1 }; print(add(2)) }; return $0 }
// expect error 2:17: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 2:33: anonymous closure argument not contained in a closure
// expect error 3:45: anonymous closure argument not contained in a closure
// expect error 4:55: anonymous closure argument not contained in a closure
// expect error 5:28: anonymous closure argument not contained in a closure
