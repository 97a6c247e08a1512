struct Player { var score: Int? }
let values: [String: Any] = ["host": 1]
let isHost = (values["host"] as? Int ?? 0)! == 1
let player = Player(score: nil)
let next: Int = (player.score ?? 1)! + 1
let name = ("Ann" as String? ?? "nobody")!
print(isHost, next, name)
// expect: true 2 Ann
