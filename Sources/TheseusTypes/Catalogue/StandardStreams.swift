extension Catalogue {
  /// The streams of the C library and Foundation's handles of them.
  static let standardStreams = #"""
    struct _CStream {
      let _descriptor: Int32
    }
    #module(Glibc)
    let stdin: _CStream = _CStream(_descriptor: 0)
    let stdout: _CStream = _CStream(_descriptor: 1)
    let stderr: _CStream = _CStream(_descriptor: 2)
    let _IOFBF: Int32 = 0
    let _IOLBF: Int32 = 1
    let _IONBF: Int32 = 2
    let EOF: Int32 = -1
    @discardableResult func fflush(_ stream: _CStream?) -> Int32 { 0 }
    func setbuf(_ stream: _CStream, _ buffer: UnsafeMutablePointer<CChar>?) { }
    func setlinebuf(_ stream: _CStream) { }
    @discardableResult func setvbuf(_ stream: _CStream, _ buffer: UnsafeMutablePointer<CChar>?, _ mode: Int32, _ size: Int) -> Int32 { 0 }
    @discardableResult func fputs(_ text: String, _ stream: _CStream) -> Int32 {
      _write(text, stream._descriptor)
      return 1
    }
    @discardableResult func puts(_ text: String) -> Int32 {
      print(text)
      return Int32(text.utf8.count + 1)
    }
    @discardableResult func putchar(_ character: Int32) -> Int32 {
      print(String(decoding: [UInt8(truncatingIfNeeded: character)], as: UTF8.self), terminator: "")
      return character
    }
    func getchar() -> Int32 { _Input.read(1).first.map { Int32($0) } ?? EOF }
    #module(Swift)
    func readLine(strippingNewline: Bool = true) -> String? {
      guard let line = _Input.line() else { return nil }
      return strippingNewline && line.last?.isNewline == true ? String(line.dropLast()) : line
    }
    func _writeError(_ text: String)
    func _nextInputLine() -> String?
    func _write(_ text: String, _ descriptor: Int32) {
      switch descriptor {
      case 1: print(text, terminator: "")
      case 2: _writeError(text)
      default: break
      }
    }
    enum _Input {
      static var rest: [UInt8] = []
      static func line() -> String? {
        if rest.isEmpty { return _nextInputLine() }
        defer { rest = [] }
        return String(decoding: rest, as: UTF8.self)
      }
      static func read(_ count: Int) -> [UInt8] {
        while rest.count < count, let line = _nextInputLine() { rest += Array(line.utf8) }
        defer { rest.removeFirst(min(count, rest.count)) }
        return Array(rest.prefix(count))
      }
    }
    #module(Foundation)
    class FileHandle: NSObject {
      let fileDescriptor: Int32
      init(fileDescriptor: Int32) { self.fileDescriptor = fileDescriptor; super.init() }
      static let standardInput: FileHandle = FileHandle(fileDescriptor: 0)
      static let standardOutput: FileHandle = FileHandle(fileDescriptor: 1)
      static let standardError: FileHandle = FileHandle(fileDescriptor: 2)
      static let nullDevice: FileHandle = FileHandle(fileDescriptor: -1)
      func write(_ data: Data) { _write(String(decoding: data, as: UTF8.self), fileDescriptor) }
      func write(contentsOf data: Data) throws { write(data) }
      var availableData: Data { fileDescriptor == 0 ? Data((_Input.line() ?? "").utf8) : Data() }
      func readDataToEndOfFile() -> Data { readData(ofLength: Int.max) }
      func readToEnd() throws -> Data? { try read(upToCount: Int.max) }
      func readData(ofLength length: Int) -> Data { fileDescriptor == 0 ? Data(_Input.read(length)) : Data() }
      func read(upToCount count: Int) throws -> Data? {
        let data = readData(ofLength: count)
        return data.isEmpty ? nil : data
      }
      func synchronizeFile() { }
      func synchronize() throws { }
      func closeFile() { }
      func close() throws { }
    }
    """#
}
