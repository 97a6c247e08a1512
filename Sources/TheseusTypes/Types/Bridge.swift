/// A struct of Swift and the class of Foundation that stands for it where an object is asked for.
public struct Bridge: Sendable {
  /// The class.
  public let className: String
  /// The stored property in which the class keeps what it holds.
  public let field: String
  /// The struct that the class is `as` by itself; nil where a cast has to ask what is in the object.
  public let plainName: String?

  /// The bridge of a struct; nil for one that is an object only in a box.
  public static func bridge(ofStruct name: String) -> Bridge? { structs[name] }

  /// The bridge of a class.
  public static func bridge(ofClass name: String) -> Bridge? { classes[name] }

  /// Whether a class is one that structs are bridged to, or above such a one.
  public static func leads(toClass name: String) -> Bool {
    classes[name] != nil || name == "NSError" || name == "NSObject" || name == "NSValue"
  }

  /// The class of the boxes of all other values.
  public static let box = Bridge(className: "__SwiftValue", field: "value", plainName: nil)

  private static let number = Bridge(className: "NSNumber", field: "_scalar", plainName: nil)
  private static let text = Bridge(className: "NSString", field: "_text", plainName: "String")
  private static let decimal = Bridge(className: "NSDecimalNumber", field: "_decimal", plainName: "Decimal")

  private static let numberNames = [
    "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let collections = [
    "Array": Bridge(className: "NSArray", field: "_storage", plainName: "Array"),
    "Dictionary": Bridge(className: "NSDictionary", field: "_storage", plainName: nil),
    "Set": Bridge(className: "NSSet", field: "_storage", plainName: nil),
  ]
  private static let others = [
    "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Locale",
    "TimeZone", "URL", "URLComponents", "URLQueryItem", "UUID",
  ].map { ($0, Bridge(className: "NS" + $0, field: "_value", plainName: $0)) }

  private static let structs: [String: Bridge] = {
    var structs = collections
    for name in numberNames { structs[name] = number }
    for (name, bridge) in others { structs[name] = bridge }
    structs["String"] = text
    structs["Substring"] = text
    structs["Decimal"] = decimal
    return structs
  }()
  private static let classes: [String: Bridge] = {
    var classes = Dictionary(structs.values.map { ($0.className, $0) }) { first, _ in first }
    classes[box.className] = box
    return classes
  }()
}
