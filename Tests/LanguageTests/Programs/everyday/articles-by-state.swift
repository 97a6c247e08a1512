import Foundation

enum LoadState<Value> {
  case idle, loading, loaded(Value), failed(any Error)
  var value: Value? { if case .loaded(let v) = self { v } else { nil } }
  func map<U>(_ f: (Value) throws -> U) rethrows -> LoadState<U> {
    switch self {
    case .idle: return .idle
    case .loading: return .loading
    case .loaded(let v): return .loaded(try f(v))
    case .failed(let e): return .failed(e)
    }
  }
}
extension LoadState: CustomStringConvertible where Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading…"
    case .loaded(let v): "loaded(\(v.description))"
    case .failed(let e): "failed(\(e))"
    }
  }
}
extension LoadState: Equatable where Value: Equatable {
  static func == (l: Self, r: Self) -> Bool {
    switch (l, r) {
    case (.idle, .idle), (.loading, .loading): true
    case let (.loaded(a), .loaded(b)): a == b
    case (.failed, .failed): true
    default: false
    }
  }
}
struct Article: Codable, Identifiable, Hashable {
  let id: Int
  var title: String
  var tags: Set<String> = []
  var published: Date?
  enum CodingKeys: String, CodingKey { case id, title, tags, published = "published_at" }
}
protocol ArticleService: Sendable { func fetch() async throws -> [Article] }
struct MockService: ArticleService {
  enum Failure: LocalizedError { case offline(code: Int); var errorDescription: String? { if case .offline(let c) = self { "Offline (\(c))" } else { nil } } }
  var fails = false
  func fetch() async throws -> [Article] {
    if fails { throw Failure.offline(code: 503) }
    let json = """
    [{"id": 1, "title": "Hello", "tags": ["a", "b"], "published_at": 0},
     {"id": 2, "title": "World", "tags": []}]
    """
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode([Article].self, from: Data(json.utf8))
  }
}
@MainActor final class ArticleListModel {
  private(set) var state: LoadState<[Article]> = .idle { didSet { log.append("\(oldValue.map(\.count)) -> \(state.map { $0.count })") } }
  var log: [String] = []
  let service: any ArticleService
  init(service: some ArticleService) { self.service = service }
  func load() async {
    state = .loading
    do { state = .loaded(try await service.fetch()) } catch { state = .failed(error) }
  }
  var titles: [String] { state.value?.map(\.title).sorted(by: >) ?? [] }
}
let model = ArticleListModel(service: MockService())
await model.load()
print(model.titles, model.state.value?.first?.tags.sorted() ?? [])
model.log.forEach { print($0) }
let failing = ArticleListModel(service: MockService(fails: true))
await failing.load()
print(failing.state.map(\.count))
if case .failed(let e as MockService.Failure) = failing.state { print(e.localizedDescription, e.errorDescription ?? "-") }
print(LoadState.loaded(3) == .loaded(3), LoadState<Int>.idle == .loading)
let grouped = Dictionary(grouping: model.state.value ?? []) { $0.published != nil }
print(grouped[true]?.map(\.id) ?? [], grouped[false]?.map(\.id) ?? [])
do {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  encoder.dateEncodingStrategy = .iso8601
  let data = try encoder.encode(model.state.value![1])
  print(String(decoding: data, as: UTF8.self))
  _ = try JSONDecoder().decode(Article.self, from: Data(#"{"id": "x"}"#.utf8))
} catch let DecodingError.typeMismatch(type, context) {
  print(type, context.codingPath.map(\.stringValue), context.debugDescription)
} catch { print("other", error) }
// expect: ["World", "Hello"] ["a", "b"]
// expect: idle -> loading…
// expect: loading… -> loaded(2)
// expect: failed(offline(code: 503))
// expect: Offline (503) Offline (503)
// expect: true false
// expect: [1] [2]
// expect: {
// expect: "id" : 2,
// expect: "tags" : [
// expect:
// expect: ],
// expect: "title" : "World"
// expect: }
// expect: Int ["id"] Expected to decode Int but found a string instead.
