let value: _Foo = 3
let list: [_Foo] = []
func take(_ bar: _Bar) {}
extension _Foo {}
struct S: _Foo {}
func constrained<T: _Foo>(_ x: T) {}
typealias T = _Foo
let buffer: _ContiguousArrayBuffer<Int>? = nil
struct _Own {}
let own: _Own = _Own()
// expect error 1:12: cannot find type '_Foo' in scope
// expect error 2:12: cannot find type '_Foo' in scope
// expect error 3:18: cannot find type '_Bar' in scope
// expect error 4:11: cannot find type '_Foo' in scope
// expect error 5:11: cannot find type '_Foo' in scope
// expect error 6:21: cannot find type '_Foo' in scope
// expect error 7:15: cannot find type '_Foo' in scope
// expect error 8:13: cannot find type '_ContiguousArrayBuffer' in scope
