enum Entry: ExpressibleByNilLiteral, Equatable {
    case empty, number(Int)
    init(nilLiteral: ()) { self = .empty }
}
let entry = Entry.number(1), isOff = true
let first: Entry? = isOff ? nil : entry
let second: Entry? = nil
let third: Entry? = isOff ? nil : .number(2)
func made() -> Entry? { isOff ? nil : entry }
func branched() -> Entry? { if isOff { nil } else { entry } }
print(first as Any, second as Any, third as Any, made() as Any, branched() as Any)
var table = ["a": entry]
table["a"] = isOff ? nil : entry
table["b"] = isOff ? entry : nil
print(table["a"] as Any, table.count)
table["a"] = nil
print(table.count)
let other: Entry? = entry
let fourth: Entry? = isOff ? nil : other
func show(_ value: Entry?) { print(value as Any) }
show(isOff ? nil : entry)
show(isOff ? nil : other)
print(fourth as Any, isOff ? nil : entry)
// expect: Optional(main.Entry.empty) nil nil Optional(main.Entry.empty) nil
// expect: Optional(main.Entry.empty) 2
// expect: 1
// expect: Optional(main.Entry.empty)
// expect: nil
// expect: nil empty
