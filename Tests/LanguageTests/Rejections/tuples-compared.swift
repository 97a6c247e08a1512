struct Plain {}
let pair = (1, 2)
print(pair == (1, "a"))
print(pair == (1, 2, 3), pair != (1, 2))
print((1, true) == (1, 1))
print((1, "a") < (2, 3))
let odd = (Plain(), 1)
print(odd == (Plain(), 1))
let mixed = (1, 2.5)
print(mixed == (1, 2), (1, 2) == (1.0, 2.5), (1, 2) < (1, 2.5))
let maybe: (Int?, String) = (nil, "a")
print(maybe == (nil, "a"), maybe == (3, "b"))
let letters: (Character, Int) = ("a", 1)
print(letters == ("a", 1), ((1, 2), 3) == ((1, 2), 3))
print(((1, 2), 3) == ((1, "b"), 3))
// expect error 3:12: binary operator '==' cannot be applied to operands of type '(Int, Int)' and '(Int, String)'
// expect error 4:12: binary operator '==' cannot be applied to operands of type '(Int, Int)' and '(Int, Int, Int)'
// expect error 5:17: binary operator '==' cannot be applied to operands of type '(Int, Bool)' and '(Int, Int)'
// expect error 6:16: binary operator '<' cannot be applied to operands of type '(Int, String)' and '(Int, Int)'
// expect error 8:11: binary operator '==' cannot be applied to two '(Plain, Int)' operands
// expect error 14:40: binary operator '==' cannot be applied to two '((Int, Int), Int)' operands
// expect error 15:19: binary operator '==' cannot be applied to operands of type '((Int, Int), Int)' and '((Int, String), Int)'
