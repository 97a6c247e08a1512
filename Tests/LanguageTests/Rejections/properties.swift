struct S {
 let b: Int { 1 }
 var c { 1 }
 var d: Int { set { } }
 lazy let e = 1
}
extension S { var g = 1 }
var z: Int { 1 }
z = 2
protocol P { let q: Int { get } }
// expect error 2:13: 'let' declarations cannot be computed properties
// expect error 3:6: computed property must have an explicit type
// expect error 3:6: type annotation missing in pattern
// expect error 4:15: variable with a setter must also have a getter
// expect error 5:2: 'lazy' cannot be used on a let
// expect error 7:19: extensions must not contain stored properties
// expect error 9:1: cannot assign to value: 'z' is a get-only property
// expect error 10:25: 'let' declarations cannot be computed properties
