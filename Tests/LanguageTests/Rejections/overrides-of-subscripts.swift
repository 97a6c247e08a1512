class A {
  subscript(i: Int) -> Int { get { i } set {} }
  subscript(name n: String) -> String { n }
  final subscript(flag f: Bool) -> Int { 1 }
}
class B: A { subscript(i: Int) -> Int { i + 1 } }
class C: A { override subscript(j: Double) -> Int { 2 } }
class D: A { override subscript(i: Int) -> Int { i + 1 } }
class E: A { override subscript(flag f: Bool) -> Int { 2 } }
class F: A { override subscript(nam n: String) -> String { "" } }
class G: A { override subscript(name n: String) -> String { n + "!" } }
class Row<T> { subscript(t: T) -> Int { 1 } }
class H: Row<Int> { override subscript(t: Int) -> Int { 2 } }
class I: Row<Int> { subscript(t: Int) -> Int { 2 } }
class J: Row<Int> { subscript(t: String) -> Int { 2 } }
public class K { public subscript(i: Int) -> Int { i } }
public class L: K { override subscript(i: Int) -> Int { i } }
// expect error 6:14: cannot override mutable property with read-only property 'subscript'
// expect error 7:23: subscript does not override any subscript from its superclass
// expect error 8:23: cannot override mutable property with read-only property 'subscript'
// expect error 9:23: subscript overrides a 'final' subscript
// expect error 10:23: argument labels for method 'subscript(nam:)' do not match those of overridden method 'subscript(name:)'
// expect error 14:21: overriding declaration requires an 'override' keyword
// expect error 17:30: overriding subscript must be as accessible as the declaration it overrides
