func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func report(_ title: String, _ values: Double..., isOn: Bool) {}
print(type(of: sum), type(of: report))
let total = sum
print(total(1, 2, 3), type(of: total))
let add: (Int, Int) -> Int = { $0 + $1 }
print(type(of: add), (sum as Any) is (Int, Int) -> Int)
// expect: (Int...) -> Int (String, Double..., Bool) -> ()
// expect: 6 (Int...) -> Int
// expect: (Int, Int) -> Int false
