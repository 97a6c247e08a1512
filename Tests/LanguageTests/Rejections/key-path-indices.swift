struct Key {}
struct Table {
  subscript(key: Key) -> Int { 1 }
  subscript(row: Int, key: Key) -> Int { 1 }
  subscript<T>(any value: T) -> Int { 1 }
  subscript(name: String) -> Int { 1 }
  var all: [Table] { [] }
}
let plain = \Table.[Key()]
let both = \Table.[1, Key()]
let nested: KeyPath<Table, Int> = \.all[0][Key()]
let generic = \Table.[any: Key()]
let fine = \Table.["a"]
// expect error 9: subscript index of type 'Key' in a key path must be Hashable
// expect error 10: subscript index of type 'Key' in a key path must be Hashable
// expect error 11: subscript index of type 'Key' in a key path must be Hashable
// expect error 12: subscript index of type 'Key' in a key path must be Hashable
