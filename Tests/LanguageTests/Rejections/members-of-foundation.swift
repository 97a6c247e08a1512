import Foundation
let formatter = DateFormatter()
formatter.dateStyle = .huge
NotificationCenter.default.post(name: .scoreChanged, object: nil)
let encoder = JSONEncoder()
encoder.outputFormatting = .pretty
encoder.outputFormatting = [.pretty, .sorted]
encoder.dateEncodingStrategy = .iso
print(UUID().string)
let url = URL(string: "a")!
print(url.lastPath, url.paths, url.lastPathComponent)
print(Date().year)
print(formatter.formatted(Date()))
print(Calendar.current.day(Date()))
print(Date.today, Date.now)
print(Date().timeInterval(since: Date()))
print(Data().string)
print(DateComponents().days as Any)
UserDefaults.standard.save("a")
print(Locale.current.country)
print(Decimal(3).rounded())
encoder.encoder()
extension Notification.Name { static let ended = Notification.Name("ended") }
NotificationCenter.default.post(name: .ended, object: nil)
let files = FileManager.default
print(files.listFiles(), files.moveItem(atPath:toPath:), files.urls(for: .picturesDirectory, in: .userDomainMask))
print(Calendar(identifier: .ethiopicAmeteMihret), Bundle.main.bundlePath, Data.Deallocator.free, Bundle.main.folder)
// expect error 3:24: type 'DateFormatter.Style' has no member 'huge'
// expect error 4:40: type 'NSNotification.Name' has no member 'scoreChanged'
// expect error 6:29: type 'JSONEncoder.OutputFormatting' has no member 'pretty'
// expect error 7:30: type 'JSONEncoder.OutputFormatting' has no member 'pretty'
// expect error 7:39: type 'JSONEncoder.OutputFormatting' has no member 'sorted'
// expect error 8:33: type 'JSONEncoder.DateEncodingStrategy' has no member 'iso'
// expect error 9:14: value of type 'UUID' has no member 'string'
// expect error 11:11: value of type 'URL' has no member 'lastPath'
// expect error 11:25: value of type 'URL' has no member 'paths'
// expect error 12:14: value of type 'Date' has no member 'year'
// expect error 13:17: value of type 'DateFormatter' has no member 'formatted'
// expect error 14:24: value of type 'Calendar' has no member 'day'
// expect error 15:12: type 'Date' has no member 'today'
// expect error 16:14: value of type 'Date' has no member 'timeInterval'
// expect error 17:14: value of type 'Data' has no member 'string'
// expect error 18:24: value of type 'DateComponents' has no member 'days'
// expect error 19:23: value of type 'UserDefaults' has no member 'save'
// expect error 20:22: value of type 'Locale' has no member 'country'
// expect error 21:18: value of type 'Decimal' has no member 'rounded'
// expect error 22:9: value of type 'JSONEncoder' has no member 'encoder'
// expect error 26:13: value of type 'FileManager' has no member 'listFiles'
// expect error 27:110: value of type 'Bundle' has no member 'folder'
