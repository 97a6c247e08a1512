// A function called like a type of the library hides none of its initializers.
func Array(_ n: Int, twice: Bool) -> String { "own \(n)" }
print(Array(3, twice: true), Array(repeating: 1, count: 2), Array("ab"))
func String(_ n: Int) -> Double { Double(n) }
print(String(3) as Double, String("x"))
// expect: own 3 [1, 1] ["a", "b"]
// expect: 3.0 x
