import Foundation

extension Notification.Name {
  static let scoreChanged = Notification.Name("scoreChanged")
}
final class Board {
  var log: [String] = []
  var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: .scoreChanged, object: nil, queue: nil) { [weak self] note in
      self?.log.append("\(note.name.rawValue) \(note.userInfo?["score"] as? Int ?? -1)")
    }
  }
  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    print("board gone")
  }
}
var board: Board? = Board()
NotificationCenter.default.post(name: .scoreChanged, object: nil, userInfo: ["score": 10])
NotificationCenter.default.post(name: .scoreChanged, object: nil)
NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
print(board!.log)
board = nil
NotificationCenter.default.post(name: .scoreChanged, object: nil, userInfo: ["score": 11])
print(Notification.Name.scoreChanged.rawValue, Notification.Name("a") == Notification.Name(rawValue: "a"))
let note = Notification(name: .scoreChanged, object: "sender", userInfo: ["k": 1])
print(note.name == .scoreChanged, note.object as? String ?? "-", note.userInfo?.count ?? 0)
// expect: ["scoreChanged 10", "scoreChanged -1"]
// expect: board gone
// expect: scoreChanged true
// expect: true sender 1
