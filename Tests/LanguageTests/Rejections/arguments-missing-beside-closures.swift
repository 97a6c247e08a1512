struct Item { let name: String; var price: Double; var quantity: Int }
func f(a: Int, b: Int, c: Int) {}
f(a: 1, b: 3 )
f(
  a: 1,
  b: 3
)
f(a: 1)
f(b: 1)
func h(a: Int, b: Int, c: () -> Void) {}
h(a: 1) { }
h(b: 1) { }
h { }
h() { }
h(a: 1, b: 2)
let i = Item(price: 2)
let j = Item(name: "a")
let k = Item(
    name: "a",
    quantity: 2
)
func m(_ a: Int, b: Int = 2, c: Int) {}
m(1)
m(1, b: 2)
m(c: 1)
func n(_ a: Int..., b: Int) {}
n(1, 2)
n()
func o(a: Int, b: (Int) -> Int) {}
o { $0 }
o(a: 1)
// expect error 3:13: missing argument for parameter 'c' in call
// expect error 6:7: missing argument for parameter 'c' in call
// expect error 8:2: missing arguments for parameters 'b', 'c' in call
// expect error 9:2: missing arguments for parameters 'a', 'c' in call
// expect error 11:7: missing argument for parameter 'b' in call
// expect error 12:3: missing argument for parameter 'a' in call
// expect error 13:3: missing arguments for parameters 'a', 'b' in call
// expect error 14:5: missing arguments for parameters 'a', 'b' in call
// expect error 15:13: missing argument for parameter 'c' in call
// expect error 16:13: missing arguments for parameters 'name', 'quantity' in call
// expect error 17:13: missing arguments for parameters 'price', 'quantity' in call
// expect error 19:14: missing argument for parameter 'price' in call
// expect error 23:4: missing argument for parameter 'c' in call
// expect error 24:10: missing argument for parameter 'c' in call
// expect error 25:3: missing argument for parameter #1 in call
// expect error 27:4: missing argument for parameter 'b' in call
// expect error 28:3: missing argument for parameter 'b' in call
// expect error 30:2: missing argument for parameter 'a' in call
// expect error 31:7: missing argument for parameter 'b' in call
