/// The modules that types of the catalogue's standard part belong to, apart from `Swift`, as a program prints them.
enum Module {
  /// The module of a type, by the first part of its name.
  static func name(ofStandard type: some StringProtocol) -> String { modules[String(type)] ?? "Swift" }

  /// As the executable of `swiftc` 6.3 on Linux prints them, where Foundation is several modules; Combine's as Apple's does.
  private static let names: [String: String] = [
    "Combine": """
    AnyCancellable AnyPublisher CombineIdentifier CurrentValueSubject Deferred Empty Fail Future \
    ImmediateScheduler Just ObservableObjectPublisher PassthroughSubject Published Publishers Record Subscribers \
    Subscriptions
    """,
    "Dispatch": """
    DispatchGroup DispatchQoS DispatchQueue DispatchSemaphore DispatchTime DispatchTimeInterval \
    DispatchTimeoutResult DispatchWorkItem DispatchWorkItemFlags
    """,
    "Foundation": """
    BlockOperation Bundle ByteCountFormatter CGFloat CGPoint CGRect CGSize CGVector CharacterSet DateFormatter \
    DateIntervalFormatter Dimension Formatter ISO8601DateFormatter IndexSet JSONSerialization ListFormatter \
    Measurement NSCache NSDecimalNumber NSError NSLock NSNull NSNumber NSObject NSNotification NSPredicate NSRegularExpression \
    NSString NSTextCheckingResult NSUUID Notification NumberFormatter Operation OperationQueue RunLoop Scanner \
    StringTransform Thread Timer URLError Unit UnitAngle UnitArea UnitConverter UnitConverterLinear UnitDuration \
    UnitEnergy UnitFrequency UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed \
    UnitTemperature UnitVolume UserDefaults _NSRange
    """,
    "FoundationEssentials": """
    Calendar CocoaError ComparableComparator ComparisonResult Data Date DateComponents DateInterval Decimal \
    FileManager IndexPath JSONDecoder JSONEncoder Locale NotificationCenter Predicate SortOrder TimeZone URL \
    URLComponents URLQueryItem UUID
    """,
    "FoundationInternationalization": """
    ByteCountFormatStyle CurrencyFormatStyleConfiguration FloatingPointFormatStyle IntegerFormatStyle \
    KeyPathComparator ListFormatStyle NumberFormatStyleConfiguration SortDescriptor
    """,
    "FoundationNetworking": """
    HTTPURLResponse URLRequest URLResponse URLSession URLSessionDataTask
    """,
    "Observation": """
    ObservationRegistrar
    """,
    "_StringProcessing": """
    AnyRegexOutput Regex RegexSemanticLevel RegexWordBoundaryKind
    """,
  ]

  private static let modules: [String: String] = names.reduce(into: [:]) { modules, entry in
    for name in entry.value.split(separator: " ") { modules[String(name)] = entry.key }
  }
}
