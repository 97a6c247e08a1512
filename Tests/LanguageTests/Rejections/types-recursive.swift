struct Node {
  var next: Node?
  var value: Int
}
struct First { var second: Second }
struct Second { var first: First? }
struct Folder { var folders: [Folder] }
enum Tree { case leaf, node(Tree, Tree) }
indirect enum Chain { case end, link(Chain) }
enum Branch { case end; indirect case link(Branch) }
enum Forest { case trees([Forest]) }
class Apple {}
class Pear {}
class Both: Apple, Pear {}
// expect error 2:7: value type 'Node' cannot have a stored property that recursively contains it
// expect error 5:20: value type 'First' cannot have a stored property that recursively contains it
// expect error 6:21: value type 'Second' cannot have a stored property that recursively contains it
// expect error 8:6: recursive enum 'Tree' is not marked 'indirect'
// expect error 14:20: multiple inheritance from classes 'Apple' and 'Pear'
