import Foundation
print([Locale(identifier: "en")]); print([Calendar(identifier: .gregorian)].count); print([Calendar.Identifier.iso8601]); debugPrint(Calendar.Identifier.hebrew)
print([Decimal(3)], [UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!], [URL(string: "a/b")!], [Data([1, 2])], [DateComponents(year: 1)])
print([IndexSet([1, 2, 3])], [IndexPath(indexes: [1, 2])], [CharacterSet.whitespaces].count)
func module<T>(_ type: T.Type) { print(String(reflecting: type)) }
module(Date.self)
module(DateFormatter.self)
module(URLQueryItem.self)
module(Notification.self)
module(DispatchQueue.self)
module(Measurement<UnitLength>.self)
module(NSCache<NSString, NSNumber>.self)
module(SortDescriptor<Int>.self)
module(CGPoint.self)
print([Calendar.Component.day, .hour])
// expect: [en (fixed en)]
// expect: 1
// expect: [iso8601]
// expect: hebrew
// expect: [3] [E621E1F8-C36C-495A-93FC-0C247A3E6E5F] [a/b] [2 bytes] [year: 1 ]
// expect: [3 indexes] [[1, 2]] 1
// expect: FoundationEssentials.Date
// expect: Foundation.DateFormatter
// expect: FoundationEssentials.URLQueryItem
// expect: Foundation.Notification
// expect: Dispatch.DispatchQueue
// expect: Foundation.Measurement<Foundation.UnitLength>
// expect: Foundation.NSCache<Foundation.NSString, Foundation.NSNumber>
// expect: FoundationInternationalization.SortDescriptor<Swift.Int>
// expect: Foundation.CGPoint
// expect: [FoundationEssentials.Calendar.Component.day, FoundationEssentials.Calendar.Component.hour]
