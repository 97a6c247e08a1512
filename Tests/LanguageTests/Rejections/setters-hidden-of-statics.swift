struct P { private(set) static var count = 0; private(set) static var list: [Int] = []; static func up() { count += 1 } }
P.count = 3
P.count += 1
P.list.append(1)
func f(_ x: inout Int) {}
f(&P.count)
P.up()
print(P.count)
class R { private(set) static var s = 1; fileprivate(set) static var t = 2 }
R.s = 2
R.t = 3
// expect error 2:3: cannot assign to property: 'count' setter is inaccessible
// expect error 3:9: left side of mutating operator isn't mutable: 'count' setter is inaccessible
// expect error 4:8: cannot use mutating member on immutable value: 'list' setter is inaccessible
// expect error 6:3: cannot pass immutable value as inout argument: 'count' setter is inaccessible
// expect error 10:3: cannot assign to property: 's' setter is inaccessible
