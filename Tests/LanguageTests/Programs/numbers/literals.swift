print(1_000_000, 0xff, 0b1010, 0o17, 1.5e3, 0x1p4, -0)
let d: Double = 3
let f: Float = 2.5
let c: Character = "x"
print(d, f, c, type(of: d), type(of: f), type(of: 1), type(of: 1.0), type(of: c))
print(7 / 2, 7.0 / 2, Double(7) / 2, 7 / 2 * 2.0)
// expect: 1000000 255 10 15 1500.0 16.0 0
// expect: 3.0 2.5 x Double Float Int Double Character
// expect: 3 3.5 3.5 7.0
