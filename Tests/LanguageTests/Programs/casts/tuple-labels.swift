func plain(_ value: Any) -> (Int, Int)? { value as? (Int, Int) }
func point(_ value: Any) -> (x: Int, y: Int)? { value as? (x: Int, y: Int) }
func half(_ value: Any) -> (x: Int, Int)? { value as? (x: Int, Int) }
let values: [Any] = [(1, 2), (x: 3, y: 4), (y: 5, x: 6), (x: 7, 8), (1.5, 2)]
for value in values { print(plain(value) as Any, point(value) as Any, half(value) as Any, value is (a: Int, b: Int)) }
// expect: Optional((1, 2)) Optional((x: 1, y: 2)) Optional((x: 1, 2)) true
// expect: Optional((3, 4)) Optional((x: 3, y: 4)) Optional((x: 3, 4)) false
// expect: Optional((5, 6)) nil nil false
// expect: Optional((7, 8)) Optional((x: 7, y: 8)) Optional((x: 7, 8)) false
// expect: nil nil nil false
