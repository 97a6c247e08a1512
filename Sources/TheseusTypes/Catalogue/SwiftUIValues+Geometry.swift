extension Catalogue {
  /// Angles, gradients, geometry and what animates.
  static let swiftUIValuesGeometry = #"""
    struct UnitPoint: Hashable {
      var x: CGFloat
      var y: CGFloat
      init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
      init() { x = 0; y = 0 }
      static let zero = UnitPoint(x: 0, y: 0)
      static let center = UnitPoint(x: 0.5, y: 0.5)
      static let leading = UnitPoint(x: 0, y: 0.5)
      static let trailing = UnitPoint(x: 1, y: 0.5)
      static let top = UnitPoint(x: 0.5, y: 0)
      static let bottom = UnitPoint(x: 0.5, y: 1)
      static let topLeading = UnitPoint(x: 0, y: 0)
      static let topTrailing = UnitPoint(x: 1, y: 0)
      static let bottomLeading = UnitPoint(x: 0, y: 1)
      static let bottomTrailing = UnitPoint(x: 1, y: 1)
    }
    struct Angle: Hashable, Comparable {
      var radians: Double
      init() { radians = 0 }
      init(radians: Double) { self.radians = radians }
      init(degrees: Double) { radians = degrees * .pi / 180 }
      var degrees: Double { get { radians * 180 / .pi } set { radians = newValue * .pi / 180 } }
      static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
      static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
      static let zero = Angle(radians: 0)
      static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
      static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
      static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
      static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
      static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
      static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
      static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
      static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    }
    struct Gradient: Hashable, ShapeStyle {
      var stops: [Gradient.Stop]
      init(stops: [Gradient.Stop]) { self.stops = stops }
      init(colors: [Color]) { stops = colors.enumerated().map { Gradient.Stop(color: $0.element, location: colors.count < 2 ? 0 : CGFloat($0.offset) / CGFloat(colors.count - 1)) } }
      struct Stop: Hashable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat) { self.color = color; self.location = location }
      }
    }
    struct AnyGradient: Hashable, ShapeStyle {
      init(_ gradient: Gradient)
    }
    struct GridItem {
      var size: GridItem.Size
      var spacing: CGFloat?
      var alignment: Alignment?
      init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self.size = size; self.spacing = spacing; self.alignment = alignment }
      enum Size {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
      }
    }
    enum ContentMode: Hashable, CaseIterable {
      case fit, fill
    }
    enum BlendMode: Hashable {
      case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    }
    enum Visibility: Hashable, CaseIterable {
      case automatic, visible, hidden
    }
    enum ColorRenderingMode: Hashable {
      case nonLinear, linear, extendedLinear
    }
    struct StrokeStyle: Equatable {
      var lineWidth: CGFloat
      var lineCap: CGLineCap
      var lineJoin: CGLineJoin
      var miterLimit: CGFloat
      var dash: [CGFloat]
      var dashPhase: CGFloat
      init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) { self.lineWidth = lineWidth; self.lineCap = lineCap; self.lineJoin = lineJoin; self.miterLimit = miterLimit; self.dash = dash; self.dashPhase = dashPhase }
    }
    struct FillStyle: Equatable {
      var isEOFilled: Bool
      var isAntialiased: Bool
      init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill; isAntialiased = antialiased }
    }
    enum CGLineCap: Int32 {
      case butt, round, square
    }
    enum CGLineJoin: Int32 {
      case miter, round, bevel
    }
    enum RoundedCornerStyle: Hashable {
      case circular, continuous
    }
    struct RectangleCornerRadii: Equatable {
      var topLeading: CGFloat
      var bottomLeading: CGFloat
      var bottomTrailing: CGFloat
      var topTrailing: CGFloat
      init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) { self.topLeading = topLeading; self.bottomLeading = bottomLeading; self.bottomTrailing = bottomTrailing; self.topTrailing = topTrailing }
    }
    struct ProposedViewSize: Equatable {
      var width: CGFloat?
      var height: CGFloat?
      init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height }
      init(_ size: CGSize) { width = size.width; height = size.height }
      static let zero = ProposedViewSize(width: 0, height: 0)
      static let unspecified = ProposedViewSize(width: nil, height: nil)
      static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
      func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
    }
    struct SafeAreaRegions: OptionSet {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let container = SafeAreaRegions(rawValue: 1)
      static let keyboard = SafeAreaRegions(rawValue: 2)
      static let all = SafeAreaRegions(rawValue: UInt.max)
    }
    enum CoordinateSpace: Hashable {
      case global
      case local
      case named(AnyHashable)
      var isGlobal: Bool { self == .global }
      var isLocal: Bool { self == .local }
    }
    protocol CoordinateSpaceProtocol {
      var coordinateSpace: CoordinateSpace { get }
    }
    struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
      var _name: AnyHashable
      init(_name: AnyHashable) { self._name = _name }
      var coordinateSpace: CoordinateSpace { .named(_name) }
    }
    struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
      init() { }
      var coordinateSpace: CoordinateSpace { .global }
    }
    struct LocalCoordinateSpace: CoordinateSpaceProtocol {
      init() { }
      var coordinateSpace: CoordinateSpace { .local }
    }
    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
      static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(_name: AnyHashable(name)) }
      static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(_name: AnyHashable("scrollView")) }
      static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(_name: AnyHashable("scrollView")) }
    }
    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
      static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
    }
    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
      static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
    }
    struct GeometryProxy {
      @_native var size: CGSize { get }
      var safeAreaInsets: EdgeInsets { EdgeInsets() }
      func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
      @_symbol("GeometryProxy.frame(space)") func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
      func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
      @_native subscript<T>(anchor: Anchor<T>) -> T { get }
    }
    struct CGAffineTransform: Equatable {
      var a: CGFloat
      var b: CGFloat
      var c: CGFloat
      var d: CGFloat
      var tx: CGFloat
      var ty: CGFloat
      init() { a = 0; b = 0; c = 0; d = 0; tx = 0; ty = 0 }
      init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { self.a = a; self.b = b; self.c = c; self.d = d; self.tx = tx; self.ty = ty }
      init(translationX tx: CGFloat, y ty: CGFloat) { a = 1; b = 0; c = 0; d = 1; self.tx = tx; self.ty = ty }
      init(scaleX sx: CGFloat, y sy: CGFloat) { a = sx; b = 0; c = 0; d = sy; tx = 0; ty = 0 }
      init(rotationAngle angle: CGFloat) { a = cos(angle); b = sin(angle); c = -sin(angle); d = cos(angle); tx = 0; ty = 0 }
      static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      var isIdentity: Bool { self == .identity }
      func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { CGAffineTransform(a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty) }
      func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
      func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
      func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
    }
    struct Anchor<Value>: Hashable {
      struct Source: Hashable {
      }
    }
    extension Anchor.Source where Value == CGRect {
      static var bounds: Anchor<CGRect>.Source { get }
      static func rect(_ r: CGRect) -> Anchor<CGRect>.Source
    }
    extension Anchor.Source where Value == CGPoint {
      static var center: Anchor<CGPoint>.Source { get }
      static var top: Anchor<CGPoint>.Source { get }
      static var bottom: Anchor<CGPoint>.Source { get }
      static var leading: Anchor<CGPoint>.Source { get }
      static var trailing: Anchor<CGPoint>.Source { get }
      static var topLeading: Anchor<CGPoint>.Source { get }
      static var bottomTrailing: Anchor<CGPoint>.Source { get }
    }
    protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    extension VectorArithmetic {
      func scaled(by rhs: Double) -> Self { var result = self; result.scale(by: rhs); return result }
      mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }
      func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
    }
    extension Double: VectorArithmetic {
      mutating func scale(by rhs: Double) { self *= rhs }
      var magnitudeSquared: Double { self * self }
    }
    extension CGFloat: VectorArithmetic {
      mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
      var magnitudeSquared: Double { Double(self * self) }
    }
    protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
      var animatableData: AnimatableData { get set }
    }
    extension Animatable where AnimatableData == EmptyAnimatableData {
      @_symbol("Animatable.animatableData.get@overload2") var animatableData: EmptyAnimatableData { get { EmptyAnimatableData() } set { } }
    }
    extension Animatable where Self: VectorArithmetic {
      @_symbol("Animatable.animatableData.get@overload3") var animatableData: Self { get { self } set { self = newValue } }
    }
    extension Double: Animatable {
      typealias AnimatableData = Double
    }
    extension CGFloat: Animatable {
      typealias AnimatableData = CGFloat
    }
    extension CGPoint: Animatable {
      typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
      }
    }
    extension CGSize: Animatable {
      typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
      }
    }
    extension CGRect: Animatable {
      typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
      var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
          origin.animatableData = newValue.first
          size.animatableData = newValue.second
        }
      }
    }
    struct EmptyAnimatableData: VectorArithmetic {
      init() { }
      static var zero: EmptyAnimatableData { EmptyAnimatableData() }
      static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
      static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
      mutating func scale(by rhs: Double) { }
      var magnitudeSquared: Double { 0 }
    }
    struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
      var first: First
      var second: Second
      init(_ first: First, _ second: Second) { self.first = first; self.second = second }
      static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
      static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second) }
      static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second) }
      mutating func scale(by rhs: Double) { first.scale(by: rhs); second.scale(by: rhs) }
      var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    }
    """#
}
