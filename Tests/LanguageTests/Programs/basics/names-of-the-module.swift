func f() -> Int { 3 }
func max(_ a: Int, _ b: Int) -> Int { -1 }
struct S { static func g() -> String { "g" }; var v = 1 
  func f() -> Int { main.f() + v } }
print(main.f(), main.S.g(), S().f(), Swift.max(1, 2), main.max(1, 2))
let y = main.S(v: 3)
var counter = 0
extension S { func bump() { main.counter += 1 } }
y.bump(); print(counter, main.counter)
struct Result { var v = 0 }
print(Result(v: 3), Swift.Result<Int, Error>.success(4), main.Result())
func g(_ r: main.Result, _ e: Swift.Result<Int, Never>) -> main.S { main.S(v: r.v) }
print(g(main.Result(v: 2), .success(1)).v)
func print(_ x: Int) { Swift.print("own", x) }
print(3); Swift.print(3); main.print(4)
func main2() { let counter = 8; print(counter, main.counter) }
main2()
print([1, 2].map(main.twice))
func twice(_ x: Int) -> Int { x * 2 }
enum Dir { case up; static func up2() -> main.Dir { .up } }
print(main.Dir.up, main.Dir.up2())
// expect: 3 g 4 2 -1
// expect: 1 1
// expect: Result(v: 3) success(4) Result(v: 0)
// expect: own 2
// expect: own 3
// expect: 3
// expect: own 4
// expect: 8 1
// expect: [2, 4]
// expect: up up
