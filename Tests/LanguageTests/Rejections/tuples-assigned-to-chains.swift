class C { var x = 1; var y = 2; var next: C? }
func t() {
  var c: C? = C(), d = 0
  (c?.x, d) = (3, 4)
  (c?.x, c?.y) = (c!.y, c!.x)
  (d, c?.next?.x) = (1, 2)
  (c!.x, d) = (3, 4)
  c = nil
  print(d)
}
// expect error 4:7: cannot assign to immutable expression of type 'Int?'
// expect error 5:7: cannot assign to immutable expression of type 'Int?'
// expect error 5:13: cannot assign to immutable expression of type 'Int?'
// expect error 6:16: cannot assign to immutable expression of type 'Int?'
