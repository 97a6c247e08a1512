extension BodyChecker {
  /// Whether a value or a type of Foundation has no member of a name, in a program that is all there and imports no other library.
  func isBeyondFoundation(_ name: String, of type: Type) -> Bool {
    guard checker.importsListed, let id = nominal(of: type), program[id].isCatalogue,
      let unlisted = Self.foundationTypes[program[id].qualifiedName]
    else { return false }
    // Types in types are not listed.
    return !unlisted.contains(name) && !isUnlistedOfSome(name) && !name.mayNameType
  }

  /// Whether a type of Foundation has a member of a name that the catalogue lacks.
  func isUnlistedOfFoundation(_ name: String, of id: NominalID) -> Bool {
    program[id].isCatalogue && Self.foundationTypes[program[id].qualifiedName]?.contains(name) ?? false
  }

  /// Whether a class, or a type of another module than Swift's own, may have a member of a name that the catalogue lacks.
  func mayHaveUnlisted(_ name: String, _ id: NominalID) -> Bool {
    program[id].isCatalogue && (program[id].kind == .class || checker.info(id).scope.module?.name ?? "Swift" != "Swift")
      && Self.foundationTypes[program[id].qualifiedName].map { $0.contains(name) } ?? true
  }

  /// The types of Foundation that have all their members in the catalogue, but for those behind the name and those of `NSObject`.
  private static let foundationTypes: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: """
      BlockOperation
      Bundle allBundles allFrameworks appStoreReceiptURL builtInPlugInsPath builtInPlugInsURL \
        classNamed developmentLocalization executableArchitectures executablePath executableURL isLoaded load \
        loadAndReturnError localizations localizedInfoDictionary localizedString paths preferredLocalizations \
        preflight principalClass privateFrameworksPath privateFrameworksURL sharedFrameworksPath \
        sharedFrameworksURL sharedSupportPath sharedSupportURL unload urls
      ByteCountFormatStyle.Style
      ByteCountFormatter formattingContext
      ByteCountFormatter.CountStyle
      CGFloat native
      CGPoint
      CGRect
      CGSize
      Calendar
      Calendar.Component
      Calendar.Identifier bangla dangi ethiopicAmeteAlem ethiopicAmeteMihret gujarati islamicCivil islamicTabular \
        islamicUmmAlQura kannada malayalam marathi odia republicOfChina tamil telugu vietnamese vikram
      Calendar.MatchingPolicy
      Calendar.RepeatedTimePolicy
      Calendar.SearchDirection
      CharacterSet debugDescription description
      ComparisonResult
      Data bytes mutableBytes
      Data.Base64EncodingOptions base64URLAlphabet omitPaddingCharacter
      Date
      Date.FormatStyle.DateStyle
      Date.FormatStyle.TimeStyle
      DateComponents formatted
      DateFormatter editingString
      DateFormatter.Style
      DateInterval
      Decimal add divide multiply subtract
      DispatchGroup
      DispatchQoS
      DispatchQueue minimumTolerance now resume schedule suspend
      DispatchSemaphore
      DispatchTime rawValue
      DispatchTimeInterval
      DispatchWorkItem
      FileManager attributesOfFileSystem attributesOfItem changeCurrentDirectoryPath componentsToDisplay \
        contentsEqual copyItem createSymbolicLink currentDirectoryPath delegate destinationOfSymbolicLink \
        displayName enumerator moveItem trashItem fileSystemRepresentation getRelationship homeDirectory \
        homeDirectoryForCurrentUser isDeletableFile isExecutableFile isReadableFile isWritableFile linkItem \
        mountedVolumeURLs replaceItem replaceItemAt setAttributes string subpaths subpathsOfDirectory \
        withFileSystemRepresentation
      ISO8601DateFormatter editingString
      ISO8601DateFormatter.Options
      IndexPath item moveSubranges partition row section sort swapAt
      IndexSet
      JSONDecoder allowsJSON5 assumesTopLevelDictionary
      JSONEncoder
      JSONEncoder.OutputFormatting
      JSONSerialization writeJSONObject
      JSONSerialization.ReadingOptions
      JSONSerialization.WritingOptions
      Locale availableNumberingSystems preferredLocales
      Locale.Currency isoCurrencies unknown
      Locale.Language hasCommonParent parent systemLanguages
      Measurement
      NSArray compare encode sortedArrayHint write
      NSCache delegate
      NSDictionary compare descriptionInStringsFileFormat encode getObjects sharedKeySet write
      NSError encode setUserInfoValueProvider userInfoValueProvider
      NSLock
      NSMutableArray compare encode sortedArrayHint write
      NSMutableDictionary compare descriptionInStringsFileFormat encode getObjects sharedKeySet write
      NSMutableSet compare encode sortedArray
      NSMutableString availableStringEncodings cString completePath defaultCStringEncoding encode \
        expandingTildeInPath fileSystemRepresentation getBytes getCString getCharacters \
        getFileSystemRepresentation localizedName resolvingSymlinksInPath standardizingPath write applyTransform
      NSNotification.Name
      NSNull encode
      NSNumber encode objCType edgeInsetsValue getValue pointValue rectValue sizeValue
      NSOrderedSet compare encode indexes intersectsSet
      NSRecursiveLock
      NSRegularExpression encode
      NSRegularExpression.Options
      NSSet compare encode sortedArray
      NSString availableStringEncodings cString completePath defaultCStringEncoding encode expandingTildeInPath \
        fileSystemRepresentation getBytes getCString getCharacters getFileSystemRepresentation localizedName \
        resolvingSymlinksInPath standardizingPath write
      NSUUID encode getBytes
      Notification hash
      NotificationCenter messages
      NumberFormatter editingString roundingBehavior textAttributesForNegativeInfinity \
        textAttributesForNegativeValues textAttributesForNil textAttributesForNotANumber \
        textAttributesForPositiveInfinity textAttributesForPositiveValues textAttributesForZero
      NumberFormatter.RoundingMode
      NumberFormatter.Style
      OperatingSystemVersion
      Operation
      OperationQueue progress
      PersonNameComponents
      ProcessInfo fullUserName hostName physicalMemory userName
      PropertyListDecoder
      PropertyListEncoder
      Scanner copy scanCharactersFromSet scanHexDouble scanHexFloat scanHexInt32 scanHexInt64 scanUnsignedLongLong \
        scanUpTo scanUpToCharactersFromSet
      SortDescriptor stringComparator
      String.Encoding ianaName
      Thread callStackReturnAddresses callStackSymbols exit
      TimeZone timeZoneDataVersion
      Timer
      URL checkResourceIsReachable currentDirectory homeDirectory removeAllCachedResourceValues \
        removeCachedResourceValue resolveSymlinksInPath resolvingSymlinksInPath resourceValues setResourceValues \
        setTemporaryResourceValue withUnsafeFileSystemRepresentation
      URLComponents
      URLError
      URLQueryItem
      UUID random
      UserDefaults addSuite persistentDomain removeSuite resetStandardUserDefaults setPersistentDomain
      """.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return (words[0], Set(words.dropFirst()).union(membersOfNSObject))
      })

  private static let membersOfNSObject = [
    "classForCoder", "classForKeyedArchiver", "isKind", "isMember", "isSubclass", "replacementObject", "superclass",
    "supportsSecureCoding",
  ]
}
