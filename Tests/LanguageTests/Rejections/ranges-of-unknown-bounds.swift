func g(array: [Int]) -> [Int] { array }
func h(array: [Int]) {
    _ = Array(array[0..<array.middle])
    let l: [Int] = Array(array[0..<array.middle])
    let n = array[0..<array.middle].first
    let o = array[..<array.middle] + [1]
    let p = array[0..<array.middle] + array[array.middle..<9]
    let q = 0..<array.middle
    let r = array[q]
    for i in 0..<array.middle { print(i + "a") }
    for x in array[0..<array.middle] { print(x + "a") }
}
// expect error 3:31: value of type '[Int]' has no member 'middle'
// expect error 4:42: value of type '[Int]' has no member 'middle'
// expect error 5:29: value of type '[Int]' has no member 'middle'
// expect error 6:28: value of type '[Int]' has no member 'middle'
// expect error 7:29: value of type '[Int]' has no member 'middle'
// expect error 7:51: value of type '[Int]' has no member 'middle'
// expect error 8:23: value of type '[Int]' has no member 'middle'
// expect error 10:24: value of type '[Int]' has no member 'middle'
// expect error 11:30: value of type '[Int]' has no member 'middle'
