// A `Double` beside a `CGFloat`: together they are a `Double`, unless a `CGFloat` is wanted.
import Foundation

let width: CGFloat = 10
let ratio = 3.5
let product = width * ratio
let quotient = ratio / width
print(type(of: product), type(of: quotient), type(of: width + ratio), type(of: ratio - width))
let doubled = { width * ratio }
print(type(of: doubled()), type(of: max(width, ratio)), type(of: width * 2))

func describe(_ value: Double) -> String { "double \(value)" }
func describe(_ value: CGFloat) -> String { "cgfloat \(value)" }
print(describe(width * ratio), describe(width), describe(ratio), describe(width * 2))

let wanted: CGFloat = width * ratio + 1
var size = CGSize(width: ratio, height: width)
size.width += ratio
size.height = max(size.height, ratio * 4)
print(wanted, size.width, size.height, type(of: size.width))

struct Part { var length = 2.0; var scale: CGFloat = 1.5 }
let part = Part()
print(type(of: part.length * part.scale), type(of: part.scale * part.length), part.length == part.scale)
// expect: Double Double Double Double
// expect: Double Double CGFloat
// expect: double 35.0 cgfloat 10.0 double 3.5 cgfloat 20.0
// expect: 36.0 7.0 14.0 CGFloat
// expect: Double Double false
