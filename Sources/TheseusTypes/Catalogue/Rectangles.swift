extension Catalogue {
  /// Rectangles, and the functions by which older code asks for their parts, which do not turn a negative size round.
  static let rectangles = #"""
    #module(Foundation)
    struct CGRect: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var origin: CGPoint
      var size: CGSize
      init() { origin = .zero; size = .zero }
      init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
      @_symbol("CGRect.init(double)") init(x: Double, y: Double, width: Double, height: Double) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
      @_symbol("CGRect.init(int)") init(x: Int, y: Int, width: Int, height: Int) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
      func encode(to encoder: any Encoder) throws { try _encodePair(origin, size, to: encoder) }
      init(from decoder: any Decoder) throws { (origin, size) = try _decodePair(CGPoint.self, CGSize.self, from: decoder) }
      static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
      static let null: CGRect = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0 as CGFloat, height: 0 as CGFloat)
      static let infinite: CGRect = CGRect(x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2, width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      var width: CGFloat { abs(size.width) }
      var height: CGFloat { abs(size.height) }
      var minX: CGFloat { origin.x + min(size.width, 0) }
      var minY: CGFloat { origin.y + min(size.height, 0) }
      var maxX: CGFloat { origin.x + max(size.width, 0) }
      var maxY: CGFloat { origin.y + max(size.height, 0) }
      var midX: CGFloat { (minX + maxX) * 0.5 }
      var midY: CGFloat { (minY + maxY) * 0.5 }
      var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
      var isInfinite: Bool { self == .infinite }
      var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
      var standardized: CGRect { isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height) }
      var integral: CGRect {
        if isNull { return self }
        let x = minX.rounded(.down)
        let y = minY.rounded(.down)
        return CGRect(x: x, y: y, width: (minX + width).rounded(.up) - x, height: (minY + height).rounded(.up) - y)
      }
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        if isNull { return self }
        let result = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return result.size.width < 0 || result.size.height < 0 ? .null : result
      }
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }
      func contains(_ point: CGPoint) -> Bool { !isEmpty && (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y) }
      @_symbol("CGRect.contains(rect)") func contains(_ other: CGRect) -> Bool { union(other) == self }
      func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
      func union(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return CGRect(x: x, y: y, width: max(standardized.maxX, other.standardized.maxX) - x, height: max(standardized.maxY, other.standardized.maxY) - y)
      }
      func intersection(_ other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        let a = standardized
        let b = other.standardized
        guard let across = CGRect._common(a.minX...a.maxX, b.minX...b.maxX, a.width, b.width), let down = CGRect._common(a.minY...a.maxY, b.minY...b.maxY, a.height, b.height) else { return .null }
        return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
      }
      static func _common(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>, _ length: CGFloat, _ otherLength: CGFloat) -> (start: CGFloat, length: CGFloat)? {
        if !a.overlaps(b) { return nil }
        let part = a.clamped(to: b)
        return (start: part.lowerBound, length: part == a ? length : part == b ? otherLength : part.upperBound - part.lowerBound)
      }
      func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        if isNull { return (slice: .null, remainder: .null) }
        let isAcross = edge == .minXEdge || edge == .maxXEdge
        let isFromEnd = edge == .maxXEdge || edge == .maxYEdge
        let length = isAcross ? width : height
        let split = min(max(isFromEnd ? length - distance : distance, 0), length)
        var first = standardized
        var second = first
        if isAcross {
          first.size.width = split
          second.origin.x = first.maxX
          second.size.width = length - split
        } else {
          first.size.height = split
          second.origin.y = first.maxY
          second.size.height = length - split
        }
        return isFromEnd ? (slice: second, remainder: first) : (slice: first, remainder: second)
      }
      static func == (a: CGRect, b: CGRect) -> Bool {
        if a.isNull && b.isNull { return true }
        let first = a.standardized
        let second = b.standardized
        return first.origin == second.origin && first.size == second.size
      }
      func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(size)
      }
      var debugDescription: String { "(" + String(describing: origin.x) + ", " + String(describing: origin.y) + ", " + String(describing: size.width) + ", " + String(describing: size.height) + ")" }
    }
    enum CGRectEdge: UInt32 {
      case minXEdge, minYEdge, maxXEdge, maxYEdge
    }
    typealias NSPoint = CGPoint
    typealias NSSize = CGSize
    typealias NSRect = CGRect
    let NSZeroPoint: CGPoint = CGPoint.zero
    let NSZeroSize: CGSize = CGSize.zero
    let NSZeroRect: CGRect = CGRect.zero
    func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func NSMakeSize(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
    func NSMinX(_ rect: CGRect) -> CGFloat { rect.origin.x }
    func NSMidX(_ rect: CGRect) -> CGFloat { rect.origin.x + rect.size.width / 2 }
    func NSMaxX(_ rect: CGRect) -> CGFloat { rect.origin.x + rect.size.width }
    func NSMinY(_ rect: CGRect) -> CGFloat { rect.origin.y }
    func NSMidY(_ rect: CGRect) -> CGFloat { rect.origin.y + rect.size.height / 2 }
    func NSMaxY(_ rect: CGRect) -> CGFloat { rect.origin.y + rect.size.height }
    func NSWidth(_ rect: CGRect) -> CGFloat { rect.size.width }
    func NSHeight(_ rect: CGRect) -> CGFloat { rect.size.height }
    func NSIsEmptyRect(_ rect: CGRect) -> Bool { rect.size.width <= 0 || rect.size.height <= 0 }
    func NSInsetRect(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { CGRect(x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.size.width - dx * 2, height: rect.size.height - dy * 2) }
    func NSEqualPoints(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
    func NSEqualSizes(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
    func NSEqualRects(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
    func NSStringFromPoint(_ point: CGPoint) -> String { "{" + String(describing: point.x) + ", " + String(describing: point.y) + "}" }
    func NSStringFromSize(_ size: CGSize) -> String { "{" + String(describing: size.width) + ", " + String(describing: size.height) + "}" }
    func NSStringFromRect(_ rect: CGRect) -> String { "{" + NSStringFromPoint(rect.origin) + ", " + NSStringFromSize(rect.size) + "}" }
    """#
}
