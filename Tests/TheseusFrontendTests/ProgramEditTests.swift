import Testing
import TheseusProgram

/// A program, an edit, and the program that comes of it, as canonical text.
@Suite struct ProgramEditTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let program: String
    let edit: String
    let expected: String
  }

  @Test(arguments: cases)
  func replaces(_ example: Case) {
    let result = lower(example.program).program.replacing(with: lower(example.edit).program)
    #expect(result.description == lower(example.expected).program.description)
  }

  @Test(arguments: cases)
  func anEditTwiceIsTheEditOnce(_ example: Case) {
    let edit = lower(example.edit).program
    let once = lower(example.program).program.replacing(with: edit)
    // Statements are added each time.
    guard edit.declarations.count == edit.statements.count else { return }
    #expect(once.replacing(with: edit) == once)
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a type keeps its place", program: "struct A {}\nstruct B {}\nstruct C {}",
      edit: "struct B { var x = 1 }", expected: "struct A {}\nstruct B { var x = 1 }\nstruct C {}"),
    Case(
      testDescription: "a new type stands at the end", program: "struct A {}", edit: "struct B {}",
      expected: "struct A {}\nstruct B {}"),
    Case(
      testDescription: "a class replaces a struct", program: "struct A {}\nlet a = A()", edit: "class A {}",
      expected: "class A {}\nlet a = A()"),
    Case(
      testDescription: "a variable", program: "let pets = [1]\nvar other = 2", edit: "let pets = [3]",
      expected: "let pets = [3]\nvar other = 2"),
    Case(
      testDescription: "the overload with the same types", program: "func f(_ a: Int) {}\nfunc f(_ a: String) {}",
      edit: "func f(_ a: String) { g() }", expected: "func f(_ a: Int) {}\nfunc f(_ a: String) { g() }"),
    Case(
      testDescription: "the only function with the same labels", program: "func f(a: Int) {}\nfunc f(b: Int) {}",
      edit: "func f(a: Double) {}", expected: "func f(a: Double) {}\nfunc f(b: Int) {}"),
    Case(
      testDescription: "one more overload where none is meant",
      program: "func f(_ a: Int) {}\nfunc f(_ a: String) {}", edit: "func f(_ a: Bool) {}",
      expected: "func f(_ a: Int) {}\nfunc f(_ a: String) {}\nfunc f(_ a: Bool) {}"),
    Case(
      testDescription: "an extension by its protocol",
      program: "extension A: Equatable { static func == (a: A, b: A) -> Bool { true } }\nextension A: P {}",
      edit: "extension A: Equatable { func x() {} }",
      expected: "extension A: Equatable { func x() {} }\nextension A: P {}"),
    Case(
      testDescription: "an extension by its members",
      program: "extension A { func f() {} }\nextension A { func g() {}\n func h() {} }",
      edit: "extension A { func g() { 1 } }",
      expected: "extension A { func f() {} }\nextension A { func g() { 1 } }"),
    Case(
      testDescription: "an extension with other members is new", program: "extension A { func f() {} }",
      edit: "extension A { func g() {} }", expected: "extension A { func f() {} }\nextension A { func g() {} }"),
    Case(
      testDescription: "an extension by its requirements",
      program: "extension A where T: P { var x: Int { 1 } }\nextension A { var x: Int { 2 } }",
      edit: "extension A { var x: Int { 3 } }",
      expected: "extension A where T: P { var x: Int { 1 } }\nextension A { var x: Int { 3 } }"),
    Case(
      testDescription: "two extensions of an edit", program: "extension A { func f() {}\n func g() {} }",
      edit: "extension A { func f() { 1 } }\nextension A { func g() { 2 } }",
      expected: "extension A { func f() { 1 } }\nextension A { func g() { 2 } }"),
    Case(
      testDescription: "imports are not doubled", program: "import SwiftUI\nstruct A {}",
      edit: "import SwiftUI\nstruct A { let x = 1 }", expected: "import SwiftUI\nstruct A { let x = 1 }"),
    Case(
      testDescription: "operators", program: "infix operator **\nprefix operator **",
      edit: "infix operator **: AdditionPrecedence",
      expected: "infix operator **: AdditionPrecedence\nprefix operator **"),
    Case(
      testDescription: "statements are added", program: "let a = 1\nprint(a)", edit: "let a = 2\nprint(a + 1)",
      expected: "let a = 2\nprint(a)\nprint(a + 1)"),
  ]
}
