import Testing

/// What is certainly wrong, in the words of the Swift compiler; and what must not be rejected.
@Suite struct DiagnosticTests {
  /// A source and its reports.
  struct Example: CustomTestStringConvertible, Sendable {
    let source: String
    let problems: [String]
    var testDescription: String { source }

    init(_ source: String, _ problems: String...) {
      self.source = source
      self.problems = problems
    }
  }

  static let names = [
    Example("let count = 3\nprint(coutn)", "2:7 unknown-name: cannot find 'coutn' in scope; did you mean 'count'?"),
    Example("print(nope)", "1:7 unknown-name: cannot find 'nope' in scope"),
    Example(
      "struct P { func area() {} }\nP().arae()",
      "2:5 missing-member: value of type 'P' has no member 'arae'; did you mean 'area'?"),
    Example("enum E { case a }\nlet e: E = .b", "2:12 missing-member: type 'E' has no member 'b'"),
    Example("\"abc\".cuont", "1:7 missing-member: value of type 'String' has no member 'cuont'; did you mean 'count'?"),
  ]

  static let types = [
    Example("let n: Int = \"a\"", "1:14 type-mismatch: cannot convert value of type 'String' to specified type 'Int'"),
    Example(
      "let o: Int? = 5\nlet n: Int = o",
      "2:14 optional-not-unwrapped: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"),
    Example(
      "let r = true + 1",
      "1:9 type-mismatch: cannot convert value of type 'Bool' to expected argument type 'Int'"),
    Example(
      "for i in 5 { print(i) }", "1:10 not-a-sequence: for-in loop requires 'Int' to conform to 'Sequence'"),
    Example("func f() -> Int { }", "1:19 missing-return: missing return in global function expected to return 'Int'"),
    Example(
      "func f() { return 5 }", "1:19 unexpected-return-value: unexpected non-void return value in void function"),
    Example(
      "enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: print(1) } }",
      "2:18 switch-not-exhaustive: switch must be exhaustive"),
    Example(
      "protocol P { var v: Int { get } }\nstruct Q: P {}",
      "2:8 missing-conformance: type 'Q' does not conform to protocol 'P'"),
  ]

  static let calls = [
    Example(
      "func f(_ a: Int, by b: Int) {}\nf(1)", "2:4 missing-argument: missing argument for parameter 'by' in call"),
    Example(
      "func f(_ a: Int, by b: Int) {}\nf(1, b: 2)",
      "2:2 wrong-labels: incorrect argument label in call (have '_:b:', expected '_:by:')"),
    Example(
      "extension Array {\n  func larger(_ a: Int, _ b: Int) -> Int { max(a, b) }\n}",
      "2:44 hidden-function: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'"
    ),
    Example(
      "struct Page {\n  func print() {}\n  func show() { print(\"x\") }\n}",
      "3:17 hidden-function: use of 'print' refers to instance method rather than global function 'print(_:separator:terminator:)' in module 'Swift'"
    ),
    Example("struct Page {\n  func show(_ n: Int) {}\n  func both() { show(1); Swift.print(2) }\n}"),
    Example(
      "func show(of n: Int) {}\nstruct Page {\n  func show() {}\n  static func all() { show(of: 1) }\n}",
      "4:23 hidden-function: use of 'show' refers to instance method rather than global function 'show(of:)' in module 'main'"
    ),
    Example("func f(a: Int) {}\nf(a: 1, b: 2)", "2:12 extra-argument: extra argument 'b' in call"),
    Example(
      "func f(_ a: Int) {}\nf(\"a\")",
      "2:3 type-mismatch: cannot convert value of type 'String' to expected argument type 'Int'"),
  ]

  static let places = [
    // What the compiler says of the macro's expansions besides is in no line of the file.
    Example(
      "import Observation\n@Observable class P {\n  var a = 1, b = 2\n  let c = 1, d = 2\n}",
      "3:7 observed-together: accessor macro 'ObservationTracked()' can only apply to a single variable",
      "3:14 observed-together: accessor macro 'ObservationTracked()' can only apply to a single variable"),
    Example("let k = 3\nfunc f() { k = 4 }", "2:12 assign-to-let: cannot assign to value: 'k' is a 'let' constant"),
    Example(
      "struct S { var x = 0; func f() { x = 1 } }",
      "1:34 immutable-self: cannot assign to property: 'self' is immutable"),
    Example(
      "struct S { let y: Int }\nvar s = S(y: 1)\ns.y = 2",
      "3:1 assign-to-let: cannot assign to property: 'y' is a 'let' constant"),
  ]

  static let views = [
    Example(
      "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\").glow(2) } }",
      "2:50 unsupported: Theseus does not know '.glow' yet"),
    Example(
      "import SwiftUI\nstruct V: View { var body: some View { Shiny { Text(\"a\") } } }",
      "2:40 unsupported: Theseus does not know 'Shiny' yet"),
    Example(
      "import SwiftUI\nstruct V: View { let n: Int; var body: some View { ForEach(0..<3) { _ in Text(\"a\") }; ForEach(0..<n) { _ in Text(\"a\") } } }",
      "2:95 non-constant-range: Non-constant range: argument must be an integer literal"),
    Example(
      "import SwiftUI\nstruct V: View { let n: Int; var body: some View { List(0..<3) { _ in Text(\"a\") }; List(0..<n) { _ in Text(\"a\") } } }",
      "2:89 non-constant-range: Non-constant range: argument must be an integer literal"),
    Example(
      "import SwiftUI\nstruct V: View { let n: Int; var body: some View { ForEach(0..<n, id: \\.self) { _ in Text(\"a\") } } }"
    ),
    Example(
      "import SwiftUI\nstruct V: View { var body: some View { Texxt(\"a\") } }",
      "2:40 unknown-name: cannot find 'Texxt' in scope; did you mean 'Text'?"),
  ]

  /// A module of which nothing is known may declare any name, and objects.
  static let foreign = [
    Example(
      "import CoreImage\nlet k = kCIInputImageKey", "2:9 unsupported: Theseus does not know 'kCIInputImageKey' yet"
    ),
    Example("import CoreImage\nlet i = CIImage()", "2:9 unsupported: Theseus does not know 'CIImage' yet"),
    // The constant holds an object, so nothing more is said of the assignment.
    // L: structs are bridged to their objects in a coercion; these objects are arguments of C on Apple's systems.
    Example("import SwiftUI\nfunc f(_ id: UUID, _ day: Date) -> [CVarArg] { [id as CVarArg, day as CVarArg] }"),
    Example(
      "import SwiftUI\nfunc dim() { UIScreen.main.brightness = 0.5 }",
      "2:28 unsupported: Theseus does not know 'UIScreen.brightness' yet"),
    Example("import SwiftU\nlet a = 1", "1:8 no-such-module: no such module 'SwiftU'"),
    Example("import Swiftui\nlet a = 1", "1:8 no-such-module: no such module 'Swiftui'"),
    Example("import SwiftUIX\nlet a = 1"),
    // Said once, at the first of the places in the text.
    Example(
      "import CoreImage\nstruct S {\n  func c(_ x: CIImage) {}\n  func a(_ x: CIImage) {}\n  func d(_ x: CIImage) {}\n  func b(_ x: CIImage) {}\n}",
      "3:15 unsupported: Theseus does not know 'CIImage' yet"),
    // What nobody knows may ask for anything, and be an object.
    Example(
      "import CoreData\nfunc f<T: NSManagedObject>(_ items: [T]) -> Set<T> { Set(items) }",
      "2:11 unsupported: Theseus does not know 'NSManagedObject' yet"),
    Example(
      "import CoreImage\nlet i = { $0.scale = 3; return $0 }(CIImage())",
      "2:37 unsupported: Theseus does not know 'CIImage' yet"),
    Example("import CoreImage\nvar i: CIImage?", "2:8 unsupported: Theseus does not know 'CIImage' yet"),
    Example(
      "import CoreImage\nlet f = CIFilter.named(1)\nf?.text = \"a\"; f?.child.size = 2",
      "2:9 unsupported: Theseus does not know 'CIFilter' yet"),
    Example(
      "import CoreImage\nclass C { let n = 1; func f() { CIFilter.run { print(n) }; CIFilter.make().run { print(n) } } }",
      "2:33 unsupported: Theseus does not know 'CIFilter' yet"),
    Example(
      "import CoreImage\nclass C: CIFilter { func table(_ n: Int) {}; func f() { table.reload(); self.table.size = 2 } }",
      "2:10 unsupported: Theseus does not know 'CIFilter' yet"),
    Example(
      "import CoreImage\nclass C { let n = 1; lazy var f: CIFilter? = { CIFilter(self.n) }() }",
      "2:34 unsupported: Theseus does not know 'CIFilter' yet"),
    Example(
      "import SwiftUI\nlet i = CIImage()", "2:9 unknown-name: cannot find 'CIImage' in scope; did you mean 'UIImage'?"),
    Example(
      "import CoreImage\nlet count = 3\nprint(coutn)",
      "3:7 unknown-name: cannot find 'coutn' in scope; did you mean 'count'?"),
    Example(
      "import CoreImage\nstruct S { let f = CIFilter.code(); func set() { f.text = \"a\"; f[0] = 1 } }",
      "2:20 unsupported: Theseus does not know 'CIFilter' yet"),
    Example(
      "import CoreImage\nfunc set(_ f: CIFilter) { f.text = \"a\"; CIFilter.make().text = \"b\" }",
      "2:15 unsupported: Theseus does not know 'CIFilter' yet"),
    Example(
      "import SwiftUI\nextension UIImage { func show() { draw(in: CGRect.zero) } }",
      "2:35 unsupported: Theseus does not know 'UIImage.draw' yet"),
    Example(
      "import UIKit\nclass C: UINavigationController { override func viewDidLoad() { super.viewDidLoad(); pop(1) } }",
      "2:10 unsupported: Theseus does not know 'UINavigationController' yet",
      "2:86 unsupported: Theseus does not know 'C.pop' yet"),
    Example(
      "import WidgetKit\nstruct P: TimelineProvider { }\nlet e: P.Entry? = nil",
      "2:11 unsupported: Theseus does not know 'TimelineProvider' yet"),
    Example(
      "struct P { }\nlet e: P.Entry? = nil", "2:8 unknown-type: 'Entry' is not a member type of struct 'P'"),
  ]

  /// What is near to a name of the program may still be something of a framework, or of another file.
  static let near = [
    Example(
      "import SwiftUI\nstruct MapView {}\nfunc f(_ m: MKMapView) {}",
      "3:13 unsupported: Theseus does not know 'MKMapView' yet"),
    Example("import UIKit\nstruct Page {}\nlet p = Pages()", "3:9 unsupported: Theseus does not know 'Pages' yet"),
    Example(
      "import SwiftUI\nstruct V { let order = Order() }", "2:24 unsupported: Theseus does not know 'Order' yet"),
    Example(
      "import SwiftUI\nstruct Page {}\nlet p = Pages()",
      "3:9 unknown-name: cannot find 'Pages' in scope; did you mean 'Page'?"),
    Example(
      "import SwiftUI\nstruct Page {}\nlet p = Pages()\nlet q = Store()",
      "3:9 unsupported: Theseus does not know 'Pages' yet", "4:9 unsupported: Theseus does not know 'Store' yet"),
    Example(
      "import SwiftUI\nclass page {}\nlet p = Page()\nlet q = Store()",
      "3:9 unknown-name: cannot find 'Page' in scope; did you mean 'page'?",
      "4:9 unsupported: Theseus does not know 'Store' yet"),
    Example(
      "import SwiftUI\nstruct V: View { var body: some Viw { Text(\"a\") } }",
      "2:33 unknown-type: cannot find type 'Viw' in scope; did you mean 'View'?"),
    Example(
      "import SwiftUI\nlet s = URLSession(configuration: 1)\nstruct V: View { var body: some View { FroEach(1) } }",
      "2:9 unsupported: Theseus does not know 'URLSession(configuration:)' yet",
      "3:40 unknown-name: cannot find 'FroEach' in scope; did you mean 'ForEach'?"),
  ]

  /// A class has what its superclass has, and a property what its wrapper does, of which nobody knows.
  static let inherited = [
    Example(
      "import UIKit\nclass W: UIWindow { var titles = 1; func f() { title = 2 } }\nlet w = W(windowScene: 1)",
      "2:10 unsupported: Theseus does not know 'UIWindow' yet", "2:48 unsupported: Theseus does not know 'W.title' yet",
      "3:9 unsupported: Theseus does not know 'W(windowScene:)' yet"),
    Example(
      "import UIKit\nclass C: UIViewController { func f() { view.tag = 1 } }",
      "2:40 unsupported: Theseus does not know 'C.view' yet"),
    Example(
      """
      import CoreData
      class Candy: NSManagedObject {}
      extension Candy {
        @NSManaged var name: String?
        var shown: String { get { name ?? "" } set { self.name = newValue } }
      }
      """, "2:14 unsupported: Theseus does not know 'NSManagedObject' yet"),
    Example(
      "import CoreData\nfunc f<T: NSManagedObject>(_ context: Int) -> T { T(context: context) }",
      "2:11 unsupported: Theseus does not know 'NSManagedObject' yet"),
    Example(
      """
      import SwiftUI
      import Defaults
      struct V: View {
        @Default(.sound) var sound
        @Default(.page) var page: Int
        let title: String
        init(title: String) { self.title = title }
        var body: some View { Toggle("Sound", isOn: $sound); Button(title) { page = 2 } }
      }
      struct W: View {
        @Default(.page) var page: Int
        var body: some View { V(title: "a") }
      }
      let w = W()
      """, "4:3 unsupported: Theseus does not know '@Default' yet"),
  ]

  @Test(arguments: names + types + calls + places + views + foreign + near + inherited) func reports(_ example: Example)
  {
    #expect(Checked(example.source).problems == example.problems)
  }

  /// Calls whose generic parameter would be a type that holds itself: the compiler can't infer it, and checking must come to an end.
  static let endlessTypes = [
    "func fix<T>(_ f: (T) -> (T, Int)) -> T { fatalError() }\nlet r = fix { $0 }",
    "func app<T>(_ f: (T) -> (T) -> Int) -> T { fatalError() }\nlet s = app { $0 }",
  ]

  @Test(arguments: endlessTypes) func refusesTypesThatHoldThemselves(_ source: String) {
    #expect(!Checked(source).problems.isEmpty)
  }
}
