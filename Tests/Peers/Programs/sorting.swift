struct Player {
  let id: Int
  let score: Int
}

func main() {
  var seed = 7
  var players: [Player] = []
  for id in 0..<100_000 {
    seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
    players.append(Player(id: id, score: seed / 65536 % 10_000))
  }
  players.sort { a, b in a.score == b.score ? a.id < b.id : a.score > b.score }
  print(players[0].id, players[0].score, players[50_000].id, players[99_999].id)
}

main()
