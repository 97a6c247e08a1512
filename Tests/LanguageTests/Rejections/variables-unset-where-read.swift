func c2() { var a: [Int]; print(a[0], a.first, a[0...1]) }
func c3() { var a: [String: Int]; let x = a["a"]; print(x ?? 1) }
func c4() { var a: String; print(a[a.startIndex]) }
func c5() { var a: [[Int]]; print(a[0][1], a[0].count) }
func c6() { var a: Int; print(a.description, -a, a.magnitude) }
struct P { var x = 1; var y: Int { x }; func f() {}; subscript(i: Int) -> Int { i } }
func c7() { var a: P; print(a.x, a.y, a.f(), a[1]) }
func c8() { let a: P; print(a.x, a.y, a.f(), a[1]) }
func c9() { let a: [Int]; print(a[0], a.count) }
// expect error 1:34: variable 'a' used before being initialized
// expect error 1:39: variable 'a' used before being initialized
// expect error 1:49: variable 'a' used before being initialized
// expect error 2:44: variable 'a' used before being initialized
// expect error 3:34: variable 'a' used before being initialized
// expect error 3:36: variable 'a' used before being initialized
// expect error 4:39: variable 'a' used before being initialized
// expect error 4:45: variable 'a' used before being initialized
// expect error 5:31: variable 'a' used before being initialized
// expect error 5:47: variable 'a' used before being initialized
// expect error 5:50: variable 'a' used before being initialized
// expect error 7:31: variable 'a' used before being initialized
// expect error 7:34: variable 'a' used before being initialized
// expect error 7:39: variable 'a' used before being initialized
// expect error 7:46: variable 'a' used before being initialized
// expect error 8:29: constant 'a' used before being initialized
// expect error 8:34: constant 'a' used before being initialized
// expect error 8:39: constant 'a' used before being initialized
// expect error 8:46: constant 'a' used before being initialized
// expect error 9:33: constant 'a' used before being initialized
// expect error 9:39: constant 'a' used before being initialized
