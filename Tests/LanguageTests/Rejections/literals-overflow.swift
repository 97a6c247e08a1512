let byte: UInt8 = 300
let small: Int8 = -129
let unsigned: UInt = -1
let bytes: [UInt8] = [1, 256, 3]
func take(_ number: Int16) {}
take(40_000)
let wide: UInt64 = 18_446_744_073_709_551_615
let fits: Int8 = -128
// expect error 1:19: integer literal '300' overflows when stored into 'UInt8'
// expect error 2:19: integer literal '-129' overflows when stored into 'Int8'
// expect error 3:22: negative integer '-1' overflows when stored into unsigned type 'UInt'
// expect error 4:26: integer literal '256' overflows when stored into 'UInt8'
// expect error 6:6: integer literal '40000' overflows when stored into 'Int16'
