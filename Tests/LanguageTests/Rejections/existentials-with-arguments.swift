protocol Store<Item> { associatedtype Item; var items: [Item] { get }; mutating func add(_ item: Item) }
struct Memory<Item>: Store { var items: [Item]; mutating func add(_ item: Item) { items.append(item) } }
protocol Plain {}
var any: any Store = Memory(items: ["a"])
let numbers: any Store<Int> = any
any.add("b")
let text = any.items[0] + "x"
let number: Int = any.items[0]
func many(_ store: any Store<Int, Int>) {}
func plain(_ plain: any Plain<Int>, _ other: some Plain<Int>) {}
func generic<T: Store<Int, String>>(_ store: T) {}
extension Array where Element: Store<Int, Int> {}
// expect error 5:31: cannot convert value of type 'any Store' to specified type 'any Store<Int>'
// expect error 6:1: member 'add' cannot be used on value of type 'any Store'; consider using a generic constraint instead
// expect error 7:21: cannot convert value of type 'Any' to expected argument type 'String'
// expect error 8:28: cannot convert value of type 'Any' to specified type 'Int'
// expect error 9:24: protocol type 'Store' specialized with too many type arguments (got 2, but expected 1)
// expect error 10:25: protocol 'Plain' does not have primary associated types that can be constrained
// expect error 10:51: protocol 'Plain' does not have primary associated types that can be constrained
// expect error 11:17: protocol type 'Store' specialized with too many type arguments (got 2, but expected 1)
// expect error 12:32: protocol type 'Store' specialized with too many type arguments (got 2, but expected 1)
