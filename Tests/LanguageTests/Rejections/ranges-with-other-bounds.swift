struct Point {}
let text = "a", count = 1, number = 2.5, point = Point()
func nothing() {}
let a = 0..<text
let b = text..<0
let c = text...count
let d = count...text
let e = number...count
let f = point...3
let g = nothing()...3
for i in 0...text {}
for i in text..<3 {}
for i in point...3 {}
for i in number...count {}
for i in count...true {}
func take(_ range: Range<Int>) {}
take(0..<text)
take(text..<2)
take(0..<number)
let h: ClosedRange<Int> = 0...text
let i = (0...text).contains(1)
for i in 1.5...3 {}
func loop() { for i in 0..<number {} }
switch count { case "a"..."c": break; case 0.5...1.5: break; case number..<3: break; default: break }
switch text { case 0...5: break; default: break }
enum Side { case left }
switch Side.left { case 0...1: break; case .left: break }
// expect error 4:10: conflicting arguments to generic parameter 'Self' ('String' vs. 'Int')
// expect error 5:13: conflicting arguments to generic parameter 'Self' ('String' vs. 'Int')
// expect error 6:13: conflicting arguments to generic parameter 'Self' ('String' vs. 'Int')
// expect error 7:14: conflicting arguments to generic parameter 'Self' ('Int' vs. 'String')
// expect error 8:15: conflicting arguments to generic parameter 'Self' ('Double' vs. 'Int')
// expect error 9:9: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 10:9: cannot convert value of type '()' to expected argument type 'Int'
// expect error 11:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 12:10: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 13:10: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 14:10: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 15:18: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 17:10: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 18:6: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 19:10: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 20:31: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 21:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 22:1: referencing instance method 'makeIterator()' on 'ClosedRange' requires that 'Double' conform to 'SignedInteger'
// expect error 22:1: referencing instance method 'next()' on 'ClosedRange' requires that 'Double' conform to 'SignedInteger'
// expect error 22:13: protocol 'Sequence' requires that 'Double' conform to 'SignedInteger'
// expect error 23:15: referencing instance method 'makeIterator()' on 'Range' requires that 'Double' conform to 'SignedInteger'
// expect error 23:15: referencing instance method 'next()' on 'Range' requires that 'Double' conform to 'SignedInteger'
// expect error 23:25: protocol 'Sequence' requires that 'Double' conform to 'SignedInteger'
// expect error 24:24: expression pattern of type 'ClosedRange<String>' cannot match values of type 'Int'
// expect error 24:47: expression pattern of type 'ClosedRange<Double>' cannot match values of type 'Int'
// expect error 24:73: expression pattern of type 'Range<Double>' cannot match values of type 'Int'
// expect error 25:20: expression pattern of type 'ClosedRange<Int>' cannot match values of type 'String'
// expect error 27:26: expression pattern of type 'ClosedRange<Int>' cannot match values of type 'Side'
