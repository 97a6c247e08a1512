enum Op { case num(Int), none }
Op.num(1) = .num(2)
Op.none = .num(3)
// expect error 2:4: expression is not assignable: function call returns immutable value
// expect error 3:4: cannot assign to property: 'none' is not settable
