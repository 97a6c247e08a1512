import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
extension URLRequest {
    init(url: URL, agent: String, cachePolicy: CachePolicy = .useProtocolCachePolicy) {
        self.init(url: url, cachePolicy: cachePolicy, timeoutInterval: 30)
        setValue(agent, forHTTPHeaderField: "User-Agent")
    }
}
var request = URLRequest(url: URL(string: "https://a.b/c?d=e")!, agent: "x", cachePolicy: .reloadIgnoringLocalCacheData)
print(request.value(forHTTPHeaderField: "User-Agent") ?? "-", request.value(forHTTPHeaderField: "user-agent") ?? "-", request.timeoutInterval, request.cachePolicy.rawValue)
request.httpMethod = "POST"
request.addValue("a", forHTTPHeaderField: "Accept")
request.addValue("b", forHTTPHeaderField: "Accept")
request.httpBody = Data("{}".utf8)
print(request.httpMethod ?? "", request.allHTTPHeaderFields!.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, request.httpBody!.count, request.url!.absoluteString)
protocol Storable {
    func set(_ value: Bool, forKey defaultName: String)
    func set(_ value: Any?, forKey defaultName: String)
    func bool(forKey defaultName: String) -> Bool
}
extension UserDefaults: Storable {}
let s: Storable = UserDefaults.standard
s.set(true, forKey: "b"); s.set("x", forKey: "s")
print(s.bool(forKey: "b"))
extension String {
    subscript(r: CountablePartialRangeFrom<Int>) -> String { String(dropFirst(r.lowerBound)) }
    subscript(r: CountableClosedRange<Int>) -> String { String(dropFirst(r.lowerBound).prefix(r.count)) }
    subscript(r: CountableRange<Int>) -> String { String(dropFirst(r.lowerBound).prefix(r.count)) }
}
print("hello"[1...], "hello"[1...2], "hello"[0..<3])
// expect: x x 30.0 1
// expect: POST ["Accept=a,b", "User-Agent=x"] 2 https://a.b/c?d=e
// expect: true
// expect: ello el hel
