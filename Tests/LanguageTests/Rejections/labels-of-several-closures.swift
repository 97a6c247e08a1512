func f(header: () -> Void, content: () -> Void) {}
f { } body: { }
f(header: { }) { } foo: { }
struct Card { var header: () -> Int; var content: () -> Int }
let c = Card { 1 } body: { 2 }
func g(_ n: Int, action: () -> Void, label: () -> Void) {}
g(1) { } lable: { }
struct B { init(action: () -> Void, label: () -> Int) {}; init(_ t: String, action: () -> Void) {} }
let b = B { } lable: { 1 }
struct L { init(title: () -> Void, icon: () -> Int) {}; init(_ t: String, image: String) {}; init(_ t: String, systemImage: String) {} }
// expect error 2:3: incorrect argument label in call (have '_:body:', expected 'header:content:')
// expect error 3:25: extra trailing closure passed in call
// expect error 5:14: incorrect argument label in call (have '_:body:', expected 'header:content:')
// expect error 7:2: incorrect argument label in call (have '_:_:lable:', expected '_:action:label:')
// expect error 9:11: incorrect argument label in call (have '_:lable:', expected 'action:label:')
