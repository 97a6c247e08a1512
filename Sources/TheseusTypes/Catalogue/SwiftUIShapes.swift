extension Catalogue {
  /// Shapes, shape styles, gradients and paths.
  static let swiftUIShapes = #"""
    protocol ShapeStyle {
    }
    extension ShapeStyle where Self: View {
    }
    extension ShapeStyle {
      func opacity(_ opacity: Double) -> some ShapeStyle
      func blendMode(_ mode: BlendMode) -> some ShapeStyle
      func shadow(_ style: ShadowStyle) -> some ShapeStyle
      func `in`(_ rect: CGRect) -> some ShapeStyle
    }
    struct ShadowStyle: Hashable {
      static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
      static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    }
    extension ShapeStyle where Self == Color {
      static var red: Color { Color.red }
      static var orange: Color { Color.orange }
      static var yellow: Color { Color.yellow }
      static var green: Color { Color.green }
      static var mint: Color { Color.mint }
      static var teal: Color { Color.teal }
      static var cyan: Color { Color.cyan }
      static var blue: Color { Color.blue }
      static var indigo: Color { Color.indigo }
      static var purple: Color { Color.purple }
      static var pink: Color { Color.pink }
      static var brown: Color { Color.brown }
      static var white: Color { Color.white }
      static var gray: Color { Color.gray }
      static var black: Color { Color.black }
      static var clear: Color { Color.clear }
    }
    struct HierarchicalShapeStyle: ShapeStyle, Hashable {
      static var primary: HierarchicalShapeStyle { get }
      static var secondary: HierarchicalShapeStyle { get }
      static var tertiary: HierarchicalShapeStyle { get }
      static var quaternary: HierarchicalShapeStyle { get }
      static var quinary: HierarchicalShapeStyle { get }
    }
    extension ShapeStyle where Self == HierarchicalShapeStyle {
      static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
      static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
      static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
      static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
      static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
    }
    struct ForegroundStyle: ShapeStyle, Hashable {
      init()
    }
    struct BackgroundStyle: ShapeStyle, Hashable {
      init()
    }
    struct TintShapeStyle: ShapeStyle, Hashable {
      init()
    }
    struct SelectionShapeStyle: ShapeStyle, Hashable {
      init()
    }
    struct SeparatorShapeStyle: ShapeStyle, Hashable {
      init()
    }
    struct FillShapeStyle: ShapeStyle, Hashable {
      init()
    }
    struct LinkShapeStyle: ShapeStyle, Hashable {
      init()
    }
    struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
      init()
    }
    struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
      init()
    }
    extension ShapeStyle where Self == ForegroundStyle {
      static var foreground: ForegroundStyle { ForegroundStyle() }
    }
    extension ShapeStyle where Self == BackgroundStyle {
      static var background: BackgroundStyle { BackgroundStyle() }
    }
    extension ShapeStyle where Self == TintShapeStyle {
      static var tint: TintShapeStyle { TintShapeStyle() }
    }
    extension ShapeStyle where Self == SelectionShapeStyle {
      static var selection: SelectionShapeStyle { SelectionShapeStyle() }
    }
    extension ShapeStyle where Self == SeparatorShapeStyle {
      static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
    }
    extension ShapeStyle where Self == FillShapeStyle {
      static var fill: FillShapeStyle { FillShapeStyle() }
    }
    extension ShapeStyle where Self == LinkShapeStyle {
      static var link: LinkShapeStyle { LinkShapeStyle() }
    }
    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
    }
    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
    }
    struct Material: ShapeStyle, Hashable {
      static var ultraThin: Material { get }
      static var thin: Material { get }
      static var regular: Material { get }
      static var thick: Material { get }
      static var ultraThick: Material { get }
      static var bar: Material { get }
    }
    extension ShapeStyle where Self == Material {
      static var ultraThinMaterial: Material { Material.ultraThin }
      static var thinMaterial: Material { Material.thin }
      static var regularMaterial: Material { Material.regular }
      static var thickMaterial: Material { Material.thick }
      static var ultraThickMaterial: Material { Material.ultraThick }
      static var bar: Material { Material.bar }
    }
    struct AnyShapeStyle: ShapeStyle {
      init<S: ShapeStyle>(_ style: S)
    }
    struct ImagePaint: ShapeStyle {
      init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
    }
    extension ShapeStyle where Self == ImagePaint {
      static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
    }
    struct LinearGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
      init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
      init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    }
    struct RadialGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    }
    struct EllipticalGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
      init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
      init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
    }
    struct AngularGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
      init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
      init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
      init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    }
    struct MeshGradient: ShapeStyle, View {
      typealias Body = Never
      init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true)
    }
    extension ShapeStyle where Self == LinearGradient {
      static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
      static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
      static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
    }
    extension ShapeStyle where Self == RadialGradient {
      static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
      static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
    }
    extension ShapeStyle where Self == AngularGradient {
      static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
      static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
      static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
    }
    protocol Shape: Animatable, View {
      func path(in rect: CGRect) -> Path
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    extension Shape {
      @_symbol("Shape.sizeThatFits(_:)@overload2") func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      var body: _ShapeView<Self, ForegroundStyle> { get }
      func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S>
      func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
      func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
      func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
      func stroke(style: StrokeStyle) -> _StrokedShape<Self>
      func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self>
      func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self>
      func offset(_ offset: CGSize) -> OffsetShape<Self>
      @_symbol("Shape.offset(_:)@cGPoint") func offset(_ offset: CGPoint) -> OffsetShape<Self>
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
      func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
      func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
      func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
      func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
      func size(_ size: CGSize) -> _SizedShape<Self>
      func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self>
      func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    }
    protocol InsettableShape: Shape {
      associatedtype InsetShape: InsettableShape
      func inset(by amount: CGFloat) -> InsetShape
    }
    extension InsettableShape {
      func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
      func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
      func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView>
      func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView>
    }
    protocol ShapeView<Content>: View {
      associatedtype Content: Shape
      var shape: Content { get }
    }
    extension ShapeView {
      func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self>
      func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self>
      func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self>
    }
    extension ShapeView where Content: InsettableShape {
      func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self>
      func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self>
    }
    struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
      typealias Body = Never
      var shape: Content { get }
    }
    struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
      typealias Body = Never
      var shape: Content { get }
    }
    struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
      typealias Body = Never
      var shape: Content { get }
    }
    struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
      typealias Body = Never
      var shape: Content { get }
    }
    struct Rectangle: InsettableShape {
      init()
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> Rectangle._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Rectangle._Inset
      }
    }
    struct Circle: InsettableShape {
      init()
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> Circle._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Circle._Inset
      }
    }
    struct Ellipse: InsettableShape {
      init()
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> Ellipse._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Ellipse._Inset
      }
    }
    struct Capsule: InsettableShape {
      init(style: RoundedCornerStyle = .continuous)
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> Capsule._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Capsule._Inset
      }
    }
    struct RoundedRectangle: InsettableShape {
      init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
      init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> RoundedRectangle._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> RoundedRectangle._Inset
      }
    }
    struct UnevenRoundedRectangle: InsettableShape {
      init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
      init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> UnevenRoundedRectangle._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> UnevenRoundedRectangle._Inset
      }
    }
    struct ContainerRelativeShape: InsettableShape {
      init()
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> ContainerRelativeShape._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> ContainerRelativeShape._Inset
      }
    }
    struct AnyShape: Shape {
      init<S: Shape>(_ shape: S)
      @_native func path(in rect: CGRect) -> Path
    }
    struct ButtonBorderShape: InsettableShape {
      static var automatic: ButtonBorderShape { get }
      static var capsule: ButtonBorderShape { get }
      static var circle: ButtonBorderShape { get }
      static var roundedRectangle: ButtonBorderShape { get }
      static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
      @_native func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> ButtonBorderShape._Inset
      struct _Inset: InsettableShape {
        @_native func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> ButtonBorderShape._Inset
      }
    }
    struct _StrokedShape<S: Shape>: Shape {
      init(shape: S, style: StrokeStyle)
      @_native func path(in rect: CGRect) -> Path
    }
    struct _TrimmedShape<S: Shape>: Shape {
      init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1)
      @_native func path(in rect: CGRect) -> Path
    }
    struct _SizedShape<S: Shape>: Shape {
      init(shape: S, size: CGSize)
      @_native func path(in rect: CGRect) -> Path
    }
    struct OffsetShape<Content: Shape>: Shape {
      init(shape: Content, offset: CGSize)
      @_native func path(in rect: CGRect) -> Path
    }
    struct ScaledShape<Content: Shape>: Shape {
      init(shape: Content, scale: CGSize, anchor: UnitPoint = .center)
      @_native func path(in rect: CGRect) -> Path
    }
    struct RotatedShape<Content: Shape>: Shape {
      init(shape: Content, angle: Angle, anchor: UnitPoint = .center)
      @_native func path(in rect: CGRect) -> Path
    }
    struct TransformedShape<Content: Shape>: Shape {
      init(shape: Content, transform: CGAffineTransform)
      @_native func path(in rect: CGRect) -> Path
    }
    extension OffsetShape: InsettableShape where Content: InsettableShape {
      func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape>
    }
    extension ScaledShape: InsettableShape where Content: InsettableShape {
      func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape>
    }
    extension RotatedShape: InsettableShape where Content: InsettableShape {
      func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape>
    }
    extension Shape where Self == Rectangle {
      static var rect: Rectangle { Rectangle() }
    }
    extension Shape where Self == RoundedRectangle {
      static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
    }
    extension Shape where Self == UnevenRoundedRectangle {
      static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style) }
    }
    extension Shape where Self == Circle {
      static var circle: Circle { Circle() }
    }
    extension Shape where Self == Ellipse {
      static var ellipse: Ellipse { Ellipse() }
    }
    extension Shape where Self == Capsule {
      static var capsule: Capsule { Capsule() }
      static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
    }
    extension Shape where Self == ContainerRelativeShape {
      static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
    }
    struct Path: Shape, Equatable {
      var _elements: [String]
      init() { _elements = [] }
      init(_ callback: (inout Path) -> Void) { _elements = []; callback(&self) }
      @_symbol("Path.init(_:)@cGRect") init(_ rect: CGRect) { _elements = []; addRect(rect) }
      init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { _elements = ["rounded rectangle \(rect) \(cornerRadius)"] }
      init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { _elements = ["rounded rectangle \(rect) \(cornerSize)"] }
      init(ellipseIn rect: CGRect) { _elements = []; addEllipse(in: rect) }
      var isEmpty: Bool { _elements.isEmpty }
      var description: String { _elements.joined(separator: " ") }
      func path(in rect: CGRect) -> Path { self }
      mutating func move(to end: CGPoint) { _elements.append("\(end.x) \(end.y) m") }
      mutating func addLine(to end: CGPoint) { _elements.append("\(end.x) \(end.y) l") }
      mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { _elements.append("\(control.x) \(control.y) \(end.x) \(end.y) q") }
      mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { _elements.append("\(control1.x) \(control1.y) \(control2.x) \(control2.y) \(end.x) \(end.y) c") }
      mutating func closeSubpath() { _elements.append("h") }
      mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { _elements.append("rectangle \(rect)") }
      mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) { _elements.append("rounded rectangle \(rect) \(cornerSize)") }
      mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { _elements.append("ellipse \(rect)") }
      mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { addRect(rect) } }
      mutating func addLines(_ lines: [CGPoint]) { for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } } }
      mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) { _elements.append("arc \(center) \(radius) \(startAngle.degrees) \(endAngle.degrees) \(clockwise)") }
      mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) { _elements.append("arc \(center) \(radius) \(startAngle.degrees) + \(delta.degrees)") }
      mutating func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) { _elements.append("arc \(end1) \(end2) \(radius)") }
      mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { _elements += path._elements }
      @_native var boundingRect: CGRect { get }
      @_native var currentPoint: CGPoint? { get }
      @_native func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool
      @_native func trimmedPath(from: CGFloat, to: CGFloat) -> Path
      @_native func strokedPath(_ style: StrokeStyle) -> Path
      @_native func applying(_ transform: CGAffineTransform) -> Path
      @_native func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
    }
    """#
}
