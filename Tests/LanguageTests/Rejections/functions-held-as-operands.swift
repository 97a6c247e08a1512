let n = { 5 }
print(n + 1)
let k: () -> Int = { 3 }
print(k * 2, 2 * k, k + k)
func f(_ g: () -> Int, h: @escaping () -> String) {
    print(g + 1)
    print("a" + h)
    print(h + h)
    let q = g
    print(k == 5)
    if n > 3 {}
}
struct S { var make: () -> Int }
let s = S(make: { 3 })
print(s.make + 1)
// expect error 2:9: binary operator '+' cannot be applied to operands of type '() -> Int' and 'Int'
// expect error 4:7: function produces expected type 'Int'; did you mean to call it with '()'?
// expect error 4:18: function produces expected type 'Int'; did you mean to call it with '()'?
// expect error 4:21: function produces expected type 'Int'; did you mean to call it with '()'?
// expect error 4:25: function produces expected type 'Int'; did you mean to call it with '()'?
// expect error 6:13: binary operator '+' cannot be applied to operands of type '() -> Int' and 'Int'
// expect error 7:17: function produces expected type 'String'; did you mean to call it with '()'?
// expect error 8:11: function produces expected type 'String'; did you mean to call it with '()'?
// expect error 8:15: function produces expected type 'String'; did you mean to call it with '()'?
// expect error 10:13: binary operator '==' cannot be applied to operands of type '() -> Int' and 'Int'
// expect error 11:10: binary operator '>' cannot be applied to operands of type '() -> Int' and 'Int'
// expect error 15:14: binary operator '+' cannot be applied to operands of type '() -> Int' and 'Int'
