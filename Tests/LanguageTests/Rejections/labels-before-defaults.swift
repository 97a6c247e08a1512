func draw(width: Int, title: String = "", sizes: Double...) {}
func paint(width: Int, title: String = "", depth: Int = 1) {}
draw(width: 1, "title")
paint(width: 1, "title")
paint(1, title: "title")
paint(1, title: "title", depth: 2)
paint(width: 1, "title", 2)
paint(width: 1, "title", depth: 2)
struct Frame { init(width: Int, height: Int = 1, depth: Int = 2) {} }
print(Frame(1, height: 2), Frame(width: 1, 2), Frame(1, depth: 3))
// expect error 3:5: missing argument label 'title:' in call
// expect error 4:6: missing argument label 'title:' in call
// expect error 5:6: missing argument label 'width:' in call
// expect error 6:6: missing argument label 'width:' in call
// expect error 7:6: missing argument labels 'title:depth:' in call
// expect error 8:6: missing argument label 'title:' in call
// expect error 10:12: missing argument label 'width:' in call
// expect error 10:33: missing argument label 'height:' in call
// expect error 10:53: missing argument label 'width:' in call
