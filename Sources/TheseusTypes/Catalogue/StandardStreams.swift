extension Catalogue {
  /// The streams of the C library and Foundation's handles of them: what is written to the standard output is printed, input ends at once.
  static let standardStreams = #"""
    struct _CStream {
      let _descriptor: Int32
    }
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
      if stream._descriptor == 1 { print(text, terminator: "") }
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
    func getchar() -> Int32 { EOF }
    func perror(_ text: String) { }
    class FileHandle: NSObject {
      let fileDescriptor: Int32
      init(fileDescriptor: Int32) { self.fileDescriptor = fileDescriptor; super.init() }
      static let standardInput: FileHandle = FileHandle(fileDescriptor: 0)
      static let standardOutput: FileHandle = FileHandle(fileDescriptor: 1)
      static let standardError: FileHandle = FileHandle(fileDescriptor: 2)
      static let nullDevice: FileHandle = FileHandle(fileDescriptor: -1)
      func write(_ data: Data) { if fileDescriptor == 1 { print(String(decoding: data, as: UTF8.self), terminator: "") } }
      func write(contentsOf data: Data) throws { write(data) }
      var availableData: Data { Data() }
      func readDataToEndOfFile() -> Data { Data() }
      func readToEnd() throws -> Data? { nil }
      func readData(ofLength length: Int) -> Data { Data() }
      func read(upToCount count: Int) throws -> Data? { nil }
      func synchronizeFile() { }
      func synchronize() throws { }
      func closeFile() { }
      func close() throws { }
    }
    """#
}
