struct X: ~Copyable { var n = 1; consuming func end() {} }
func a() { let x = X(); let y: Any = x; _ = y }
func b() { let x = X(); let l = [x]; _ = l }
func h() { let x = X(); print(x) }
enum E { case a(X), b }
enum F: ~Copyable { case a(X), b }
func m() { let x = X(); let d = ["a": x]; _ = d }
func p() -> Any { X() }
func i() { let x = X(); let o: X? = x; _ = o }
// expect error 2:38: value of type 'X' does not conform to specified type 'Copyable'
// expect error 3:33: generic struct 'Array' requires that 'X' conform to 'Copyable'
// expect error 4:31: argument type 'X' does not conform to expected type 'Copyable'
// expect error 5:15: associated value 'a' of 'Copyable'-conforming enum 'E' has non-Copyable type 'X'
// expect error 7:33: generic struct 'Dictionary' requires that 'X' conform to 'Copyable'
// expect error 8:19: return expression of type 'X' does not conform to 'Copyable'
