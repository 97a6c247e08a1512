import Foundation
for id in ["en_US", "fr_FR", "de_DE", "en_GB", "ar_EG", "ja_JP", "pt_BR", "sv_SE", "he_IL", "en", "", "fa_IR"] {
  var c = Calendar(identifier: .gregorian); c.locale = Locale(identifier: id); c.timeZone = TimeZone(identifier: "GMT")!
  var i = Calendar(identifier: .iso8601); i.locale = Locale(identifier: id)
  print(id, c.firstWeekday, c.minimumDaysInFirstWeek, i.firstWeekday, i.minimumDaysInFirstWeek, c.component(.weekOfYear, from: Date(timeIntervalSince1970: 1704067200 - 86400)), c.description)
  c.firstWeekday = 4; c.locale = Locale(identifier: "en_US"); print(c.firstWeekday, c.minimumDaysInFirstWeek); c.minimumDaysInFirstWeek = 2; c.locale = nil; print(c.firstWeekday, c.minimumDaysInFirstWeek, c.locale as Any)
}
var b = Calendar(identifier: .buddhist); b.locale = Locale(identifier: "fr_FR"); print(b.firstWeekday, b.minimumDaysInFirstWeek)
print(Calendar(identifier: .gregorian) == Calendar(identifier: .gregorian), Calendar(identifier: .gregorian).locale as Any, Calendar(identifier: .hebrew).firstWeekday)
// expect: en_US 1 1 2 4 1 gregorian (gregorian) locale: en_US time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: fr_FR 2 4 2 4 52 gregorian (gregorian) locale: fr_FR time zone: GMT (0) firstWeekday: 2 minDaysInFirstWeek: 4
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: de_DE 2 4 2 4 52 gregorian (gregorian) locale: de_DE time zone: GMT (0) firstWeekday: 2 minDaysInFirstWeek: 4
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: en_GB 2 4 2 4 52 gregorian (gregorian) locale: en_GB time zone: GMT (0) firstWeekday: 2 minDaysInFirstWeek: 4
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: ar_EG 7 1 2 4 1 gregorian (gregorian) locale: ar_EG time zone: GMT (0) firstWeekday: 7 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: ja_JP 1 1 2 4 1 gregorian (gregorian) locale: ja_JP time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: pt_BR 1 1 2 4 1 gregorian (gregorian) locale: pt_BR time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: sv_SE 2 4 2 4 52 gregorian (gregorian) locale: sv_SE time zone: GMT (0) firstWeekday: 2 minDaysInFirstWeek: 4
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: he_IL 1 1 2 4 1 gregorian (gregorian) locale: he_IL time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: en 1 1 2 4 1 gregorian (gregorian) locale: en time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: 1 1 2 4 1 gregorian (gregorian) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: fa_IR 7 1 2 4 1 gregorian (gregorian) locale: fa_IR time zone: GMT (0) firstWeekday: 7 minDaysInFirstWeek: 1
// expect: 4 1
// expect: 4 2 Optional(en_US (fixed en_US))
// expect: 2 4
// expect: true Optional( (fixed )) 1
