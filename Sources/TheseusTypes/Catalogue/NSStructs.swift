extension Catalogue {
  /// Structs of Foundation as objects.
  static let nsStructs = #"""
    #module(Foundation)
    class NSDate: NSObject, NSCopying {
      let _value: Date
      override init() { _value = Date(); super.init() }
      init(_ value: Date) { _value = value; super.init() }
      convenience init(timeIntervalSinceReferenceDate interval: Double) { self.init(Date(timeIntervalSinceReferenceDate: interval)) }
      convenience init(timeIntervalSince1970 interval: Double) { self.init(Date(timeIntervalSince1970: interval)) }
      convenience init(timeIntervalSinceNow interval: Double) { self.init(Date(timeIntervalSinceNow: interval)) }
      convenience init(timeInterval interval: Double, since date: Date) { self.init(Date(timeInterval: interval, since: date)) }
      static var now: Date { Date() }
      static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63113904000.0) }
      static var distantFuture: Date { Date.distantFuture }
      var timeIntervalSinceReferenceDate: Double { _value.timeIntervalSinceReferenceDate }
      var timeIntervalSince1970: Double { _value.timeIntervalSince1970 }
      var timeIntervalSinceNow: Double { _value.timeIntervalSinceNow }
      func timeIntervalSince(_ other: Date) -> Double { _value.timeIntervalSince(other) }
      func addingTimeInterval(_ interval: Double) -> Date { _value.addingTimeInterval(interval) }
      func compare(_ other: Date) -> ComparisonResult { _value.compare(other) }
      func earlierDate(_ other: Date) -> Date { min(_value, other) }
      func laterDate(_ other: Date) -> Date { max(_value, other) }
      func isEqual(to other: Date) -> Bool { _value == other }
      func copy(with zone: NSZone? = nil) -> Any { self }
      override func isEqual(_ object: Any?) -> Bool { (object as? Date).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
      override var description: String { _formatDate(_value.timeIntervalSinceReferenceDate, "pattern:yyyy-MM-dd HH:mm:ss +0000") }
    }
    class NSData: NSObject, NSCopying, NSMutableCopying {
      typealias Base64DecodingOptions = Data.Base64DecodingOptions
      typealias Base64EncodingOptions = Data.Base64EncodingOptions
      typealias SearchOptions = Data.SearchOptions
      var _value: Data
      override init() { _value = Data(); super.init() }
      init(data: Data) { _value = data; super.init() }
      convenience init(bytes: [UInt8], length: Int) { self.init(data: Data(Array(bytes.prefix(length)))) }
      @_symbol("NSData.init(bytes:length:)@value") convenience init<T>(bytes: inout T, length: Int) { self.init(data: Data(Array(_memoryBytes(bytes).prefix(length)))) }
      @_symbol("NSData.init(bytes:length:)@values") convenience init<T>(bytes: inout [T], length: Int) { self.init(data: Data(Array(bytes.flatMap { _memoryBytes($0) }.prefix(length)))) }
      convenience init?(base64Encoded text: String, options: NSData.Base64DecodingOptions = []) {
        guard let data = Data(base64Encoded: text, options: options) else { return nil }
        self.init(data: data)
      }
      var length: Int { _value.count }
      var count: Int { _value.count }
      func subdata(with range: NSRange) -> Data { _value.subdata(in: range.lowerBound..<range.upperBound) }
      func base64EncodedString(options: NSData.Base64EncodingOptions = []) -> String { _value.base64EncodedString(options: options) }
      func isEqual(to other: Data) -> Bool { _value == other }
      func copy(with zone: NSZone? = nil) -> Any { self }
      func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableData(data: _value) }
      override func isEqual(_ object: Any?) -> Bool { (object as? Data).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
      override var description: String {
        if length > 1024 { _unsupported("NSData.description of more than 1024 bytes") }
        let bytes = _value.enumerated().map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        return "<" + bytes.joined() + ">"
      }
    }
    class NSMutableData: NSData {
      override init() { super.init() }
      override init(data: Data) { super.init(data: data) }
      init(capacity: Int) { super.init() }
      init(length: Int) { super.init(data: Data(count: length)) }
      override func copy(with zone: NSZone? = nil) -> Any { NSData(data: _value) }
      func append(_ other: Data) { _value.append(other) }
      @_symbol("NSMutableData.append(bytes)") func append(_ bytes: [UInt8], length: Int) { _value.append(Data(Array(bytes.prefix(length)))) }
      @_symbol("NSMutableData.append(value)") func append<T>(_ value: inout T, length: Int) { _value.append(Data(Array(_memoryBytes(value).prefix(length)))) }
      @_symbol("NSMutableData.append(values)") func append<T>(_ values: inout [T], length: Int) { _value.append(Data(Array(values.flatMap { _memoryBytes($0) }.prefix(length)))) }
      func setData(_ data: Data) { _value = data }
    }
    class NSURL: NSObject, NSCopying {
      let _value: URL
      init(_ value: URL) { _value = value; super.init() }
      convenience init?(string: String) {
        guard let url = URL(string: string) else { return nil }
        self.init(url)
      }
      convenience init(fileURLWithPath path: String) { self.init(URL(fileURLWithPath: path)) }
      var absoluteString: String? { _value.absoluteString }
      var scheme: String? { _value.scheme }
      var host: String? { _value.host }
      var path: String? { _value.path }
      var query: String? { _value.query }
      var fragment: String? { _value.fragment }
      var port: NSNumber? { _value.port.map { NSNumber(value: $0) } }
      var lastPathComponent: String? { _value.lastPathComponent }
      var pathExtension: String? { _value.pathExtension }
      var pathComponents: [String]? { _value.pathComponents }
      var isFileURL: Bool { _value.isFileURL }
      func appendingPathComponent(_ component: String) -> URL? { _value.appendingPathComponent(component) }
      func copy(with zone: NSZone? = nil) -> Any { self }
      override func isEqual(_ object: Any?) -> Bool { (object as? URL).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
      override var description: String { _value.description }
    }
    class NSUUID: NSObject, NSCopying {
      let _value: UUID
      override init() { _value = UUID(); super.init() }
      init(_ value: UUID) { _value = value; super.init() }
      convenience init?(uuidString: String) {
        guard let value = UUID(uuidString: uuidString) else { return nil }
        self.init(value)
      }
      var uuidString: String { _value.uuidString }
      func copy(with zone: NSZone? = nil) -> Any { self }
      override func isEqual(_ object: Any?) -> Bool { (object as? UUID).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
      override var description: String { uuidString }
    }
    class NSCharacterSet: NSObject, NSCopying {
      var _value: CharacterSet
      init(_ value: CharacterSet) { _value = value; super.init() }
      init(charactersIn text: String) { _value = CharacterSet(charactersIn: text); super.init() }
      static var whitespaces: CharacterSet { .whitespaces }
      static var whitespacesAndNewlines: CharacterSet { .whitespacesAndNewlines }
      static var newlines: CharacterSet { .newlines }
      static var letters: CharacterSet { .letters }
      static var decimalDigits: CharacterSet { .decimalDigits }
      static var alphanumerics: CharacterSet { .alphanumerics }
      static var punctuationCharacters: CharacterSet { .punctuationCharacters }
      static var symbols: CharacterSet { .symbols }
      static var uppercaseLetters: CharacterSet { .uppercaseLetters }
      static var lowercaseLetters: CharacterSet { .lowercaseLetters }
      func characterIsMember(_ unit: UInt16) -> Bool { _value._has(UInt32(unit)) }
      func longCharacterIsMember(_ scalar: UInt32) -> Bool { _value._has(scalar) }
      func isSuperset(of other: CharacterSet) -> Bool { _value.isSuperset(of: other) }
      var inverted: CharacterSet { _value.inverted }
      func copy(with zone: NSZone? = nil) -> Any { self }
      override func isEqual(_ object: Any?) -> Bool { (object as? CharacterSet).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSIndexSet: NSObject, NSCopying, NSMutableCopying {
      var _value: IndexSet
      override init() { _value = []; super.init() }
      init(_ value: IndexSet) { _value = value; super.init() }
      init(indexSet: IndexSet) { _value = indexSet; super.init() }
      init(index: Int) { _value = [index]; super.init() }
      init(indexesIn range: NSRange) { _value = IndexSet(integersIn: range.lowerBound..<range.upperBound); super.init() }
      var count: Int { _value.count }
      var firstIndex: Int { _value.first ?? NSNotFound }
      var lastIndex: Int { _value.last ?? NSNotFound }
      func contains(_ index: Int) -> Bool { _value.contains(index) }
      func enumerate(_ block: (Int, UnsafeMutablePointer<ObjCBool>) -> Void) { _visit(Array(_value), [], block) }
      func copy(with zone: NSZone? = nil) -> Any { self }
      func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableIndexSet(indexSet: _value) }
      override func isEqual(_ object: Any?) -> Bool { (object as? IndexSet).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSMutableIndexSet: NSIndexSet {
      override init() { super.init() }
      override init(indexSet: IndexSet) { super.init(indexSet: indexSet) }
      override init(index: Int) { super.init(index: index) }
      override init(indexesIn range: NSRange) { super.init(indexesIn: range) }
      func add(_ index: Int) { _value.insert(index) }
      @_symbol("NSMutableIndexSet.add(range)") func add(in range: NSRange) { _value.insert(integersIn: range.lowerBound..<range.upperBound) }
      @_symbol("NSMutableIndexSet.add(set)") func add(_ other: IndexSet) { _value.formUnion(other) }
      func remove(_ index: Int) { _value.remove(index) }
      func removeAllIndexes() { _value = [] }
    }
    class NSIndexPath: NSObject {
      let _value: IndexPath
      init(_ value: IndexPath) { _value = value; super.init() }
      init(indexes: [Int], length: Int) { _value = IndexPath(indexes: Array(indexes.prefix(length))); super.init() }
      var length: Int { _value.count }
      func index(atPosition position: Int) -> Int { position < _value.count ? _value[position] : NSNotFound }
      override func isEqual(_ object: Any?) -> Bool { (object as? IndexPath).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSLocale: NSObject {
      let _value: Locale
      init(_ value: Locale) { _value = value; super.init() }
      init(localeIdentifier: String) { _value = Locale(identifier: localeIdentifier); super.init() }
      static var current: Locale { Locale.current }
      override func isEqual(_ object: Any?) -> Bool { (object as? Locale).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSTimeZone: NSObject {
      let _value: TimeZone
      init(_ value: TimeZone) { _value = value; super.init() }
      convenience init?(name: String) {
        guard let value = TimeZone(identifier: name) else { return nil }
        self.init(value)
      }
      static var `default`: TimeZone = .current
      static var system: TimeZone { .current }
      static var local: TimeZone { .current }
      static func resetSystemTimeZone() { }
      var name: String { _value.identifier }
      var secondsFromGMT: Int { _value.secondsFromGMT() }
      var abbreviation: String? { _value.abbreviation() }
      override func isEqual(_ object: Any?) -> Bool { (object as? TimeZone).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSCalendar: NSObject {
      struct Unit: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let era = NSCalendar.Unit(rawValue: 2)
        static let year = NSCalendar.Unit(rawValue: 4)
        static let month = NSCalendar.Unit(rawValue: 8)
        static let day = NSCalendar.Unit(rawValue: 16)
        static let hour = NSCalendar.Unit(rawValue: 32)
        static let minute = NSCalendar.Unit(rawValue: 64)
        static let second = NSCalendar.Unit(rawValue: 128)
        static let weekday = NSCalendar.Unit(rawValue: 512)
        static let weekdayOrdinal = NSCalendar.Unit(rawValue: 1024)
        static let quarter = NSCalendar.Unit(rawValue: 2048)
        static let weekOfMonth = NSCalendar.Unit(rawValue: 4096)
        static let weekOfYear = NSCalendar.Unit(rawValue: 8192)
        static let yearForWeekOfYear = NSCalendar.Unit(rawValue: 16384)
        static let nanosecond = NSCalendar.Unit(rawValue: 32768)
      }
      let _value: Calendar
      init(_ value: Calendar) { _value = value; super.init() }
      override func isEqual(_ object: Any?) -> Bool { (object as? Calendar).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSDateComponents: NSObject {
      let _value: DateComponents
      init(_ value: DateComponents) { _value = value; super.init() }
      override func isEqual(_ object: Any?) -> Bool { (object as? DateComponents).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSDateInterval: NSObject {
      let _value: DateInterval
      init(_ value: DateInterval) { _value = value; super.init() }
      override func isEqual(_ object: Any?) -> Bool { (object as? DateInterval).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSURLComponents: NSObject {
      let _value: URLComponents
      init(_ value: URLComponents) { _value = value; super.init() }
      override func isEqual(_ object: Any?) -> Bool { (object as? URLComponents).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    class NSURLQueryItem: NSObject {
      let _value: URLQueryItem
      init(_ value: URLQueryItem) { _value = value; super.init() }
      var name: String { _value.name }
      var value: String? { _value.value }
      override func isEqual(_ object: Any?) -> Bool { (object as? URLQueryItem).map { $0 == _value } ?? false }
      override var hash: Int { _value.hashValue }
    }
    func NSStringFromRange(_ range: NSRange) -> String { range.description }
    func NSRangeFromString(_ text: String) -> NSRange { NSRange(text) ?? NSRange() }
    extension _NSRange {
      init?(_ text: String) {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
        if numbers.count < 2 { return nil }
        self.init(location: numbers[0], length: numbers[1])
      }
    }
    """#
}
