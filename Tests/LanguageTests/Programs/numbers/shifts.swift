let bit: UInt8 = 3
print(1 &<< bit, 1 << bit, 255 >> bit, UInt8(1) &<< bit, 1 &>> Int8(1))
let w: Int32 = 1 << Int(4)
print(w, w << bit, w >> UInt64(2))
var m = 1; m <<= bit; m &<<= bit; m >>= UInt8(1); print(m)
for i in 0..<UInt8(3) { print(1 << i, terminator: " ") }
print()
let u: UInt64 = 0xFF
print(u & (1 &<< UInt64(3)), (u >> 3) & 1, u &>> Int(2))
struct Bits { var raw: UInt16 = 0
 mutating func set<I: BinaryInteger>(_ i: I) { raw |= 1 << i }
 func has(_ i: Int) -> Bool { raw & (1 << i) != 0 } }
var b = Bits(); b.set(3); b.set(UInt8(5)); print(b.raw, b.has(3), b.has(4))
// expect: 8 8 31 8 0
// expect: 16 128 4
// expect: 32
// expect: 1 2 4 
// expect: 8 1 63
// expect: 40 true false
