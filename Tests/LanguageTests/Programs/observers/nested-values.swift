struct Size { var width = 0 { didSet { print("width", oldValue, width) } }; var height = 0 }
struct Box {
  var size = Size() { willSet { print("will", newValue.width) } didSet { print("did", oldValue.width, size.width) } }
  var tags: [String] = [] { didSet { print("tags", tags.count) } }
}
var box = Box()
box.size.width = 3
box.size.height = 4
box.size = Size(width: 7, height: 1)
box.tags.append("a")
box.tags += ["b", "c"]
box.tags[0] = "z"
let copy = box
box.tags.removeAll()
print(copy.tags, box.tags)
// expect: width 0 3
// expect: will 3
// expect: did 0 3
// expect: will 3
// expect: did 3 3
// expect: will 7
// expect: did 3 7
// expect: tags 1
// expect: tags 3
// expect: tags 3
// expect: tags 0
// expect: ["z", "b", "c"] []
