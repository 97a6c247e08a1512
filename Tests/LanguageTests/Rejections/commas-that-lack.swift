func f(x: Int, y: Int) {}
f(x: 1 y: 2)
let a = [1 2 3]
let b = ["a": 1 "b": 2]
print("a" "b")
f(x: 1, y 2)
func g(x: Int, y: String) {}
g(x: 1 y: 2)
enum Role { case admin, user }
struct A { var role: Role = .user }
var cache: [Int: A] = [:]
cache[1].role = .admin
func start(_ f: (Result<Int, Error>) -> Void) {}
start { result in
    switch result {
    case .success(let n): print(n + "a")
    }
}
func mm() -> (min: Int, max: Int)? { return (nil, nil) }
let t: (Int, String) = (nil, nil)
func m3() -> (Int?, String) { (nil, "a") }
// expect error 2:8: expected ',' separator
// expect error 3:12: expected ',' separator
// expect error 4:17: expected ',' separator
// expect error 5:11: expected ',' separator
// expect error 6:9: cannot find 'y' in scope
// expect error 6:11: expected ',' separator
// expect error 6:11: extra argument in call
// expect error 8:8: expected ',' separator
// expect error 8:11: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 12:8: value of optional type 'A?' must be unwrapped to refer to member 'role' of wrapped base type 'A'
// expect error 16:35: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 19:46: 'nil' requires a contextual type
// expect error 19:51: 'nil' requires a contextual type
// expect error 20:25: 'nil' requires a contextual type
// expect error 20:30: 'nil' requires a contextual type
