func a(_ s: String) -> Int { s.filter { $0 == "a" } }
func b(_ s: String) { let x: Int = s.filter { $0 == "a" }; let y: [Int] = s.filter(\.isLetter); var z = 0; z = s.filter { $0.isNumber } }
func c(_ d: [String: Int]) { let r: [Int] = d.filter { $0.value > 0 }; let q: [String] = d.filter { $0.value > 0 }; let i: Int = d.filter { $0.value > 0 } }
func d(_ s: Set<Int>) { let r: [String] = s.filter { $0 > 1 }; let q: Int = s.filter { $0 > 1 } }
func e(_ a: [Int]) -> Int { a.filter { $0 > 1 } }
func f(_ a: [Int]) { let x: String = a.filter { $0 > 1 }; let y: Int? = a.filter { $0 > 1 } }
func g(_ s: String) -> Bool { s.filter { $0 == "a" } }
func h(_ s: String) { if s.filter({ $0 == "a" }) { } ; print(s.filter { $0 == "a" } + 1); take(s.filter { $0 == "a" }) }
func take(_ n: Int) {}
func i(_ s: String) -> Int? { s.filter { $0 == "a" } }
func j(_ s: Substring) -> String { s.filter { $0 == "a" } }
func k(_ s: Substring) -> Int { s.filter { $0 == "a" } }
func l(_ s: String) -> [String] { s.filter { $0 == "a" } }
func m(_ s: String) -> [Character] { s.filter { $0 == "a" } }
func n(_ d: [String: Int]) -> [String: String] { d.filter { $0.value > 1 } }
func o(_ d: [String: Int]) -> [(String, Int)] { d.filter { $0.value > 1 } }
// expect error 1:32: no 'filter' candidates produce the expected contextual result type 'Int'
// expect error 2:38: no 'filter' candidates produce the expected contextual result type 'Int'
// expect error 2:77: no 'filter' candidates produce the expected contextual result type '[Int]'
// expect error 2:114: no 'filter' candidates produce the expected contextual result type 'Int'
// expect error 3:47: no 'filter' candidates produce the expected contextual result type '[Int]'
// expect error 3:92: no 'filter' candidates produce the expected contextual result type '[String]'
// expect error 3:132: no 'filter' candidates produce the expected contextual result type 'Int'
// expect error 4:45: no 'filter' candidates produce the expected contextual result type '[String]'
// expect error 4:79: no 'filter' candidates produce the expected contextual result type 'Int'
// expect error 5:31: cannot convert return expression of type '[Int]' to return type 'Int'
// expect error 6:40: cannot convert value of type '[Int]' to specified type 'String'
// expect error 6:75: cannot convert value of type '[Int]' to specified type 'Int'
// expect error 7:33: no 'filter' candidates produce the expected contextual result type 'Bool'
// expect error 8:28: no 'filter' candidates produce the expected contextual result type 'Bool'
// expect error 8:85: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 8:98: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 10:33: no 'filter' candidates produce the expected contextual result type 'Int?'
// expect error 12:35: no 'filter' candidates produce the expected contextual result type 'Int'
// expect error 13:37: no 'filter' candidates produce the expected contextual result type '[String]'
// expect error 15:52: no 'filter' candidates produce the expected contextual result type '[String : String]'
