struct Sq { var s = 1.0; func area() -> Double { s } }
let o = [Sq()].map(\Sq.area)
let p = [Sq()].map(\.area)
let k = \Sq.area
// expect error 2:24: key path cannot refer to instance method 'area()'
// expect error 3:22: key path cannot refer to instance method 'area()'
// expect error 4:13: key path cannot refer to instance method 'area()'
