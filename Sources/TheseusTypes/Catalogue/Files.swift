extension Catalogue {
  /// Files, of which there are none: reading one fails as if it were not there, and what is written is lost, which is said once.
  static let files = #"""
    func _noFiles()
    #module(FoundationEssentials)
    extension Data {
      struct ReadingOptions: OptionSet {
        var rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mappedIfSafe = Data.ReadingOptions(rawValue: 1)
        static let uncached = Data.ReadingOptions(rawValue: 2)
      }
      struct WritingOptions: OptionSet {
        var rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let atomic = Data.WritingOptions(rawValue: 1)
        static let atomicWrite = Data.WritingOptions(rawValue: 1)
        static let withoutOverwriting = Data.WritingOptions(rawValue: 2)
        static let completeFileProtection = Data.WritingOptions(rawValue: 0x20000000)
      }
      init(contentsOf url: URL, options: Data.ReadingOptions = []) throws { self.init(); _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: url.path) }
      func write(to url: URL, options: Data.WritingOptions = []) throws { _noFiles() }
    }
    extension String {
      init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws { self.init(); _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: url.path) }
      init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws { self.init(); _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: path) }
      func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws { _noFiles() }
      func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws { _noFiles() }
    }
    extension URL {
      static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents/") }
      static var cachesDirectory: URL { URL(fileURLWithPath: "/Library/Caches/") }
      static var applicationSupportDirectory: URL { URL(fileURLWithPath: "/Library/Application Support/") }
      static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
    }
    struct FileAttributeKey: Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let type = FileAttributeKey(rawValue: "NSFileType")
      static let size = FileAttributeKey(rawValue: "NSFileSize")
      static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
      static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
      static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
    }
    class FileManager: NSObject {
      static let `default` = FileManager()
      override init() { }
      @_partial enum SearchPathDirectory {
        case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory
      }
      struct SearchPathDomainMask: OptionSet {
        var rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let userDomainMask = FileManager.SearchPathDomainMask(rawValue: 1)
        static let allDomainsMask = FileManager.SearchPathDomainMask(rawValue: 0x0ffff)
      }
      struct DirectoryEnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions = FileManager.DirectoryEnumerationOptions(rawValue: 1)
        static let skipsPackageDescendants: FileManager.DirectoryEnumerationOptions = FileManager.DirectoryEnumerationOptions(rawValue: 2)
        static let skipsHiddenFiles: FileManager.DirectoryEnumerationOptions = FileManager.DirectoryEnumerationOptions(rawValue: 4)
        static let includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions = FileManager.DirectoryEnumerationOptions(rawValue: 8)
        static let producesRelativePathURLs: FileManager.DirectoryEnumerationOptions = FileManager.DirectoryEnumerationOptions(rawValue: 16)
      }
      func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
      func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL] {
        switch directory {
        case .documentDirectory: [URL.documentsDirectory]
        case .cachesDirectory: [URL.cachesDirectory]
        case .applicationSupportDirectory: [URL.applicationSupportDirectory]
        case .libraryDirectory: [URL(fileURLWithPath: "/Library/")]
        }
      }
      func url(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL { urls(for: directory, in: domainMask)[0] }
      var temporaryDirectory: URL { URL.temporaryDirectory }
      func fileExists(atPath path: String) -> Bool { _noFiles(); return false }
      func contents(atPath path: String) -> Data? { _noFiles(); return nil }
      func createFile(atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil) -> Bool { _noFiles(); return true }
      func createDirectory(at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil) throws { _noFiles() }
      func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: Any?, options: FileManager.DirectoryEnumerationOptions = []) throws -> [URL] { _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: url.path) }
      func contentsOfDirectory(atPath path: String) throws -> [String] { _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: path) }
      func createDirectory(atPath path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil) throws { _noFiles() }
      func moveItem(at source: URL, to goal: URL) throws { _noFiles(); throw CocoaError(.fileNoSuchFile, _path: source.path) }
      func moveItem(atPath source: String, toPath goal: String) throws { _noFiles(); throw CocoaError(.fileNoSuchFile, _path: source) }
      func copyItem(at source: URL, to goal: URL) throws { _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: source.path) }
      func copyItem(atPath source: String, toPath goal: String) throws { _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: source) }
      func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: path) }
      func isReadableFile(atPath path: String) -> Bool { _noFiles(); return false }
      func isWritableFile(atPath path: String) -> Bool { _noFiles(); return false }
      var currentDirectoryPath: String { _noFiles(); return "/" }
      func removeItem(at url: URL) throws { _noFiles(); throw CocoaError(.fileNoSuchFile, _path: url.path) }
      func removeItem(atPath path: String) throws { _noFiles(); throw CocoaError(.fileNoSuchFile, _path: path) }
    }
    func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String] { FileManager.default.urls(for: directory, in: domainMask).map { $0.path } }
    @_partial struct URLResourceKey: Hashable, RawRepresentable, Sendable {
      var rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
      static let localizedNameKey = URLResourceKey(rawValue: "NSURLLocalizedNameKey")
      static let isRegularFileKey = URLResourceKey(rawValue: "NSURLIsRegularFileKey")
      static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
      static let isSymbolicLinkKey = URLResourceKey(rawValue: "NSURLIsSymbolicLinkKey")
      static let isHiddenKey = URLResourceKey(rawValue: "NSURLIsHiddenKey")
      static let isReadableKey = URLResourceKey(rawValue: "NSURLIsReadableKey")
      static let isWritableKey = URLResourceKey(rawValue: "NSURLIsWritableKey")
      static let creationDateKey = URLResourceKey(rawValue: "NSURLCreationDateKey")
      static let contentModificationDateKey = URLResourceKey(rawValue: "NSURLContentModificationDateKey")
      static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
      static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
      static let totalFileSizeKey = URLResourceKey(rawValue: "NSURLTotalFileSizeKey")
    }
    @_partial struct URLResourceValues {
      init() { }
      var name: String?
      var localizedName: String?
      var isRegularFile: Bool?
      var isDirectory: Bool?
      var isSymbolicLink: Bool?
      var isHidden: Bool?
      var isReadable: Bool?
      var isWritable: Bool?
      var isExcludedFromBackup: Bool?
      var creationDate: Date?
      var contentModificationDate: Date?
      var fileSize: Int?
      var totalFileSize: Int?
    }
    extension URL {
      func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { _noFiles(); throw CocoaError(.fileReadNoSuchFile, _path: path) }
      mutating func setResourceValues(_ values: URLResourceValues) throws { _noFiles(); throw CocoaError(.fileNoSuchFile, _path: path) }
    }
    """#
}
