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
    DispatchGroup DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSpecificKey DispatchTime \
    DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags
    """,
    "Foundation": """
    BlockOperation Bundle ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize CGVector CharacterSet DateFormatter \
    DateIntervalFormatter Dimension Formatter ISO8601DateFormatter IndexSet JSONSerialization ListFormatter \
    Measurement NSArray NSCache NSCalendar NSCharacterSet NSCondition NSCountedSet NSData NSDate NSDateComponents \
    NSDateInterval NSDecimalNumber NSDecimalNumberHandler NSDictionary NSEnumerationOptions NSEnumerator NSError NSIndexPath NSIndexSet NSLocale \
    NSLock NSMutableArray NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet \
    NSMutableString NSNotification NSNull NSNumber NSObject NSOrderedSet NSPredicate NSRecursiveLock NSRegularExpression \
    NSSet NSSortOptions NSString NSTextCheckingResult PropertyListSerialization NSTimeZone NSURL NSURLComponents NSURLQueryItem NSUUID NSValue \
    Notification NumberFormatter ObjCBool Operation OperationQueue QualityOfService RunLoop Scanner \
    StringTransform Thread Timer URLError __NSCFBoolean __SwiftValue Unit UnitAngle UnitArea UnitConverter UnitConverterLinear UnitDuration \
    UnitEnergy UnitFrequency UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed \
    UnitAcceleration UnitConcentrationMass UnitDispersion UnitElectricCharge \
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitFuelEfficiency UnitIlluminance \
    UnitTemperature UnitVolume UserDefaults _NSRange
    """,
    "FoundationEssentials": """
    AttributeContainer AttributeDynamicLookup AttributeScopes AttributedString AttributedSubstring PropertyListDecoder \
    PropertyListEncoder ScopedAttributeContainer \
    Calendar CocoaError ComparableComparator ComparisonResult Data Date DateComponents DateInterval Decimal \
    FileManager IndexPath JSONDecoder JSONEncoder Locale NotificationCenter PersonNameComponents POSIXError Predicate SortOrder TimeZone URL \
    URLComponents URLQueryItem UUID
    """,
    "FoundationInternationalization": """
    ByteCountFormatStyle CurrencyFormatStyleConfiguration FloatingPointFormatStyle IntegerFormatStyle \
    KeyPathComparator ListFormatStyle NumberFormatStyleConfiguration SortDescriptor
    """,
    "FoundationNetworking": """
    HTTPURLResponse URLRequest URLResponse URLSession URLSessionDataTask
    """,
    "Glibc": """
    POSIXErrorCode
    """,
    "Observation": """
    ObservationRegistrar
    """,
    "RegexBuilder": """
    AlternationBuilder Capture CharacterClass ChoiceOf Local Lookahead NegativeLookahead One OneOrMore Optionally \
    Reference RegexComponentBuilder Repeat TryCapture ZeroOrMore
    """,
    "_StringProcessing": """
    AnyRegexOutput Regex RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind
    """,
  ]

  /// The types of `RegexBuilder`.
  static let typesOfRegexBuilder = Set((names["RegexBuilder"] ?? "").split(separator: " ").map(String.init))

  private static let modules: [String: String] = names.reduce(into: [:]) { modules, entry in
    for name in entry.value.split(separator: " ") { modules[String(name)] = entry.key }
  }
}
