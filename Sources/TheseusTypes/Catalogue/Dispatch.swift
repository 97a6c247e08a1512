extension Catalogue {
  /// Times, timers, run loops, notifications and user defaults, on the executor's virtual time.
  static let dispatch = #"""
    struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      var _seconds: Double
      init(floatLiteral value: Double) { _seconds = value }
      init(integerLiteral value: Int) { _seconds = Double(value) }
      init(_seconds: Double) { self._seconds = _seconds }
      @_symbol("_SchedulerStride.seconds(double)") static func seconds(_ n: Double) -> _SchedulerStride { _SchedulerStride(_seconds: n) }
      static func seconds(_ n: Int) -> _SchedulerStride { _SchedulerStride(_seconds: Double(n)) }
      static func milliseconds(_ n: Int) -> _SchedulerStride { _SchedulerStride(_seconds: Double(n) / 1000.0) }
      static func microseconds(_ n: Int) -> _SchedulerStride { _SchedulerStride(_seconds: Double(n) / 1_000_000.0) }
      static func nanoseconds(_ n: Int) -> _SchedulerStride { _SchedulerStride(_seconds: Double(n) / 1_000_000_000.0) }
    }
    #module(Combine)
    protocol Scheduler {
      var _isMainThread: Bool { get }
    }
    struct ImmediateScheduler: Scheduler {
      var _isMainThread: Bool { Thread.isMainThread }
      static let shared: ImmediateScheduler = ImmediateScheduler()
    }
    struct _Job {
      func cancel()
      func repeats()
    }
    func _schedule(_ seconds: Double, _ body: @escaping () -> Void) -> _Job
    func _schedule(_ seconds: Double, onMain: Bool, _ body: @escaping () -> Void) -> _Job
    func _isOnMainThread() -> Bool
    #module(Dispatch)
    enum DispatchTimeInterval: Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      static func == (a: DispatchTimeInterval, b: DispatchTimeInterval) -> Bool { a._seconds == b._seconds }
      var _seconds: Double {
        switch self {
        case .seconds(let n): return Double(n)
        case .milliseconds(let n): return Double(n) / 1000.0
        case .microseconds(let n): return Double(n) / 1_000_000.0
        case .nanoseconds(let n): return Double(n) / 1_000_000_000.0
        case .never: return 1e18
        }
      }
    }
    struct DispatchTime: Comparable, Sendable {
      var _time: Double
      static func now() -> DispatchTime { DispatchTime(_time: _now()) }
      static var distantFuture: DispatchTime { DispatchTime(_time: 1e18) }
      var uptimeNanoseconds: UInt64 { UInt64(_time * 1_000_000_000.0) }
      static func + (a: DispatchTime, b: Double) -> DispatchTime { DispatchTime(_time: a._time + b) }
      static func - (a: DispatchTime, b: Double) -> DispatchTime { DispatchTime(_time: a._time - b) }
      @_symbol("DispatchTime.-(interval)") static func - (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime { DispatchTime(_time: a._time - b._seconds) }
      @_symbol("DispatchTime.+(interval)") static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime { DispatchTime(_time: a._time + b._seconds) }
      static func == (a: DispatchTime, b: DispatchTime) -> Bool { a._time == b._time }
      static func < (a: DispatchTime, b: DispatchTime) -> Bool { a._time < b._time }
    }
    struct DispatchWallTime: Comparable, Sendable {
      var _time: Double
      static func now() -> DispatchWallTime { DispatchWallTime(_time: _now()) }
      static var distantFuture: DispatchWallTime { DispatchWallTime(_time: 1e18) }
      static func + (a: DispatchWallTime, b: Double) -> DispatchWallTime { DispatchWallTime(_time: a._time + b) }
      static func - (a: DispatchWallTime, b: Double) -> DispatchWallTime { DispatchWallTime(_time: a._time - b) }
      @_symbol("DispatchWallTime.-(interval)") static func - (a: DispatchWallTime, b: DispatchTimeInterval) -> DispatchWallTime { DispatchWallTime(_time: a._time - b._seconds) }
      @_symbol("DispatchWallTime.+(interval)") static func + (a: DispatchWallTime, b: DispatchTimeInterval) -> DispatchWallTime { DispatchWallTime(_time: a._time + b._seconds) }
      static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._time == b._time }
      static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._time < b._time }
    }
    struct DispatchQoS: Equatable, Sendable {
      enum QoSClass: Hashable, Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
      }
      let qosClass: DispatchQoS.QoSClass
      let relativePriority: Int
      init(qosClass: DispatchQoS.QoSClass, relativePriority: Int) { self.qosClass = qosClass; self.relativePriority = relativePriority }
      static let background: DispatchQoS = DispatchQoS(qosClass: .background, relativePriority: 0)
      static let utility: DispatchQoS = DispatchQoS(qosClass: .utility, relativePriority: 0)
      static let `default`: DispatchQoS = DispatchQoS(qosClass: .default, relativePriority: 0)
      static let userInitiated: DispatchQoS = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
      static let userInteractive: DispatchQoS = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
      static let unspecified: DispatchQoS = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
    }
    #module(Foundation)
    class RunLoop: Scheduler {
      var _isMainThread: Bool { true }
      struct Mode: Hashable, Sendable {
        let rawValue: String
        static let common: RunLoop.Mode = RunLoop.Mode(rawValue: "kCFRunLoopCommonModes")
        static let `default`: RunLoop.Mode = RunLoop.Mode(rawValue: "kCFRunLoopDefaultMode")
        static let tracking: RunLoop.Mode = RunLoop.Mode(rawValue: "tracking")
      }
      init() { }
      static let main: RunLoop = RunLoop()
      static let _other: RunLoop = RunLoop()
      static var current: RunLoop { _isOnMainThread() ? main : _other }
      func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer._start() }
      func perform(_ block: @escaping () -> Void) { _ = _schedule(0.0, block) }
      func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) { perform(block) }
      func run(until limit: Date) {
        if !_isOnMainThread() { _unsupported("RunLoop.run(until:) off the main thread") }
        _advance(limit.timeIntervalSinceNow)
      }
      func run() {
        if !_isOnMainThread() { _unsupported("RunLoop.run() off the main thread") }
        _runForever()
      }
    }
    #module(Dispatch)
    func dispatchMain() -> Never { _runForever() }
    func _advance(_ seconds: Double)
    func _runForever() -> Never
    #module(Foundation)
    class NSNotification: NSObject {
      struct Name: Hashable, RawRepresentable, Sendable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      let name: NSNotification.Name
      let object: Any?
      let userInfo: [AnyHashable: Any]?
      init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { self.name = name; self.object = object; self.userInfo = userInfo; super.init() }
    }
    struct Notification: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
      typealias Name = NSNotification.Name
      var name: Notification.Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { self.name = name; self.object = object; self.userInfo = userInfo }
      var description: String {
        var text = "name = " + name.rawValue
        if let object { text += ", object = " + String(describing: object as Any) }
        if let userInfo { text += ", userInfo = " + String(describing: userInfo) }
        return text
      }
      var debugDescription: String { description }
      var customMirror: Mirror {
        var children: [(label: String?, value: Any)] = [(label: "name", value: name.rawValue)]
        if let object { children.append((label: "object", value: object)) }
        if let userInfo { children.append((label: "userInfo", value: userInfo)) }
        return Mirror(self, children: children, displayStyle: .class)
      }
    }
    class _Observation: NSObject {
      let cancellable: AnyCancellable
      weak var target: AnyObject?
      var name: NSNotification.Name?
      var object: AnyObject?
      init(_ cancellable: AnyCancellable) { self.cancellable = cancellable; super.init() }
    }
    #module(FoundationEssentials)
    class NotificationCenter: NSObject {
      var _subjects: [String: PassthroughSubject<Notification, Never>]
      var _everything: PassthroughSubject<Notification, Never>
      var _tokens: [_Observation]
      override init() { _subjects = [:]; _everything = PassthroughSubject<Notification, Never>(); _tokens = [] }
      static let `default`: NotificationCenter = NotificationCenter()
      func _subject(_ name: Notification.Name) -> PassthroughSubject<Notification, Never> {
        if let subject = _subjects[name.rawValue] { return subject }
        let subject = PassthroughSubject<Notification, Never>()
        _subjects[name.rawValue] = subject
        return subject
      }
      func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { post(Notification(name: name, object: object, userInfo: userInfo)) }
      @_symbol("NotificationCenter.post(notification)") func post(_ notification: Notification) {
        _subject(notification.name).send(notification)
        _everything.send(notification)
      }
      struct Publisher: _Publisher {
        typealias Output = Notification
        typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?
        init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) { self.center = center; self.name = name; self.object = object }
        func _attach(_ onValue: @escaping (Notification) -> Void, _ onEnd: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable { center._subject(name)._attach({ [object] in if object == nil || $0.object.map({ $0 as AnyObject }) === object { onValue($0) } }, onEnd) }
      }
      func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher { NotificationCenter.Publisher(center: self, name: name, object: object) }
      func addObserver(forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> any NSObjectProtocol {
        let sender = object.map { $0 as AnyObject }
        let isAnyone = object == nil
        let wanted = { [weak sender] (notification: Notification) -> Void in if isAnyone || sender != nil && notification.object.map({ $0 as AnyObject }) === sender { block(notification) } }
        let token = _Observation((name.map { _subject($0) } ?? _everything).sink(receiveValue: wanted))
        _tokens.append(token)
        return token
      }
      func _keep(_ token: any NSObjectProtocol, for target: AnyObject, name: NSNotification.Name?, object: Any?) {
        guard let token = token as? _Observation else { return }
        token.target = target
        token.name = name
        token.object = object.map { $0 as AnyObject }
      }
      func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
      func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
        let own = observer as AnyObject
        let sender = object.map { $0 as AnyObject }
        let ended = _tokens.filter { token in
          token === own || token.target === own && (name == nil || token.name == name) && (sender == nil || token.object === sender)
        }
        for token in ended { token.cancellable.cancel() }
        _tokens.removeAll { token in ended.contains { $0 === token } }
      }
      func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> { _subject(name).values }
    }
    #module(Foundation)
    class UserDefaults: NSObject {
      let _prefix: String
      override init() { _prefix = "" }
      init?(suiteName: String?) { _prefix = suiteName.map { $0 + "\u{1}" } ?? "" }
      func _stored(_ key: String) -> Any? { _userDefault(_prefix + key) }
      func _store(_ key: String, _ value: Any?) { _setUserDefault(_prefix + key, value) }
      func _keys(_ keys: [String]) -> [String] { keys.filter { _prefix.isEmpty ? !$0.contains("\u{1}") : $0.hasPrefix(_prefix) }.map { String($0.dropFirst(_prefix.count)) } }
      static let standard: UserDefaults = UserDefaults()
      func object(forKey key: String) -> Any? { _stored(key) }
      func value(forKey key: String) -> Any? { _stored(key) }
      func set(_ value: Any?, forKey key: String) { _store(key, value) }
      @_symbol("UserDefaults.set(bool)") func set(_ value: Bool, forKey key: String) { _store(key, value) }
      @_symbol("UserDefaults.set(int)") func set(_ value: Int, forKey key: String) { _store(key, value) }
      @_symbol("UserDefaults.set(double)") func set(_ value: Double, forKey key: String) { _store(key, value) }
      @_symbol("UserDefaults.set(float)") func set(_ value: Float, forKey key: String) { _store(key, value) }
      @_symbol("UserDefaults.set(url)") func set(_ url: URL?, forKey key: String) { _store(key, url) }
      func setValue(_ value: Any?, forKey key: String) { _store(key, value) }
      func removeObject(forKey key: String) { _store(key, nil) }
      func _number(_ key: String) -> Double? {
        let value = _stored(key)
        if let number = value as? Double { return number }
        if let number = value as? Int { return Double(number) }
        if let number = value as? Float { return Double(number) }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        return (value as? String).map { NSString(string: $0).doubleValue }
      }
      func string(forKey key: String) -> String? {
        let value = _stored(key)
        if let flag = value as? Bool { return flag ? "1" : "0" }
        if let number = value as? Int { return String(number) }
        if let number = value as? Double { return String(number) }
        return value as? String
      }
      func integer(forKey key: String) -> Int { _stored(key) as? Int ?? Int(_number(key) ?? 0) }
      func double(forKey key: String) -> Double { _number(key) ?? 0 }
      func float(forKey key: String) -> Float { Float(_number(key) ?? 0) }
      func bool(forKey key: String) -> Bool {
        if let text = _stored(key) as? String { return NSString(string: text).boolValue }
        return _number(key) ?? 0 != 0
      }
      func data(forKey key: String) -> Data? { _stored(key) as? Data }
      func array(forKey key: String) -> [Any]? { _stored(key) as? [Any] }
      func stringArray(forKey key: String) -> [String]? { _stored(key) as? [String] }
      func dictionary(forKey key: String) -> [String: Any]? { _stored(key) as? [String: Any] }
      func url(forKey key: String) -> URL? { _stored(key) as? URL }
      func register(defaults: [String: Any]) { for pair in defaults { _registerDefault(_prefix + pair.key, pair.value) } }
      @discardableResult func synchronize() -> Bool { true }
      static let globalDomain: String = "NSGlobalDomain"
      static let argumentDomain: String = "NSArgumentDomain"
      static let registrationDomain: String = "NSRegistrationDomain"
      static let didChangeNotification: Notification.Name = Notification.Name("NSUserDefaultsDidChangeNotification")
      var _volatileDomains: [String: [String: Any]] = [:]
      var volatileDomainNames: [String] { [UserDefaults.argumentDomain, UserDefaults.registrationDomain] + _volatileDomains.keys.sorted() }
      func volatileDomain(forName name: String) -> [String: Any] { _volatileDomains[name] ?? [:] }
      func setVolatileDomain(_ domain: [String: Any], forName name: String) { _volatileDomains[name] = domain }
      func removeVolatileDomain(forName name: String) { _volatileDomains[name] = nil }
      func objectIsForced(forKey key: String) -> Bool { false }
      func dictionaryRepresentation() -> [String: Any] {
        var result: [String: Any] = [:]
        for key in _keys(_registeredDefaultKeys() + _userDefaultKeys()) { result[key] = _stored(key) }
        return result
      }
      func removePersistentDomain(forName name: String) {
        let suite = UserDefaults(suiteName: name)!
        for key in suite._keys(_userDefaultKeys()) { suite._store(key, nil) }
      }
    }
    func _userDefaultKeys() -> [String]
    func _registeredDefaultKeys() -> [String]
    func _registerDefault(_ key: String, _ value: Any)
    func _userDefault(_ key: String) -> Any?
    func _setUserDefault(_ key: String, _ value: Any?)
    class Bundle: NSObject {
      override init() { }
      static let main: Bundle = Bundle()
      func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
      func path(forResource name: String?, ofType ext: String?) -> String? { nil }
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { value.flatMap { $0.isEmpty ? nil : $0 } ?? key }
      func object(forInfoDictionaryKey key: String) -> Any? { nil }
      @_native var bundleIdentifier: String? { get }
      var bundlePath: String { "/App.app" }
      var bundleURL: URL { URL(fileURLWithPath: "/App.app/") }
      var resourcePath: String? { nil }
      var resourceURL: URL? { nil }
      var infoDictionary: [String: Any]? { nil }
    }
    """#
}
