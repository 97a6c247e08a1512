enum Tree<Leaf> {
  case empty, leaf(Leaf)
}
func show(_ value: Any) {}
func count<T>(_ tree: Tree<T>) -> Int { 0 }
let nothing = Optional.none
let result = Result.success(1)
let tree = Tree.empty
show(Tree.empty)
let filled = Tree.leaf(1)
let wanted: Tree<Int> = Tree.empty
print(count(Tree<Int>.empty), wanted, Optional.none == filled.first, Optional.some(1) as Any)
let failure: Result<Int, any Error> = Result.success(2)
extension Tree { var first: Leaf? { if case .leaf(let leaf) = self { leaf } else { nil } } }
func make(_ isEmpty: Bool) -> Tree<String> { isEmpty ? Tree.empty : Tree.leaf("a") }
let list = [Tree.empty, Tree.leaf(1)]
// expect error 6:15: generic parameter 'Wrapped' could not be inferred
// expect error 7:14: generic parameter 'Failure' could not be inferred
// expect error 8:12: generic parameter 'Leaf' could not be inferred
// expect error 9:6: generic parameter 'Leaf' could not be inferred
