enum Color { red, green }
let color = Color.red
struct Point { var x = 3; let y; var z }
let point = Point()
struct Size { var width; var height = 2 }
let size = Size(height: 3)
// expect error 1:14: enums must not contain stored properties
// expect error 1:14: expected 'var' keyword in property declaration
// expect error 1:14: type annotation missing in pattern
// expect error 1:19: enums must not contain stored properties
// expect error 1:19: type annotation missing in pattern
// expect error 3:31: type annotation missing in pattern
// expect error 3:38: type annotation missing in pattern
// expect error 5:19: type annotation missing in pattern
