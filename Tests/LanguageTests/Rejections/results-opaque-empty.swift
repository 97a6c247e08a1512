protocol Shape { var area: Double { get } }
struct Square: Shape { var area = 1.0 }
struct Drawing {
  var outline: some Shape {}
}
func unit() -> some Shape {}
func whole() -> some Shape { Square() }
// expect error 4:27: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
// expect error 6:6: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
