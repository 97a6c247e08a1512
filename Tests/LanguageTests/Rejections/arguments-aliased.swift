func both(_ a: inout Int, _ b: inout Int) {}
struct Pair { var first = 1, second = 2 }
var number = 1
both(&number, &number)
func local() {
  var pair = Pair()
  both(&pair.first, &pair.second)
  var other = 1
  both(&other, &number)
}
// expect error 4:6: overlapping accesses to 'number', but modification requires exclusive access; consider copying to a local variable
// expect error 4:15: inout arguments are not allowed to alias each other
