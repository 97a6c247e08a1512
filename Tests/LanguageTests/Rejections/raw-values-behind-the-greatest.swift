enum K: Int { case val = 9223372036854775807, next }
enum L: UInt8 { case a = 255, b }
// expect error 1:47: integer literal '9223372036854775808' overflows when stored into 'Int'
// expect error 1:47: integer literal '9223372036854775808' overflows when stored into 'Int'
// expect error 2:31: integer literal '256' overflows when stored into 'UInt8'
// expect error 2:31: integer literal '256' overflows when stored into 'UInt8'
