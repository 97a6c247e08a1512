// A range of implicit members says which overload is meant.
enum Size: Comparable { case small, medium, large }

func show(_ size: Size) { print("one", size) }
func show(_ sizes: ClosedRange<Size>) { print("closed", sizes) }
func show(_ sizes: Range<Size>) { print("half open", sizes) }
func show(_ sizes: PartialRangeFrom<Size>) { print("from", sizes.lowerBound) }
func show(_ sizes: PartialRangeThrough<Size>) { print("through", sizes.upperBound) }

show(.small)
show(.small ... .large)
show(.small ..< .large)
show(Size.small ... .medium)
show(.medium ... Size.large)
show(Size.medium...)
show(...Size.medium)

// What the program's own operator makes of its operands is no range.
struct Span { var text: String }
struct Place { var name: String }
extension Place {
  static func ... (first: Place, last: Place) -> Span { Span(text: first.name + " to " + last.name) }
}

func draw(_ span: Span) { print(span.text) }
func draw(_ number: Int) { print(number) }

draw(Place(name: "here") ... Place(name: "there"))
draw(3)
// expect: one small
// expect: closed small...large
// expect: half open small..<large
// expect: closed small...medium
// expect: closed medium...large
// expect: from medium
// expect: through medium
// expect: here to there
// expect: 3
