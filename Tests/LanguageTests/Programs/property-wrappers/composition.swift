@propertyWrapper struct Uppercased { private var text = ""; var wrappedValue: String { get { text } set { text = newValue.uppercased() } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct History<T> { private var values: [T] = []; var wrappedValue: T { get { values[values.count - 1] } set { values.append(newValue) } }
  var projectedValue: History<T> { get { self } set { self = newValue } }
  var all: [T] { values }
  mutating func undo() { if values.count > 1 { values.removeLast() } }
  init(wrappedValue: T) { values = [wrappedValue] } }
struct Document { @Uppercased var code = "abc"; @History var text = "v1"; @History var size: (w: Int, h: Int) = (1, 1)
  mutating func undo() { $text.undo(); _size.undo() } }
var doc = Document()
doc.code += "def"
doc.text = "v2"
doc.text.append("+")
doc.size.w = 9
print(doc.code, doc.text, doc.$text.all, doc.size)
doc.undo()
print(doc.text, doc.size, doc.$size.all.count)
doc.$text.undo()
print(doc.text)
let copies = [doc, Document(code: "x", text: "y")]
print(copies.map(\.code), copies.map(\.text))
class Settings { @Uppercased var theme = "dark"; @History var level = 1; init(level: Int? = nil) { if let level { self.level = level } } }
let settings = Settings(level: 5)
settings.theme = "light"
print(settings.theme, settings.$level.all)
func function() { @Uppercased var local = "quiet"; local += "!"; print(local) }
function()
// expect: ABCDEF v2+ ["v1", "v2", "v2+"] (w: 9, h: 1)
// expect: v2 (w: 1, h: 1) 1
// expect: v1
// expect: ["ABCDEF", "X"] ["v1", "y"]
// expect: LIGHT [1, 5]
// expect: QUIET!
