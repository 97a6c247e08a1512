func sum() { print(200 + 100 as UInt8) }
func above() { print(Int8.max + 1) }
func beyond() { print(9_223_372_036_854_775_807 + 1) }
func given() { print(UInt8(300)) }
func negative() { print(UInt(-5)) }
func divided(_ number: Int) { print(number / 0) }
func remainder(_ number: Int) { print(number % 0) }
func named() {
  let byte: UInt8 = 255
  print(byte + 1)
  let zero = 0
  print(10 / zero)
}
func inClosures() { [1].forEach { print($0, 100 * 2 as Int8) } }
struct Box { static let size = Int32(65536) * 65536 }
let fine: Int8 = 64 + 63, double = 1.0 / 0, shifted = 1 << 70
// expect error 1:24: arithmetic operation '200 + 100' (on type 'UInt8') results in an overflow
// expect error 2:31: arithmetic operation '127 + 1' (on type 'Int8') results in an overflow
// expect error 3:49: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
// expect error 4:28: integer literal '300' overflows when stored into 'UInt8'
// expect error 5:30: negative integer '-5' overflows when stored into unsigned type 'UInt'
// expect error 6:44: division by zero
// expect error 7:46: division by zero
// expect error 10:14: arithmetic operation '255 + 1' (on type 'UInt8') results in an overflow
// expect error 12:12: division by zero
// expect error 14:49: arithmetic operation '100 * 2' (on type 'Int8') results in an overflow
// expect error 15:45: arithmetic operation '65536 * 65536' (on type 'Int32') results in an overflow
