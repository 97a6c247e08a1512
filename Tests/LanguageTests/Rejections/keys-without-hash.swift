struct Place {}
final class Person {}
let names = [Place(): "here"]
let ages = [Person(): 1]
let mixed: Set<Any> = [1]
let pairs: Set<(Int, Int)> = []
let none: Set = []
let empty: Dictionary = [:]
let list: Array = []
let places: Set = [Place()]
// expect error 3:13: generic struct 'Dictionary' requires that 'Place' conform to 'Hashable'
// expect error 4:12: generic struct 'Dictionary' requires that 'Person' conform to 'Hashable'
// expect error 5:12: type 'Any' does not conform to protocol 'Hashable'
// expect error 6:12: type '(Int, Int)' does not conform to protocol 'Hashable'
// expect error 7:17: type 'Any' cannot conform to 'Hashable'
// expect error 8:25: empty collection literal requires an explicit type
// expect error 9:19: empty collection literal requires an explicit type
// expect error 10:19: generic struct 'Set' requires that 'Place' conform to 'Hashable'
