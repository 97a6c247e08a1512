struct B { var b = 3 }
struct Root { var a = [B()]; var o: B? = B(); let c = B() }
final class Box { var root = Root() }
print(Root()[keyPath: (\Root.a).appending(path: \.first?.b)] as Any)
let path = (\Root.a).appending(path: \.first?.b)
print(type(of: path), Root()[keyPath: path] as Any)
print(type(of: (\Root.a).appending(path: \.[0].b)), type(of: (\Root.a).appending(path: \.count)))
print(type(of: (\Box.root).appending(path: \.a)), type(of: (\Box.root).appending(path: \.c)), type(of: (\Root.o).appending(path: \.?.b)))
var root = Root()
root[keyPath: (\Root.a).appending(path: \.[0].b)] = 9
print(root.a[0].b)
// expect: Optional(3)
// expect: KeyPath<Root, Optional<Int>> Optional(3)
// expect: WritableKeyPath<Root, Int> KeyPath<Root, Int>
// expect: ReferenceWritableKeyPath<Box, Array<B>> KeyPath<Box, B> KeyPath<Root, Optional<Int>>
// expect: 9
