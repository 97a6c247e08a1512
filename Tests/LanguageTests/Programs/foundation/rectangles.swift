import Foundation
func show(_ r: CGRect) -> String { "[\(r.origin.x) \(r.origin.y) \(r.size.width) \(r.size.height)]" }
let plain = CGRect(x: 1, y: 2, width: 10, height: 20)
let turned = CGRect(x: 10, y: 20, width: -4, height: -8)
let flat = CGRect(x: 3, y: 3, width: 0, height: 5)
let broken = CGRect(x: 1.25, y: -2.75, width: 3.5, height: 4.6)
let beside = CGRect(x: 11, y: 2, width: 3, height: 3)
let all = [plain, turned, flat, broken, beside, .null, .infinite]
for a in all {
  print(show(a), a.isNull, a.isInfinite, a.isEmpty, show(a.standardized), show(a.integral))
  print(a.width, a.height, a.minX, a.midX, a.maxX, a.minY, a.midY, a.maxY)
  print(show(a.insetBy(dx: 1, dy: -1)), show(a.insetBy(dx: 2, dy: 4)), show(a.insetBy(dx: 100, dy: 0)), show(a.offsetBy(dx: 3, dy: -3)))
  for b in all { print(show(a.union(b)), show(a.intersection(b)), a.intersects(b), a.contains(b), a == b) }
  print([CGPoint.zero, CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 22), CGPoint(x: 10, y: 20), CGPoint(x: 6, y: 12)].map { a.contains($0) })
}
for a in [plain, turned, flat, .null] {
  for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
    for distance in [3, -1, 50] as [CGFloat] {
      let (slice, remainder) = a.divided(atDistance: distance, from: edge)
      print(edge, edge.rawValue, show(slice), show(remainder))
    }
  }
}
print(CGRectEdge(rawValue: 2) as Any, CGRectEdge(rawValue: 7) as Any, CGRect.null == .null)
print(turned == turned.standardized, turned.divided(atDistance: 1, from: .minXEdge).slice == .zero)
print(show(NSMakeRect(1, 2, 3, 4)), show(NSZeroRect), NSMakePoint(1, 2) == NSZeroPoint, NSMakeSize(3, 4) == NSSize(width: 3, height: 4))
for r in [plain, turned, flat] {
  print(NSMaxX(r), NSMinX(r), NSMidX(r), NSMaxY(r), NSMinY(r), NSMidY(r), NSWidth(r), NSHeight(r), NSIsEmptyRect(r), show(NSInsetRect(r, 3, -1)))
}
print(NSStringFromRect(plain), NSStringFromPoint(plain.origin), NSStringFromSize(plain.size))
print(NSEqualRects(plain, plain), NSEqualRects(turned, turned.standardized), NSEqualPoints(plain.origin, .zero), NSEqualSizes(flat.size, flat.size))
// expect: [1.0 2.0 10.0 20.0] false false false [1.0 2.0 10.0 20.0] [1.0 2.0 10.0 20.0]
// expect: 10.0 20.0 1.0 6.0 11.0 2.0 12.0 22.0
// expect: [2.0 1.0 8.0 22.0] [3.0 6.0 6.0 12.0] [inf inf 0.0 0.0] [4.0 -1.0 10.0 20.0]
// expect: [1.0 2.0 10.0 20.0] [1.0 2.0 10.0 20.0] true true true
// expect: [1.0 2.0 10.0 20.0] [6.0 12.0 4.0 8.0] true true false
// expect: [1.0 2.0 10.0 20.0] [3.0 3.0 0.0 5.0] true true false
// expect: [1.0 -2.75 10.0 24.75] [inf inf 0.0 0.0] false false false
// expect: [1.0 2.0 13.0 20.0] [11.0 2.0 0.0 3.0] true false false
// expect: [1.0 2.0 10.0 20.0] [inf inf 0.0 0.0] false true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [1.0 2.0 10.0 20.0] true false false
// expect: [false, true, false, true, true]
// expect: [10.0 20.0 -4.0 -8.0] false false false [6.0 12.0 4.0 8.0] [6.0 12.0 4.0 8.0]
// expect: 4.0 8.0 6.0 8.0 10.0 12.0 16.0 20.0
// expect: [7.0 11.0 2.0 10.0] [8.0 16.0 0.0 0.0] [inf inf 0.0 0.0] [9.0 9.0 4.0 8.0]
// expect: [1.0 2.0 10.0 20.0] [6.0 12.0 4.0 8.0] true false false
// expect: [6.0 12.0 4.0 8.0] [6.0 12.0 4.0 8.0] true true true
// expect: [3.0 3.0 7.0 17.0] [inf inf 0.0 0.0] false false false
// expect: [1.25 -2.75 8.75 22.75] [inf inf 0.0 0.0] false false false
// expect: [6.0 2.0 8.0 18.0] [inf inf 0.0 0.0] false false false
// expect: [10.0 20.0 -4.0 -8.0] [inf inf 0.0 0.0] false true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [6.0 12.0 4.0 8.0] true false false
// expect: [false, false, false, false, true]
// expect: [3.0 3.0 0.0 5.0] false false true [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0]
// expect: 0.0 5.0 3.0 3.0 3.0 3.0 5.5 8.0
// expect: [inf inf 0.0 0.0] [inf inf 0.0 0.0] [inf inf 0.0 0.0] [6.0 0.0 0.0 5.0]
// expect: [1.0 2.0 10.0 20.0] [3.0 3.0 0.0 5.0] true false false
// expect: [3.0 3.0 7.0 17.0] [inf inf 0.0 0.0] false false false
// expect: [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0] true true true
// expect: [1.25 -2.75 3.5 10.75] [inf inf 0.0 0.0] false false false
// expect: [3.0 2.0 11.0 6.0] [inf inf 0.0 0.0] false false false
// expect: [3.0 3.0 0.0 5.0] [inf inf 0.0 0.0] false true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [3.0 3.0 0.0 5.0] true false false
// expect: [false, false, false, false, false]
// expect: [1.25 -2.75 3.5 4.6] false false false [1.25 -2.75 3.5 4.6] [1.0 -3.0 4.0 5.0]
// expect: 3.5 4.6 1.25 3.0 4.75 -2.75 -0.4500000000000002 1.8499999999999996
// expect: [2.25 -3.75 1.5 6.6] [inf inf 0.0 0.0] [inf inf 0.0 0.0] [4.25 -5.75 3.5 4.6]
// expect: [1.0 -2.75 10.0 24.75] [inf inf 0.0 0.0] false false false
// expect: [1.25 -2.75 8.75 22.75] [inf inf 0.0 0.0] false false false
// expect: [1.25 -2.75 3.5 10.75] [inf inf 0.0 0.0] false false false
// expect: [1.25 -2.75 3.5 4.6] [1.25 -2.75 3.5 4.6] true true true
// expect: [1.25 -2.75 12.75 7.75] [inf inf 0.0 0.0] false false false
// expect: [1.25 -2.75 3.5 4.6] [inf inf 0.0 0.0] false true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [1.25 -2.75 3.5 4.6] true false false
// expect: [false, false, false, false, false]
// expect: [11.0 2.0 3.0 3.0] false false false [11.0 2.0 3.0 3.0] [11.0 2.0 3.0 3.0]
// expect: 3.0 3.0 11.0 12.5 14.0 2.0 3.5 5.0
// expect: [12.0 1.0 1.0 5.0] [inf inf 0.0 0.0] [inf inf 0.0 0.0] [14.0 -1.0 3.0 3.0]
// expect: [1.0 2.0 13.0 20.0] [11.0 2.0 0.0 3.0] true false false
// expect: [6.0 2.0 8.0 18.0] [inf inf 0.0 0.0] false false false
// expect: [3.0 2.0 11.0 6.0] [inf inf 0.0 0.0] false false false
// expect: [1.25 -2.75 12.75 7.75] [inf inf 0.0 0.0] false false false
// expect: [11.0 2.0 3.0 3.0] [11.0 2.0 3.0 3.0] true true true
// expect: [11.0 2.0 3.0 3.0] [inf inf 0.0 0.0] false true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [11.0 2.0 3.0 3.0] true false false
// expect: [false, false, false, false, false]
// expect: [inf inf 0.0 0.0] true false true [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: 0.0 0.0 inf inf inf inf inf inf
// expect: [inf inf 0.0 0.0] [inf inf 0.0 0.0] [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: [1.0 2.0 10.0 20.0] [inf inf 0.0 0.0] false false false
// expect: [10.0 20.0 -4.0 -8.0] [inf inf 0.0 0.0] false false false
// expect: [3.0 3.0 0.0 5.0] [inf inf 0.0 0.0] false false false
// expect: [1.25 -2.75 3.5 4.6] [inf inf 0.0 0.0] false false false
// expect: [11.0 2.0 3.0 3.0] [inf inf 0.0 0.0] false false false
// expect: [inf inf 0.0 0.0] [inf inf 0.0 0.0] false true true
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [inf inf 0.0 0.0] false false false
// expect: [false, false, false, false, false]
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] false true false [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308]
// expect: 1.7976931348623157e+308 1.7976931348623157e+308 -8.988465674311579e+307 0.0 8.988465674311579e+307 -8.988465674311579e+307 0.0 8.988465674311579e+307
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308]
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [1.0 2.0 10.0 20.0] true true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [6.0 12.0 4.0 8.0] true true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [3.0 3.0 0.0 5.0] true true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [1.25 -2.75 3.5 4.6] true true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [11.0 2.0 3.0 3.0] true true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [inf inf 0.0 0.0] false true false
// expect: [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] [-8.988465674311579e+307 -8.988465674311579e+307 1.7976931348623157e+308 1.7976931348623157e+308] true true true
// expect: [true, true, true, true, true]
// expect: minXEdge 0 [1.0 2.0 3.0 20.0] [4.0 2.0 7.0 20.0]
// expect: minXEdge 0 [1.0 2.0 0.0 20.0] [1.0 2.0 10.0 20.0]
// expect: minXEdge 0 [1.0 2.0 10.0 20.0] [11.0 2.0 0.0 20.0]
// expect: minYEdge 1 [1.0 2.0 10.0 3.0] [1.0 5.0 10.0 17.0]
// expect: minYEdge 1 [1.0 2.0 10.0 0.0] [1.0 2.0 10.0 20.0]
// expect: minYEdge 1 [1.0 2.0 10.0 20.0] [1.0 22.0 10.0 0.0]
// expect: maxXEdge 2 [8.0 2.0 3.0 20.0] [1.0 2.0 7.0 20.0]
// expect: maxXEdge 2 [11.0 2.0 0.0 20.0] [1.0 2.0 10.0 20.0]
// expect: maxXEdge 2 [1.0 2.0 10.0 20.0] [1.0 2.0 0.0 20.0]
// expect: maxYEdge 3 [1.0 19.0 10.0 3.0] [1.0 2.0 10.0 17.0]
// expect: maxYEdge 3 [1.0 22.0 10.0 0.0] [1.0 2.0 10.0 20.0]
// expect: maxYEdge 3 [1.0 2.0 10.0 20.0] [1.0 2.0 10.0 0.0]
// expect: minXEdge 0 [6.0 12.0 3.0 8.0] [9.0 12.0 1.0 8.0]
// expect: minXEdge 0 [6.0 12.0 0.0 8.0] [6.0 12.0 4.0 8.0]
// expect: minXEdge 0 [6.0 12.0 4.0 8.0] [10.0 12.0 0.0 8.0]
// expect: minYEdge 1 [6.0 12.0 4.0 3.0] [6.0 15.0 4.0 5.0]
// expect: minYEdge 1 [6.0 12.0 4.0 0.0] [6.0 12.0 4.0 8.0]
// expect: minYEdge 1 [6.0 12.0 4.0 8.0] [6.0 20.0 4.0 0.0]
// expect: maxXEdge 2 [7.0 12.0 3.0 8.0] [6.0 12.0 1.0 8.0]
// expect: maxXEdge 2 [10.0 12.0 0.0 8.0] [6.0 12.0 4.0 8.0]
// expect: maxXEdge 2 [6.0 12.0 4.0 8.0] [6.0 12.0 0.0 8.0]
// expect: maxYEdge 3 [6.0 17.0 4.0 3.0] [6.0 12.0 4.0 5.0]
// expect: maxYEdge 3 [6.0 20.0 4.0 0.0] [6.0 12.0 4.0 8.0]
// expect: maxYEdge 3 [6.0 12.0 4.0 8.0] [6.0 12.0 4.0 0.0]
// expect: minXEdge 0 [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0]
// expect: minXEdge 0 [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0]
// expect: minXEdge 0 [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0]
// expect: minYEdge 1 [3.0 3.0 0.0 3.0] [3.0 6.0 0.0 2.0]
// expect: minYEdge 1 [3.0 3.0 0.0 0.0] [3.0 3.0 0.0 5.0]
// expect: minYEdge 1 [3.0 3.0 0.0 5.0] [3.0 8.0 0.0 0.0]
// expect: maxXEdge 2 [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0]
// expect: maxXEdge 2 [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0]
// expect: maxXEdge 2 [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 5.0]
// expect: maxYEdge 3 [3.0 5.0 0.0 3.0] [3.0 3.0 0.0 2.0]
// expect: maxYEdge 3 [3.0 8.0 0.0 0.0] [3.0 3.0 0.0 5.0]
// expect: maxYEdge 3 [3.0 3.0 0.0 5.0] [3.0 3.0 0.0 0.0]
// expect: minXEdge 0 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: minXEdge 0 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: minXEdge 0 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: minYEdge 1 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: minYEdge 1 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: minYEdge 1 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: maxXEdge 2 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: maxXEdge 2 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: maxXEdge 2 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: maxYEdge 3 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: maxYEdge 3 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: maxYEdge 3 [inf inf 0.0 0.0] [inf inf 0.0 0.0]
// expect: Optional(Foundation.CGRectEdge.maxXEdge) nil true
// expect: true false
// expect: [1.0 2.0 3.0 4.0] [0.0 0.0 0.0 0.0] false true
// expect: 11.0 1.0 6.0 22.0 2.0 12.0 10.0 20.0 false [4.0 1.0 4.0 22.0]
// expect: 6.0 10.0 8.0 12.0 20.0 16.0 -4.0 -8.0 true [13.0 19.0 -10.0 -6.0]
// expect: 3.0 3.0 3.0 8.0 3.0 5.5 0.0 5.0 true [6.0 2.0 -6.0 7.0]
// expect: {{1.0, 2.0}, {10.0, 20.0}} {1.0, 2.0} {10.0, 20.0}
// expect: true true false true
