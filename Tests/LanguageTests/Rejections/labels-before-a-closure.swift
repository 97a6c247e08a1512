func v(alignment: Int = 0, spacing: Int = 0, content: () -> Void) {}
v(aligment: 1) { }
v(aligment: 1, spacin: 2) { }
func w(alignment: Int, _ content: () -> Void) {}
w(aligment: 1) { }
w(aligment: 1, { })
v(aligment: 1, content: { })
v(aligment: 1) { } foo: { }
struct VS { init(alignment: Int = 0, content: () -> Int) {} }
_ = VS(aligment: 1) { 1 }
// expect error 2:2: incorrect argument label in call (have 'aligment:_:', expected 'alignment:_:')
// expect error 3:2: incorrect argument labels in call (have 'aligment:spacin:_:', expected 'alignment:spacing:_:')
// expect error 5:2: incorrect argument label in call (have 'aligment:_:', expected 'alignment:_:')
// expect error 6:2: incorrect argument label in call (have 'aligment:_:', expected 'alignment:_:')
// expect error 7:2: incorrect argument label in call (have 'aligment:content:', expected 'alignment:content:')
// expect error 8:25: extra trailing closure passed in call
// expect error 10:7: incorrect argument label in call (have 'aligment:_:', expected 'alignment:_:')
