struct Game {
  enum Piece: String { case king, pawn
    struct Move { var from, to: Int; var piece: Piece } }
  typealias Board = [Int: Piece]
  struct Player { var name: String; var pieces: [Piece] = []
    static let none = Player(name: "none") }
  private struct Log { var lines: [String] = [] }
  static let size = 8
  var board: Board = [:]
  private var log = Log()
  var current = Player.none
  mutating func play(_ move: Piece.Move) {
    board[move.to] = move.piece
    board[move.from] = nil
    log.lines.append("\(move.piece) to \(move.to % Self.size)")
  }
  var history: [String] { log.lines }
  class Timer { static var running = 0; let start: Int; init(_ s: Int) { start = s; Timer.running += 1 } }
  func timer() -> Timer { Timer(board.count) }
}
extension Game.Piece { var value: Int { self == .king ? 100 : 1 } }
extension Game { enum Phase { case opening, ending; init(_ g: Game) { self = g.board.count > 1 ? .opening : .ending } } }
var game = Game()
game.board = [0: .king, 9: .pawn]
game.play(.init(from: 9, to: 17, piece: .pawn))
print(game.board[17]!, game.board.count, game.history, Game.Piece.king.value)
print(Game.Phase(game), game.timer().start, Game.Timer.running, game.current.name)
let move = Game.Piece.Move(from: 1, to: 2, piece: .king)
print(move)
typealias Piece = Game.Piece
print(Piece.pawn == Game.Piece.pawn, type(of: move), Game.Board.self)
func local() -> String {
  struct Point { var x = 1; func doubled() -> Int { x * 2 } }
  enum E: Int { case a = 5 }
  return "\(Point().doubled()) \(E.a.rawValue) \(Point())"
}
print(local())
protocol Row { associatedtype Cell; var cells: [Cell] { get } }
struct Sheet: Row { struct Cell { var v: Int }; var cells = [Cell(v: 1), .init(v: 2)] }
print(Sheet().cells.map(\.v), Sheet.Cell(v: 9))
struct Tree { final class Node { var children: [Node] = []; var n: Int; init(_ n: Int) { self.n = n }
  var sum: Int { children.reduce(n) { $0 + $1.sum } } }
  let root = Node(1) }
let tree = Tree()
tree.root.children.append(.init(5))
tree.root.children[0].children.append(Tree.Node(7))
print(tree.root.sum)
// expect: pawn 2 ["pawn to 1"] 100
// expect: opening 2 1 none
// expect: Move(from: 1, to: 2, piece: main.Game.Piece.king)
// expect: true Move Dictionary<Int, Piece>
// expect: 2 5 Point(x: 1)
// expect: [1, 2] Cell(v: 9)
// expect: 13
