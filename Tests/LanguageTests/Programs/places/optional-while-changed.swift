// An optional property is no nil while it is changed.
final class Player {
  var best: Int? = 1
  func improve(_ score: inout Int?) {
    print("improving", score as Any)
    print(best as Any)
  }
}
let player = Player()
player.improve(&player.best)
// expect: improving Optional(1)
// expect trap: 
