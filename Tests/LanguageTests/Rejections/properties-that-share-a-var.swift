struct A { var width: Int, title: String? }
func a() { print(A(width: 1, title: nil), A(width: 1)) }
struct B { var count: Int?, size: Double }
func b() { print(B(count: 1, size: 2), B(size: 2)) }
// expect error 2:53: missing argument for parameter 'title' in call
// expect error 4:42: missing argument for parameter 'count' in call
