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
// expect error 9:20: subscript index of type 'Key' in a key path must be Hashable
// expect error 10:19: subscript index of type 'Key' in a key path must be Hashable
// expect error 11:43: subscript index of type 'Key' in a key path must be Hashable
// expect error 12:22: subscript index of type 'Key' in a key path must be Hashable
