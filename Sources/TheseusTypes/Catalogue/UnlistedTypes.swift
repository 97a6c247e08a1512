extension Catalogue {
  /// The modules of which each type has its name in the catalogue, so that what is neither there nor here is no type of theirs.
  static let modulesWithAllTypes: Set<String> = ["Swift", "Foundation", "Combine", "Observation", "Dispatch"]

  /// The types of those modules and of the parts of Foundation, Swift's own aside, that the catalogue lacks.
  static let unlistedTypesOfLibraries: Set<Substring> = Set(
    """
    AffineTransform AlignmentOptions AtomicLazyReference AtomicOptionalRepresentable AttributeScopeCodableConfiguration
    CachedURLResponse CodableConfiguration CodableWithConfiguration ContiguousBytes CustomCombineIdentifierConvertible
    DataProtocol DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration
    DiscontiguousAttributedSubstring DiscreteFormatStyle DispatchData DispatchDataIterator DispatchIO DispatchObject
    DispatchSourceHandler DispatchSourceRead DispatchSourceSignal DispatchSourceUserDataAdd DispatchSourceUserDataOr
    DispatchSourceUserDataReplace DispatchSourceWrite DistributedNotificationCenter EncodableWithConfiguration
    EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileManagerDelegate
    FileProtectionType FloatingPointParseStrategy FormatStyleCapitalizationContext HTTPCookie HTTPCookiePropertyKey
    HTTPCookieStorage Host InflectionRule InputStream IntegerParseStrategy LengthFormatter ListFormatter MachError
    MassFormatter MeasurementFormatter Morphology MutableDataProtocol NotificationQueue Observations OutputStream
    PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage PredicateBindings PredicateError
    PredicateExpression PredicateExpressions Process Progress ProgressKind ProgressReporting ProgressUserInfoKey
    RecoverableError ReferenceConvertible SchedulerTimeIntervalConvertible Selector SocketNativeHandle SocketPort
    StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle URLAuthenticationChallenge
    URLAuthenticationChallengeSender URLCache URLCredential URLCredentialStorage URLFileResourceType URLProtectionSpace
    URLProtocol URLProtocolClient URLResourceKey URLResourceValues URLSessionConfiguration URLSessionDataDelegate
    URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask
    URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
    URLSessionWebSocketDelegate URLSessionWebSocketTask UndoManager WordPair XMLDTD XMLDTDNode XMLDocument XMLElement
    XMLNode XMLParser XMLParserDelegate
    """.split { $0 == " " || $0 == "\n" })
}
