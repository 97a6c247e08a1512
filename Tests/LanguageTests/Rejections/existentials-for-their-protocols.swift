protocol Shape { func f() -> Int }; struct Sq: Shape { func f() -> Int { 1 } }
let shapes: [any Shape] = [Sq()]
func g() -> some Shape { shapes[0] }
func g2() -> some Shape { let s: any Shape = Sq(); return s }
func g3(_ x: Bool) -> some Shape { return shapes.first! }
var p: some Shape { shapes[0] }
func h<S: Shape>(_ a: S, _ b: S) {}
h(shapes[0], shapes[1])
func one<S: Shape>(_ a: S) -> Int { a.f() }
print(one(shapes[0]))
struct Box<S: Shape> { var s: S; init(_ s: S) { self.s = s } }
let b = Box(shapes[0])
func many<S: Shape>(_ a: [S]) {}
many(shapes)
func opt<S: Shape>(_ a: S?) {}
opt(shapes.first)
// expect error 3:32: type 'any Shape' cannot conform to 'Shape'
// expect error 4:59: type 'any Shape' cannot conform to 'Shape'
// expect error 5:55: type 'any Shape' cannot conform to 'Shape'
// expect error 6:27: type 'any Shape' cannot conform to 'Shape'
// expect error 8:1: type 'any Shape' cannot conform to 'Shape'
// expect error 12:9: type 'any Shape' cannot conform to 'Shape'
// expect error 14:1: type 'any Shape' cannot conform to 'Shape'
// expect error 16:1: type 'any Shape' cannot conform to 'Shape'
