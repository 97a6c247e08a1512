struct Item { let name: String; var price: Double; var quantity: Int }
let a = Item(name: "Cap", quantity: 2)
func f(a: Int, b: Int, c: Int) {}
f(a: 1, c: 3)
f(b: 1, c: 3)
f(a: 1, b: 3)
f(a: 1 , c: 3)
f(a: 1,
  c: 3)
f(c: 3)
f(a: (1), c: 3)
f(a: 1 + 2, c: 3)
f(a: f2(), c: 3)
func f2() -> Int { 3 }
func g(_ a: Int, _ b: Int, c: Int) {}
g(1, c: 3)
g(1, 2)
g(c: 3)
enum E { case p(x: Int, y: Int, z: Int) }
_ = E.p(x: 1, z: 3)
// expect error 2:25: missing argument for parameter 'price' in call
// expect error 4:7: missing argument for parameter 'b' in call
// expect error 5:3: missing argument for parameter 'a' in call
// expect error 6:13: missing argument for parameter 'c' in call
// expect error 7:7: missing argument for parameter 'b' in call
// expect error 8:7: missing argument for parameter 'b' in call
// expect error 10:2: missing arguments for parameters 'a', 'b' in call
// expect error 11:9: missing argument for parameter 'b' in call
// expect error 12:11: missing argument for parameter 'b' in call
// expect error 13:10: missing argument for parameter 'b' in call
// expect error 16:4: missing argument for parameter #2 in call
// expect error 17:7: missing argument for parameter 'c' in call
// expect error 18:2: missing arguments for parameters #1, #2 in call
// expect error 20:13: missing argument for parameter 'y' in call
