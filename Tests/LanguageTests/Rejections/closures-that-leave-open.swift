let numbers = [1, -1]
let texts = numbers.map { number in if number > 0 { return "a" }; return nil }
let kept = numbers.map { number in if number < 0 { return nil }; return number }
let some = numbers.compactMap { number in guard number > 0 else { return nil }; return "\(number)" }
let fine = numbers.compactMap { number in if number > 0 { return "\(number)" }; return nil }
let mixed = numbers.map { number in if number == 1 { return 1 }; return 2.5 }
let cases = numbers.map { number in switch number { case 1: return .some("one"); default: return nil } }
let check = { (number: Int) in if number < 0 { return nil }; return number }
let known: [Double?] = numbers.map { number in if number < 0 { return nil }; return Double(number) }
let lists = numbers.map { number in if number > 0 { return [number] } else { return [] } }
// expect error 2:74: 'nil' is not compatible with closure result type 'String'
// expect error 3:59: 'nil' requires a contextual type
// expect error 4:20: generic parameter 'ElementOfResult' could not be inferred
// expect error 6:73: cannot convert value of type 'Double' to closure result type 'Int'
// expect error 7:69: cannot infer contextual base in reference to member 'some'
// expect error 8:55: 'nil' requires a contextual type
