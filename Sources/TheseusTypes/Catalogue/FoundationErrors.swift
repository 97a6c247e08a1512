extension Catalogue {
  private static let loadingFailures: [(name: String, code: Int)] = [
    ("unknown", -1), ("cancelled", -999), ("badURL", -1000), ("timedOut", -1001), ("unsupportedURL", -1002),
    ("cannotFindHost", -1003), ("cannotConnectToHost", -1004), ("networkConnectionLost", -1005),
    ("dnsLookupFailed", -1006), ("httpTooManyRedirects", -1007), ("resourceUnavailable", -1008),
    ("notConnectedToInternet", -1009), ("redirectToNonExistentLocation", -1010), ("badServerResponse", -1011),
    ("userCancelledAuthentication", -1012), ("userAuthenticationRequired", -1013), ("zeroByteResource", -1014),
    ("cannotDecodeRawData", -1015), ("cannotDecodeContentData", -1016), ("cannotParseResponse", -1017),
    ("appTransportSecurityRequiresSecureConnection", -1022), ("fileDoesNotExist", -1100),
    ("fileIsDirectory", -1101), ("noPermissionsToReadFile", -1102), ("dataLengthExceedsMaximum", -1103),
    ("secureConnectionFailed", -1200), ("serverCertificateHasBadDate", -1201),
    ("serverCertificateUntrusted", -1202), ("serverCertificateHasUnknownRoot", -1203),
    ("serverCertificateNotYetValid", -1204), ("clientCertificateRejected", -1205),
    ("clientCertificateRequired", -1206), ("cannotLoadFromNetwork", -2000), ("cannotCreateFile", -3000),
    ("cannotOpenFile", -3001), ("cannotCloseFile", -3002), ("cannotWriteToFile", -3003),
    ("cannotRemoveFile", -3004), ("cannotMoveFile", -3005), ("downloadDecodingFailedMidStream", -3006),
    ("downloadDecodingFailedToComplete", -3007), ("internationalRoamingOff", -1018), ("callIsActive", -1019),
    ("dataNotAllowed", -1020), ("requestBodyStreamExhausted", -1021),
    ("backgroundSessionRequiresSharedContainer", -995), ("backgroundSessionInUseByAnotherProcess", -996),
    ("backgroundSessionWasDisconnected", -997),
  ]

  /// Errors of Foundation: the object that any error can be, and those of loading.
  static let foundationErrors =
    #"""
    #module(Foundation)
    extension Error {
      var _domain: String { NSError._bridging(self).domain }
      var _code: Int { NSError._bridging(self).code }
    }
    class NSCoder: NSObject {
    }
    class NSError: NSObject, Error {
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      let _error: (any Error)?
      init(domain: String, code: Int, userInfo: [String: Any]? = nil) { self.domain = domain; self.code = code; self.userInfo = userInfo ?? [:]; _error = nil }
      required init?(coder: NSCoder) { return nil }
      static func _bridging(_ error: any Error) -> NSError { error as? NSError ?? NSError(_of: error) }
      init(_of error: any Error) {
        _error = error
        var info: [String: Any] = [:]
        if let custom = error as? any CustomNSError {
          domain = custom._domain
          code = custom.errorCode
          info = custom.errorUserInfo
        } else if let coding = error as? any _CodingError {
          domain = NSCocoaErrorDomain
          code = coding._code
        } else {
          domain = _errorDomain(error)
          code = _errorCode(error)
        }
        if !(error is any CustomNSError), let localized = error as? any LocalizedError {
          if let text = localized.errorDescription { info["NSLocalizedDescription"] = text }
          if let text = localized.failureReason { info["NSLocalizedFailureReason"] = text }
          if let text = localized.recoverySuggestion { info["NSLocalizedRecoverySuggestion"] = text }
          if let text = localized.helpAnchor { info["NSHelpAnchor"] = text }
        }
        userInfo = info
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSError, domain == other.domain, code == other.code else { return false }
        return NSDictionary(dictionary: userInfo) == NSDictionary(dictionary: other.userInfo)
      }
      override var hash: Int {
        var hasher = Hasher()
        hasher.combine(domain)
        hasher.combine(code)
        return hasher.finalize()
      }
      var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String ?? _failureReason(domain, code) }
      var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
      var localizedDescription: String {
        if let _error { return _localizedDescription(_error) }
        return userInfo["NSLocalizedDescription"] as? String ?? "The operation could not be completed. " + (localizedFailureReason ?? "(" + domain + " error " + String(code) + ".)")
      }
      var localizedRecoveryOptions: [String]? { userInfo["NSLocalizedRecoveryOptions"] as? [String] }
      var recoveryAttempter: Any? { userInfo["NSRecoveryAttempter"] }
      var helpAnchor: String? { userInfo["NSHelpAnchor"] as? String }
      override var description: String {
        let parts = userInfo.map { $0.key + "=" + String(describing: $0.value) }
        return "Error Domain=" + domain + " Code=" + String(code) + " \"" + (localizedFailureReason ?? "(null)") + "\"" + (parts.isEmpty ? "" : "UserInfo={" + parts.joined(separator: ", ") + "}")
      }
    }
    func _failureReason(_ domain: String, _ code: Int) -> String?
    let NSLocalizedDescriptionKey: String = "NSLocalizedDescription"
    let NSLocalizedFailureReasonErrorKey: String = "NSLocalizedFailureReason"
    let NSLocalizedRecoverySuggestionErrorKey: String = "NSLocalizedRecoverySuggestion"
    let NSLocalizedRecoveryOptionsErrorKey: String = "NSLocalizedRecoveryOptions"
    let NSUnderlyingErrorKey: String = "NSUnderlyingError"
    let NSRecoveryAttempterErrorKey: String = "NSRecoveryAttempter"
    let NSDebugDescriptionErrorKey: String = "NSDebugDescription"
    let NSStringEncodingErrorKey: String = "NSStringEncodingErrorKey"
    let NSURLErrorKey: String = "NSURL"
    let NSFilePathErrorKey: String = "NSFilePath"
    let NSHelpAnchorErrorKey: String = "NSHelpAnchor"
    let NSURLErrorDomain: String = "NSURLErrorDomain"
    let NSCocoaErrorDomain: String = "NSCocoaErrorDomain"
    let NSPOSIXErrorDomain: String = "NSPOSIXErrorDomain"
    let NSOSStatusErrorDomain: String = "NSOSStatusErrorDomain"
    let NSMachErrorDomain: String = "NSMachErrorDomain"
    let NSURLErrorFailingURLErrorKey: String = "NSErrorFailingURLKey"
    let NSURLErrorFailingURLStringErrorKey: String = "NSErrorFailingURLStringKey"
    struct URLError: CustomNSError, Hashable, CustomStringConvertible {
      static var errorDomain: String { NSURLErrorDomain }
      let code: URLError.Code
      let userInfo: [String: Any]
      init(_ code: URLError.Code, userInfo: [String: Any] = [:]) { self.code = code; self.userInfo = userInfo }
      var errorCode: Int { code.rawValue }
      var errorUserInfo: [String: Any] { userInfo }
      var failingURL: URL? { userInfo[NSURLErrorFailingURLErrorKey] as? URL }
      var failureURLString: String? { userInfo[NSURLErrorFailingURLStringErrorKey] as? String }
      var description: String { NSError(_of: self).description }
      static func == (a: URLError, b: URLError) -> Bool { NSError(_of: a) == NSError(_of: b) }
      func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }
    extension URLError {
      enum Code: Int, Sendable {
        static func ~= (code: URLError.Code, error: any Error) -> Bool { (error as? URLError)?.code == code }

    """#
    + loadingFailures.map { "    case \($0.name) = \($0.code)\n" }.joined() + "  }\n"
    + loadingFailures.map { "  static var \($0.name): URLError.Code { .\($0.name) }\n" }.joined() + "}\n"
    + loadingFailures.map { "let NSURLError\(constant(of: $0.name)): Int = \($0.code)\n" }.joined()

  /// The end of the name that a failure has as a constant, as in `NSURLErrorTimedOut`.
  private static func constant(of name: String) -> String {
    for word in ["dns", "http"] where name.hasPrefix(word) { return word.uppercased() + name.dropFirst(word.count) }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
