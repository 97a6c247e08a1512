enum Op { case add(Int, Int), neg(Int), lit(value: Int) }
func f(_ op: Op) {
    switch op { case .add(let a, let b, let c): print(a); default: break }
    switch op { case .neg(let a, let b): print(a); default: break }
    switch op { case Op.lit(val: let v): print(v); default: break }
    switch (1, 2) { case (0, 0, 0): print(1); default: print(2) }
    switch op { case .add(let a): print(a); case .lit(let v): print(v); case let .neg(a, b): print(a); case let .add(x, y, z): print(x); default: break }
}
func tup() -> (min: Int, max: Int) { (1, 2) }
func b35() { let (a, b, c) = tup() }
func b36() { let (a, b, c) = (1, 2) }
let (a, b, c) = (1, 2)
let (d, e) = tup2()
func tup2() -> (Int, Int, Int) { (1, 2, 3) }
func fizz(_ n: Int) -> String { switch n { case n % 3 == 0: return "Fizz"; case n > 5: return "x"; default: return "\(n)" } }
func fy(_ x: Int) { switch x { case Int: print(1); case Double: print(2); default: break } }
func fz(_ x: Any) { if case Int = x { } }
// expect error 3:26: tuple pattern has the wrong length for tuple type '(Int, Int)'
// expect error 4:26: tuple pattern cannot match values of the non-tuple type 'Int'
// expect error 5:29: tuple pattern element label 'val' must be 'value'
// expect error 6:26: tuple pattern has the wrong length for tuple type '(Int, Int)'
// expect error 7:86: tuple pattern cannot match values of the non-tuple type 'Int'
// expect error 7:117: tuple pattern has the wrong length for tuple type '(Int, Int)'
// expect error 10:30: '(min: Int, max: Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
// expect error 11:30: '(Int, Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
// expect error 12:17: '(Int, Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
// expect error 13:14: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements
// expect error 15:55: expression pattern of type 'Bool' cannot match values of type 'Int'
// expect error 15:83: expression pattern of type 'Bool' cannot match values of type 'Int'
// expect error 16:37: 'is' keyword required to pattern match against type name
// expect error 16:57: 'is' keyword required to pattern match against type name
// expect error 17:29: 'is' keyword required to pattern match against type name
