let x = 99999999999999999999
let y: UInt8 = 99999999999999999999
let z: Double = 99999999999999999999
let w: UInt64 = -5
let v: Int64 = -99999999999999999999
print(x, y, z, v)
// expect error 1:9: integer literal '99999999999999999999' overflows when stored into 'Int'
// expect error 2:16: integer literal '99999999999999999999' overflows when stored into 'UInt8'
// expect error 4:17: negative integer '-5' overflows when stored into unsigned type 'UInt64'
// expect error 5:16: integer literal '-99999999999999999999' overflows when stored into 'Int64'
