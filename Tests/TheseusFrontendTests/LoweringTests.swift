import Testing
import TheseusFrontend
import TheseusProgram

/// Text → canonical text of the program that it lowers to.
@Suite struct LoweringTests {
  @Test(arguments: expressions + literals + chains + types)
  func lowersExpressions(_ example: Example) { expectLowering(example) }

  @Test(arguments: statements + patterns + closures)
  func lowersStatements(_ example: Example) { expectLowering(example) }

  @Test(arguments: declarations + conditionalCompilation)
  func lowersDeclarations(_ example: Example) { expectLowering(example) }

  static let expressions: [Example] = [
    "a + b * c" --> "(a + (b * c))",
    "a - b - c" --> "((a - b) - c)",
    "a = b ?? c ?? d" --> "a = (b ?? (c ?? d))",
    "a += b * 2" --> "(a += (b * 2))",
    "c ? x : y ? z : w" --> "(c ? x : (y ? z : w))",
    "!a && b || c" --> "(((!a) && b) || c)",
    "a is Int" --> "(a is Int)",
    "a as? [Int] ?? []" --> "((a as? [Int]) ?? [])",
    "x as! T.U" --> "(x as! T.U)",
    "_ = f()" --> "_ = f()",
    "try f() + g()" --> "try (f() + g())",
    "try? await f()" --> "try? await f()",
    "let x = try! g() as Int" --> "let x = try! (g() as Int)",
    "x = await a + b" --> "x = await (a + b)",
    "0..<n" --> "(0 ..< n)",
    "a[1...]" --> "a[(1...)]",
    "a[...2]" --> "a[(...2)]",
    "f(&x, in: y)" --> "f(&x, in: y)",
    "(a, label: b)" --> "(a, label: b)",
    "((a))" --> "a",
    "()" --> "()",
    "f(a:b:)" --> "f(a:b:)",
    "x.f(_:)" --> "x.f(_:)",
    "reduce(0, +)" --> "reduce(0, +)",
    "t.0.1" --> "t.0.1",
    "`default`.`class`" --> "`default`.class",
    "#file" --> "#file",
    "#selector(f)" --> "#selector(f)",
    "consume x" --> "consume x",
    "f { $0 }" --> "f { $0 }",
    "f(1) { a } b: { c }" --> "f(1) { a } b: { c }",
    "f { a } _: { c }" --> "f { a } _: { c }",
    "let x = if c { 1 } else if d { 2 } else { 3 }"
      --> "let x = if c {\n  1\n} else if d {\n  2\n} else {\n  3\n}",
    "return switch x { case 1: 2 default: 3 }"
      --> "return switch x {\ncase 1:\n  2\ndefault:\n  3\n}",
  ]

  static let literals: [Example] = [
    "1_000" --> "1000",
    "-0x1F" --> "-0x1F",
    "-1.5e3" --> "-1.5e3",
    "-1.magnitude" --> "(-1.magnitude)",
    "-x" --> "(-x)",
    "[1, 2,]" --> "[1, 2]",
    "[:]" --> "[:]",
    #"["a": 1]"# --> #"["a": 1]"#,
    #""a\tb\u{41}\"\\""# --> #""a\tbA\"\\""#,
    ##"#"raw \n \#(x)"#"## --> #""raw \\n \(x)""#,
    #""a \(b, format: .c) d""# --> #""a \(b, format: .c) d""#,
    #""\(a ?? "none")""# --> #""\((a ?? "none"))""#,
    "\"\"\"\n  a\n    b \\\n  c\n  \"\"\"" --> #""a\n  b c""#,
    "\"\"\"\n  a \\(b)\n\n  c\n  \"\"\"" --> #""a \(b)\n\nc""#,
    "\"é👩‍👧\"" --> "\"é👩‍👧\"",
    "x = /a+b/" --> "x = #/a+b/#",
    "#/a(?<n>b)/#" --> "#/a(?<n>b)/#",
  ]

  static let chains: [Example] = [
    "a?.b" --> "a?.b",
    "a?.b.c(d)[0]!" --> "a?.b.c(d)[0]!",
    "(a?.b).c" --> "(a?.b).c",
    "a?.b = c" --> "a?.b = c",
    "a?.b += 1" --> "a?.b += 1",
    "a?.b + 1" --> "((a?.b) + 1)",
    "a?.b?.c ?? d" --> "((a?.b?.c) ?? d)",
    "a?.f { $0?.x }" --> "a?.f { $0?.x }",
    "x?[0]?.y = nil" --> "x?[0]?.y = nil",
    ".blue.opacity(0.5)" --> ".blue.opacity(0.5)",
    ".init(a: 1)" --> ".init(a: 1)",
    "X.init(a: 1)" --> "X.init(a: 1)",
    "x.self" --> "x",
    "Int.self" --> "Int",
    #"\Pet.name"# --> #"\Pet.name"#,
    #"\.[0].x"# --> #"\.[0].x"#,
    #"\.self"# --> #"\.self"#,
    #"\.a?.b[0].c!"# --> #"\.a?.b[0].c!"#,
    #"\Outer.Inner.name"# --> #"\Outer.Inner.name"#,
    "#4.title" --> "`#4`.title",
    "Row#7.title = 2" --> "`Row#7`.title = 2",
    "\"#4\" + a /* #5 */" --> "(\"#4\" + a)",
    #""\(#4.title)""# --> #""\(`#4`.title)""#,
  ]

  static let types: [Example] = [
    "[Int]()" --> "[Int]()",
    "[String: [Int]]()" --> "[String: [Int]]()",
    "[Int].self" --> "[Int].self",
    "Int?.none" --> "Int?.none",
    "Array<Int>()" --> "Array<Int>()",
    "x = A<B>.self" --> "x = A<B>.self",
    "f(A.B<C>.self, of: [A].self)" --> "f(A.B<C>.self, of: [A].self)",
    "[A]?.self" --> "[A]?.self",
    "(A, B).self" --> "(A, B).self",
    "A<B>.C()" --> "A<B>.C()",
    "[(Int) -> Void]()" --> "[(Int) -> Void]()",
    "(any P).self" --> "(any P).self",
    "f(Int.Type.self)" --> "f(Int.Type.self)",
    "let x: some P & Q" --> "let x: some P & Q",
    "let x: (any P)?" --> "let x: (any P)?",
    "let f: @MainActor (Int, inout String...) async throws -> Void"
      --> "let f: @MainActor (Int, inout String...) async throws -> Void",
    "let f: ((Int) -> Int)?" --> "let f: ((Int) -> Int)?",
    "let x: (a: Int, String)" --> "let x: (a: Int, String)",
    "let x: Optional<Array<Int>>" --> "let x: [Int]?",
    "let x: T.Type" --> "let x: T.Type",
    "let x: Int!" --> "let x: Int!",
    "let x: (Int)" --> "let x: Int",
  ]

  static let statements: [Example] = [
    "if let x { f(x) }" --> "if let x = x {\n  f(x)\n}",
    "if let self, var y: Int = z, a == b {}" --> "if let self = self, var y: Int = z, (a == b) {}",
    "if case .some(let x) = y, #available(iOS 17, *) {} else {}"
      --> "if case .some(let x) = y, #available(*) {} else {}",
    "guard let x = y else { return nil }" --> "guard let x = y else {\n  return nil\n}",
    "for (i, x) in y.enumerated() where i > 0 { continue }"
      --> "for (i, x) in y.enumerated() where (i > 0) {\n  continue\n}",
    "for case let x? in y {}" --> "for case let x? in y {}",
    "for try await x in y {}" --> "for await x in y {}",
    "outer: while true { break outer }" --> "outer: while true {\n  break outer\n}",
    "repeat { f() } while a" --> "repeat {\n  f()\n} while a",
    "out: if a { break out }" --> "out: if a {\n  break out\n}",
    "do { try f() } catch let e as E where e.x { } catch .a(let n) {} catch { print(error) }"
      --> "do {\n  try f()\n} catch let e as E where e.x {} catch .a(let n) {} catch {\n  print(error)\n}",
    "do throws(E) { throw .a }" --> "do throws(E) {\n  throw .a\n}",
    "defer { f() }" --> "defer {\n  f()\n}",
    "switch x { case 1, 2: f(); fallthrough\n case 3 where y: g()\n @unknown default: break }"
      --> "switch x {\ncase 1, 2:\n  f()\n  fallthrough\ncase 3 where y:\n  g()\ndefault:\n  break\n}",
    "async let x = f()" --> "async let x = f()",
    "let a = 1, b = 2" --> "let a = 1\nlet b = 2",
    "var a, b: Int" --> "var a: Int\nvar b: Int",
    "let (a, b) = c" --> "let (a, b) = c",
    "f(); g()" --> "f()\ng()",
    "#Preview { A() }" --> "#Preview {}",
  ]

  static let patterns: [Example] = [
    "if case (1, _, let z) = t {}" --> "if case (1, _, let z) = t {}",
    "if case let .pair(a, label: b) = t {}" --> "if case .pair(let a, label: let b) = t {}",
    "if case let (a, (b, _)) = t {}" --> "if case (let a, (let b, _)) = t {}",
    "if case Pet.dog(var n) = t {}" --> "if case Pet.dog(var n) = t {}",
    "if case A.B.c = t {}" --> "if case A.B.c = t {}",
    "if case pets.first = t {}" --> "if case pets.first = t {}",
    "if case is Dog = t {}" --> "if case is Dog = t {}",
    "if case let d as Dog = t {}" --> "if case let d as Dog = t {}",
    "if case .some(.some(let x)) = t {}" --> "if case .some(.some(let x)) = t {}",
    "if case 1...5 = t {}" --> "if case (1 ... 5) = t {}",
    "if case nil = t {}" --> "if case nil = t {}",
    "if case \"a\" = t {}" --> "if case \"a\" = t {}",
    "if case let .a(x)? = t {}" --> "if case .a(let x)? = t {}",
    "if case .a(is Int, let y as String) = t {}" --> "if case .a(is Int, let y as String) = t {}",
  ]

  static let closures: [Example] = [
    "{ }" --> "{}",
    "f { x in x }" --> "f { (x) in x }",
    "f { (x: Int, y) -> Int in\n let z = x\n return z }"
      --> "f { (x: Int, y) -> Int in\n  let z = x\n  return z\n}",
    "f { [weak self, n = a.b, unowned x] in self?.g() }"
      --> "f { [weak self, n = a.b, unowned x] in self?.g() }",
    "f { @MainActor (x: inout Int) async throws in x }" --> "f { @MainActor (x: inout Int) async throws in x }",
    "f { _, y in y }" --> "f { (_, y) in y }",
    "f { $0 + $1 }" --> "f { ($0 + $1) }",
  ]

  static let declarations: [Example] = [
    "import SwiftUI" --> "import SwiftUI",
    "@testable import A.B" --> "@testable import A.B",
    "struct A<T: P, each U>: B, C where T == U { }" --> "struct A<T: P, each U>: B, C where T == U {}",
    "final class A: @unchecked Sendable { deinit { f() } }"
      --> "final class A: @unchecked Sendable {\n  deinit {\n    f()\n  }\n}",
    "enum E: Int { case a = 1, b\n indirect case c(x: E, _ y: Int = 2), d }"
      --> "enum E: Int {\n  case a = 1\n  case b\n  indirect case c(x: E, Int = 2)\n  indirect case d\n}",
    "protocol P<E>: AnyObject { associatedtype E: Q = Int\n var x: Int { get async throws }\n func f()\n init?(a: Int) }"
      --> """
      protocol P<E>: AnyObject {
        associatedtype E: Q = Int
        var x: Int { get async throws }
        func f()
        init?(a: Int)
      }
      """,
    "actor A { nonisolated func f() {} }" --> "actor A {\n  nonisolated func f() {}\n}",
    "extension A.B: P where T: Q { typealias X<Y> = [Y] }"
      --> "extension A.B: P where T: Q {\n  typealias X<Y> = [Y]\n}",
    "func f<T>(_ a: T, b c: inout Int, d: Int..., e: @escaping () -> Void = {}) async throws -> some V where T: P {}"
      --> "func f<T>(_ a: T, b c: inout Int, d: Int..., e: @escaping () -> Void = {}) async throws -> some V where T: P {}",
    "func f() rethrows {}" --> "func f() rethrows {}",
    "protocol P { var x: Int { get throws(E) } }" --> "protocol P {\n  var x: Int { get throws(E) }\n}",
    "static func == (lhs: A, rhs: A) -> Bool { true }" --> "static func ==(lhs: A, rhs: A) -> Bool {\n  true\n}",
    "subscript(i: Int, at j: Int = 0) -> X { get { a } nonmutating set { b } }"
      --> """
      subscript(i: Int, at j: Int = 0) -> X {
        get {
          a
        }
        nonmutating set(newValue) {
          b
        }
      }
      """,
    "@State private var x = 0" --> "@State private var x = 0",
    "@Environment(\\.dismiss) private var dismiss" --> "@Environment(\\.dismiss) private var dismiss",
    "@available(iOS 17, *) @objc(b) @discardableResult func f() {}" --> "@discardableResult func f() {}",
    "@available(iOS 17, *) private(set) lazy var x: Int = 1 { willSet { a } didSet(old) { b } }"
      --> """
      private(set) lazy var x: Int = 1 {
        willSet(newValue) {
          a
        }
        didSet(old) {
          b
        }
      }
      """,
    "var body: some View { @ViewBuilder get { a } }" --> "@ViewBuilder var body: some View {\n  get {\n    a\n  }\n}",
    "var body: some View { Text(\"a\") }" --> "var body: some View {\n  get {\n    Text(\"a\")\n  }\n}",
    "init(@ViewBuilder content: () -> Content) { self.content = content() }"
      --> "init(@ViewBuilder content: () -> Content) {\n  self.content = content()\n}",
    "precedencegroup P { associativity: right\n higherThan: AdditionPrecedence }\ninfix operator **: P\na + b ** c ** d"
      --> """
      precedencegroup P {
        associativity: right
        higherThan: AdditionPrecedence
      }
      infix operator **: P
      (a + (b ** (c ** d)))
      """,
    "prefix operator +++" --> "prefix operator +++",
  ]

  static let conditionalCompilation: [Example] = [
    "#if DEBUG && os(iOS)\na\n#else\nb\n#endif" --> "a",
    "#if os(macOS) || targetEnvironment(simulator)\na\n#elseif canImport(UIKit)\nb\n#endif" --> "b",
    "#if swift(>=5.9) && !compiler(<6)\na\n#endif" --> "a",
    "#if canImport(AppKit)\na\n#endif\nb" --> "b",
    "struct A {\n#if os(iOS)\nlet x = 1\n#else\nlet y = 2\n#endif\n}" --> "struct A {\n  let x = 1\n}",
    "a\n#if os(iOS)\n.b()\n#else\n.c()\n#endif\n.d()" --> "a.b().d()",
    "a\n#if os(macOS)\n.b()\n#endif\n.d { 1 }" --> "a.d { 1 }",
    "a\n#if os(iOS)\n.b()\n#if DEBUG\n.c()\n#endif\n#endif" --> "a.b().c()",
    "switch x {\n#if DEBUG\ncase 1: a\n#endif\ndefault: b\n}" --> "switch x {\ncase 1:\n  a\ndefault:\n  b\n}",
  ]
}
