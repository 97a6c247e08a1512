for x in 5 { print(x) }

let d: Double = "x"
let s: [Int] = "abc"
let t: (Int, Int) = 5
let n: Int = nil
let c: Character = 5
// expect error 1:10: for-in loop requires 'Int' to conform to 'Sequence'
// expect error 3:17: cannot convert value of type 'String' to specified type 'Double'
// expect error 4:16: cannot convert value of type 'String' to specified type '[Int]'
// expect error 5:21: cannot convert value of type 'Int' to specified type '(Int, Int)'
// expect error 6:14: 'nil' cannot initialize specified type 'Int'
// expect error 7:20: cannot convert value of type 'Int' to specified type 'Character'
