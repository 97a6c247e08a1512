struct Tone {
  static let dark = Tone()
  static let chosen: Tone? = nil
}
protocol Drawn {}
extension Drawn {
  func tinted(_ tone: Tone?) -> some Drawn { self }
}
struct Label: Drawn {
  func tinted(_ tone: Tone?) -> Label { self }
}
_ = Label().tinted(.dark!)
_ = Label().tinted(.chosen!)
func show(_ tone: Tone?) {}
func show(_ tone: Tone, twice: Bool = false) {}
show(.dark!)
// expect error 12:25: cannot force unwrap value of non-optional type 'Tone'
// expect error 16:11: cannot force unwrap value of non-optional type 'Tone'
