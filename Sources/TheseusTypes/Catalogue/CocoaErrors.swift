extension Catalogue {
  private static let cocoaFailures: [(name: String, code: Int)] = [
    ("fileNoSuchFile", 4), ("fileLocking", 255), ("fileReadUnknown", 256), ("fileReadNoPermission", 257),
    ("fileReadInvalidFileName", 258), ("fileReadCorruptFile", 259), ("fileReadNoSuchFile", 260),
    ("fileReadInapplicableStringEncoding", 261), ("fileReadUnsupportedScheme", 262), ("fileReadTooLarge", 263),
    ("fileReadUnknownStringEncoding", 264), ("fileWriteUnknown", 512), ("fileWriteNoPermission", 513),
    ("fileWriteInvalidFileName", 514), ("fileWriteFileExists", 516),
    ("fileWriteInapplicableStringEncoding", 517), ("fileWriteUnsupportedScheme", 518),
    ("fileWriteOutOfSpace", 640), ("fileWriteVolumeReadOnly", 642), ("fileManagerUnmountUnknown", 768),
    ("fileManagerUnmountBusy", 769), ("keyValueValidation", 1024), ("formatting", 2048), ("userCancelled", 3072),
    ("featureUnsupported", 3328), ("executableNotLoadable", 3584), ("executableArchitectureMismatch", 3585),
    ("executableRuntimeMismatch", 3586), ("executableLoad", 3587), ("executableLink", 3588),
    ("propertyListReadCorrupt", 3840), ("propertyListReadUnknownVersion", 3841), ("propertyListReadStream", 3842),
    ("propertyListWriteStream", 3851), ("propertyListWriteInvalid", 3852), ("coderReadCorrupt", 4864),
    ("coderValueNotFound", 4865), ("coderInvalidValue", 4866),
  ]

  /// The names of the system's errors in the order of their numbers, from 1 on, as cases.
  private static let systemFailures = """
    EPERM = 1, ENOENT, ESRCH, EINTR, EIO, ENXIO, E2BIG, ENOEXEC, EBADF, ECHILD, EAGAIN, ENOMEM, EACCES, \
    EFAULT, ENOTBLK, EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR, EINVAL, ENFILE, EMFILE, ENOTTY, ETXTBSY, \
    EFBIG, ENOSPC, ESPIPE, EROFS, EMLINK, EPIPE, EDOM, ERANGE, EDEADLK, ENAMETOOLONG, ENOLCK, ENOSYS, \
    ENOTEMPTY, ELOOP, ENOMSG = 42, EIDRM, ECHRNG, EL2NSYNC, EL3HLT, EL3RST, ELNRNG, EUNATCH, ENOCSI, EL2HLT, \
    EBADE, EBADR, EXFULL, ENOANO, EBADRQC, EBADSLT, EBFONT = 59, ENOSTR, ENODATA, ETIME, ENOSR, ENONET, \
    ENOPKG, EREMOTE, ENOLINK, EADV, ESRMNT, ECOMM, EPROTO, EMULTIHOP, EDOTDOT, EBADMSG, EOVERFLOW, ENOTUNIQ, \
    EBADFD, EREMCHG, ELIBACC, ELIBBAD, ELIBSCN, ELIBMAX, ELIBEXEC, EILSEQ, ERESTART, ESTRPIPE, EUSERS, \
    ENOTSOCK, EDESTADDRREQ, EMSGSIZE, EPROTOTYPE, ENOPROTOOPT, EPROTONOSUPPORT, ESOCKTNOSUPPORT, EOPNOTSUPP, \
    EPFNOSUPPORT, EAFNOSUPPORT, EADDRINUSE, EADDRNOTAVAIL, ENETDOWN, ENETUNREACH, ENETRESET, ECONNABORTED, \
    ECONNRESET, ENOBUFS, EISCONN, ENOTCONN, ESHUTDOWN, ETOOMANYREFS, ETIMEDOUT, ECONNREFUSED, EHOSTDOWN, \
    EHOSTUNREACH, EALREADY, EINPROGRESS, ESTALE, EUCLEAN, ENOTNAM, ENAVAIL, EISNAM, EREMOTEIO, EDQUOT, \
    ENOMEDIUM, EMEDIUMTYPE, ECANCELED, ENOKEY, EKEYEXPIRED, EKEYREVOKED, EKEYREJECTED, EOWNERDEAD, \
    ENOTRECOVERABLE, ERFKILL, EHWPOISON
    """

  /// Errors of Foundation's own domain.
  static let cocoaErrors =
    #"""
    #module(FoundationEssentials)
    struct CocoaError: CustomNSError, Hashable, CustomStringConvertible {
      static var errorDomain: String { NSCocoaErrorDomain }
      let code: CocoaError.Code
      let userInfo: [String: Any]
      init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) { self.code = code; self.userInfo = userInfo }
      init(_ code: CocoaError.Code, _path path: String) {
        self.init(code, userInfo: [NSFilePathErrorKey: path, NSURLErrorKey: URL(fileURLWithPath: path), NSUnderlyingErrorKey: POSIXError(.ENOENT)])
      }
      static func error(_ code: CocoaError.Code, userInfo: [String: Any]? = nil, url: URL? = nil) -> any Error {
        var info = userInfo ?? [:]
        if let url { info[NSURLErrorKey] = url }
        return CocoaError(code, userInfo: info)
      }
      var errorCode: Int { code.rawValue }
      var errorUserInfo: [String: Any] { userInfo }
      var description: String { NSError(_of: self).description }
      var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
      var url: URL? { userInfo[NSURLErrorKey] as? URL }
      var stringEncoding: String.Encoding? { (userInfo[NSStringEncodingErrorKey] as? UInt).map { String.Encoding(rawValue: $0) } }
      var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
      var underlyingErrors: [any Error] { underlying.map { [$0] } ?? [] }
      var isFileError: Bool { 0..<1024 ~= code.rawValue }
      var isValidationError: Bool { 1024..<2048 ~= code.rawValue }
      var isFormattingError: Bool { 2048..<2560 ~= code.rawValue }
      var isExecutableError: Bool { 3584..<3840 ~= code.rawValue }
      var isPropertyListError: Bool { 3840..<4096 ~= code.rawValue }
      var isCoderError: Bool { 4864..<4992 ~= code.rawValue }
      static func == (a: CocoaError, b: CocoaError) -> Bool { NSError(_of: a) == NSError(_of: b) }
      func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }
    extension CocoaError {
      struct Code: RawRepresentable, Hashable {
        var rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func ~= (code: CocoaError.Code, error: any Error) -> Bool { (error as? CocoaError)?.code == code }

    """#
    + cocoaFailures.map { "    static var \($0.name): CocoaError.Code { CocoaError.Code(rawValue: \($0.code)) }\n" }
    .joined()
    + "  }\n"
    + cocoaFailures.map { "  static var \($0.name): CocoaError.Code { .\($0.name) }\n" }.joined()
    + "}\n"

  /// Errors of the operating system; on Linux they keep nothing of the `userInfo` they are given.
  static let systemErrors =
    #"""
    #module(FoundationEssentials)
    struct POSIXError: CustomNSError, Hashable, CustomStringConvertible {
      typealias Code = POSIXErrorCode
      static var errorDomain: String { NSPOSIXErrorDomain }
      let code: POSIXErrorCode
      init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) { self.code = code }
      var userInfo: [String: Any] { [:] }
      var errorCode: Int { Int(code.rawValue) }
      var errorUserInfo: [String: Any] { userInfo }
      var description: String { NSError(_of: self).description }
      static func == (a: POSIXError, b: POSIXError) -> Bool { NSError(_of: a) == NSError(_of: b) }
      func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }
    #module(Glibc)
    extension POSIXErrorCode {
      static func ~= (code: POSIXErrorCode, error: any Error) -> Bool { (error as? POSIXError)?.code == code }
    }

    """#
    + "enum POSIXErrorCode: Int32, Sendable {\n"
    + "  case \(systemFailures)\n}\nextension POSIXError {\n"
    + systemFailures.split(separator: ",").compactMap { $0.split(separator: " ").first }
    .map { "  static var \($0): POSIXErrorCode { .\($0) }\n" }.joined()
    + "}\n"
}
