// A wrapper whose properties all have values is made from nothing, and a memberwise initializer takes the wrapper then.
struct Settings { var volume = 3 }
@propertyWrapper struct Logged {
  var wrappedValue = Settings() { didSet { print("set", wrappedValue.volume) } }
}
struct Player {
  @Logged var settings
  var name = "p"
}
var player = Player()
player.settings.volume = 5
print(player.settings.volume, player.name)
let other = Player(settings: Logged(wrappedValue: Settings(volume: 9)), name: "q")
print(other.settings.volume, other.name)
// expect: set 5
// expect: 5 p
// expect: 9 q
