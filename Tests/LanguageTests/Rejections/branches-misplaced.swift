let isLate = true
func show(_ text: String) {}
show(if isLate { "late" } else { "early" })
let names = ["a", if isLate { "b" } else { "c" }]
let total = 1 + (if isLate { 2 } else { 3 })
let wrapped = (if isLate { 1 } else { 2 })
let text = "It is \(if isLate { "late" } else { "early" })"
let fee = isLate ? (switch names.count { case 2: 1; default: 2 }) : 3
let fine = if isLate { 1 } else { 2 } as Int
let cast = if isLate { 1 } else { 2 } as? Int
let sum = if isLate { 1 } else { 2 } + 1
var count = 0
count = if isLate { 1 } else { 2 }
count += if isLate { 1 } else { 2 }
func given() -> Int { (if isLate { 1 } else { 2 }) }
func returned() -> Int { return if isLate { 1 } else { 2 } }
func kept(_ size: Int = if isLate { 1 } else { 2 }) {}
let sizes = [1, 2].map { if $0 > 1 { $0 } else { 0 } }
let others = [1, 2].map { (if $0 > 1 { $0 } else { 0 }) }
if (if isLate { true } else { false }) { show("late") }
for number in if isLate { [1] } else { [2] } { show("\(number)") }
let nested = if isLate { (if count > 1 { 1 } else { 2 }) } else { if count > 2 { 3 } else { 4 } }
switch (switch count { case 0: 1; default: 2 }) { default: show("any") }
struct Ticket {
  var price = if isLate { 10 } else { 5 }
  var label: String { if price > 5 { "dear" } else { "cheap" } }
  func total(_ count: Int) -> Int { price * (if count > 3 { 3 } else { count }) }
}
if let size = if count > 0 { sizes.first } else { sizes.last } { show("\(size)") }
// expect error 3:6: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 4:19: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 5:18: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 6:16: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 7:21: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 8:21: 'switch' may only be used as expression in return, throw, or as the source of an assignment
// expect error 10:12: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 11:11: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 14:10: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 15:24: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 17:25: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 19:28: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 20:5: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 21:15: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 22:27: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 23:9: 'switch' may only be used as expression in return, throw, or as the source of an assignment
// expect error 27:46: 'if' may only be used as expression in return, throw, or as the source of an assignment
