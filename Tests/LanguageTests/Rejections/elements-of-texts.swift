func total<S: Sequence>(_ values: S) -> Int where S.Element == Int { values.reduce(0, +) }
func joined<S: Sequence>(_ values: S) -> String where S.Element == String { values.joined() }
func letters<S: Sequence>(_ values: S) -> [Character] where S.Element == Character { Array(values) }
struct Words {
  var all: [String] = []
  mutating func add<S: Sequence>(_ values: S) where S.Element == String { all += values }
}
let text = "abc"
print(letters(text), letters("abc"), letters(text.prefix(2)), letters(["a", "b"]))
print(total([1, 2]), total(1...3), joined(["a"]))
print(total(text))
print(joined("abc"))
var words = Words()
words.add(["a"])
words.add("xyz")
// expect error 11:7: global function 'total' requires the types 'String.Element' (aka 'Character') and 'Int' be equivalent
// expect error 12:7: global function 'joined' requires the types 'String.Element' (aka 'Character') and 'String' be equivalent
// expect error 15:7: instance method 'add' requires the types 'String.Element' (aka 'Character') and 'String' be equivalent
