import Foundation
struct Post: Codable, Equatable {
  var postTitle: String
  var viewCount: Int
  var publishedAt: Date
  var tags: [String]?
}
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601
let json = #"{"post_title": "Hi", "view_count": 3, "published_at": "2024-03-01T12:00:00Z"}"#
let post = try decoder.decode(Post.self, from: Data(json.utf8))
print(post.postTitle, post.viewCount, post.publishedAt.timeIntervalSince1970, post.tags as Any)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.dateEncodingStrategy = .iso8601
print(String(data: try encoder.encode(post), encoding: .utf8)!)
encoder.outputFormatting = .sortedKeys
encoder.dateEncodingStrategy = .secondsSince1970
print(String(decoding: try encoder.encode([post, post]), as: UTF8.self))
let plain = JSONEncoder(); plain.outputFormatting = .sortedKeys
print(String(data: try plain.encode(["when": Date(timeIntervalSinceReferenceDate: 10.5)]), encoding: .utf8)!)
// expect: Hi 3 1709294400.0 nil
// expect: {
// expect: "post_title" : "Hi",
// expect: "published_at" : "2024-03-01T12:00:00Z",
// expect: "view_count" : 3
// expect: }
// expect: [{"post_title":"Hi","published_at":1709294400,"view_count":3},{"post_title":"Hi","published_at":1709294400,"view_count":3}]
// expect: {"when":10.5}
