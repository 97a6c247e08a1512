struct Box<Content> {
  var content: Content
  func isBox(_ value: Any) -> Bool { value is Box }
  func box(_ value: Any) -> Box? { value as? Box }
}
class Base<Content> {}
class Derived<Content>: Base<Content> {}
let numbers: Set = [1, 2]
let value: Any = numbers
let a = value as? Set
let b = value as? Dictionary
let c = value as! Array
let d = value is Optional
let e = value as? Box
let f = Base<Int>() as? Derived
let g = numbers as Set
if value is Set {}
switch value {
case is Box: break
case let array as Array: print(array)
case let set as Set: print(set)
case let dictionary as Dictionary: print(dictionary)
case let boxes as [Box]: print(boxes)
case let set as Set<Int>: print(set)
default: break
}
// expect error 10:19: generic parameter 'Element' could not be inferred in cast to 'Set'
// expect error 11:19: generic parameter 'Key' could not be inferred in cast to 'Dictionary'
// expect error 11:19: generic parameter 'Value' could not be inferred in cast to 'Dictionary'
// expect error 12:19: generic parameter 'Element' could not be inferred in cast to 'Array'
// expect error 13:18: generic parameter 'Wrapped' could not be inferred in cast to 'Optional'
// expect error 14:19: generic parameter 'Content' could not be inferred in cast to 'Box'
// expect error 17:13: generic parameter 'Element' could not be inferred in cast to 'Set'
// expect error 19:9: reference to generic type 'Box' requires arguments in <...>
// expect error 20:19: reference to generic type 'Array' requires arguments in <...>
// expect error 21:17: reference to generic type 'Set' requires arguments in <...>
// expect error 22:24: reference to generic type 'Dictionary' requires arguments in <...>
// expect error 23:20: reference to generic type 'Box' requires arguments in <...>
