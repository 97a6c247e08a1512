struct Note { var text: String; var size: Int }
let note: Note? = Note(text: "a", size: 1)
let name: String? = "x", list: [Int]? = [1]
let a = name?.count > 1
let b = list?.count + 1
let c = 1 < note?.text.count
let d = note?.size > 1
if name?.count > 3 {}
// expect error 4:15: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 5:15: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 6:24: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 7:15: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 8:10: cannot convert value of type 'Int?' to expected argument type 'Int'
