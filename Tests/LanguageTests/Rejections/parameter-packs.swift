struct Plain {}
func compare<each T: Equatable>(_ value: repeat each T) {}
compare(1, Plain())
func show<each T>(_ value: repeat each T) { print(value) }
func first<each T>(_ value: repeat each T) { print(each value) }
func loop<each T>(_ value: repeat each T) { for element in value { print(element) } }
func numbers<each T>(_ value: repeat each T) {
  for element in repeat each value where element is Int { print(element) }
}
func texts<each T>(_ value: repeat each T) {
  for element in repeat each value { let text: String = element; print(text) }
}
// expect error 3:1: global function 'compare' requires that 'Plain' conform to 'Equatable'
// expect error 4:51: value pack 'each T' must be referenced with 'each'
// expect error 5:57: pack reference 'each T' can only appear in pack expansion
// expect error 6:60: value pack 'each T' must be referenced with 'each'
// expect error 8:42: 'where' clause in pack iteration is not supported
// expect error 11:57: cannot convert value of type 'each T' to specified type 'String'
