struct B<T> { var t: T }
var a = [1], b = ["x"], c: Int? = 1, d: String? = "s", e = [1: 2], f = ["a": 1], g = B(t: 1), h = B(t: "x"), i = Set([1]), j = Set(["x"])
a = b
c = d
e = f
g = h
i = j
a = b.map { $0 }
struct S { var a = [1]; var c: Int?; var g = B(t: 1); mutating func f(_ b: [String], _ d: String?, _ h: B<String>) { a = b; c = d; g = h; self.a = b } }
var s = S()
s.a = b
s.c = d
s.g = h
a[0] = "x"
var k = [[1]]
k[0] = b
var r: Result<Int, Error> = .success(1)
r = Result<String, Error>.success("a")
var cl: (Int) -> Int = { $0 }
let cl2: (String) -> Int = { _ in 1 }
cl = cl2
var t = (1, 2)
t = (1, "a")
// expect error 3:3: cannot assign value of type '[String]' to type '[Int]'
// expect error 4:3: cannot assign value of type 'String?' to type 'Int?'
// expect error 5:3: cannot assign value of type '[String : Int]' to type '[Int : Int]'
// expect error 6:3: cannot assign value of type 'B<String>' to type 'B<Int>'
// expect error 7:3: cannot assign value of type 'Set<String>' to type 'Set<Int>'
// expect error 8:13: cannot convert value of type 'String' to closure result type 'Int'
// expect error 9:120: cannot assign value of type '[String]' to type '[Int]'
// expect error 9:127: cannot assign value of type 'String?' to type 'Int?'
// expect error 9:134: cannot assign value of type 'B<String>' to type 'B<Int>'
// expect error 9:146: cannot assign value of type '[String]' to type '[Int]'
// expect error 11:5: cannot assign value of type '[String]' to type '[Int]'
// expect error 12:5: cannot assign value of type 'String?' to type 'Int?'
// expect error 13:5: cannot assign value of type 'B<String>' to type 'B<Int>'
// expect error 14:8: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 16:6: cannot assign value of type '[String]' to type '[Int]'
// expect error 18:3: cannot assign value of type 'Result<String, any Error>' to type 'Result<Int, any Error>'
// expect error 21:6: cannot assign value of type '(String) -> Int' to type '(Int) -> Int'
// expect error 23:3: cannot assign value of type '(Int, String)' to type '(Int, Int)'
