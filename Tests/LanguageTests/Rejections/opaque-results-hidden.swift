func some2() -> some Collection<Int> { [1, 2] }
var a = some2()
a.append(3)
let b: [Int] = some2()
print(some2() == some2())
func f() -> some Equatable { 1 }
print(f() == 1)
print(f() + 1)
struct Shop { var items: some Sequence<String> { ["a"] } }
let first: String = Shop().items
Shop().items.append("b")
func same(_ a: Int, _ b: Int) {}
same(f(), 1)
// expect error 3:3: value of type 'some Collection<Int>' has no member 'append'
// expect error 4:16: cannot convert value of type 'some Collection<Int>' to specified type '[Int]'
// expect error 5:15: binary operator '==' cannot be applied to two 'some Collection<Int>' operands
// expect error 7:11: binary operator '==' cannot be applied to operands of type 'some Equatable' and 'Int'
// expect error 8:7: cannot convert value of type 'some Equatable' to expected argument type 'Int'
// expect error 10:28: cannot convert value of type 'some Sequence<String>' to specified type 'String'
// expect error 11:14: value of type 'some Sequence<String>' has no member 'append'
// expect error 13:6: cannot convert value of type 'some Equatable' to expected argument type 'Int'
