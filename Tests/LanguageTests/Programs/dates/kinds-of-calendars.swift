// The kinds of calendars.
import Foundation
let all: [Calendar.Identifier] = [.gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .indian, .islamic, .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura]
for id in all { var c = Calendar(identifier: id); c.timeZone = TimeZone(secondsFromGMT: 0)!; let d = Date(timeIntervalSince1970: 1_700_000_000); print(id, c.identifier, c.component(.era, from: d), c.component(.year, from: d), c.component(.month, from: d), c.component(.day, from: d), c, c.firstWeekday, c.minimumDaysInFirstWeek) }
dump(Calendar.Identifier.islamicUmmAlQura)
// expect: gregorian gregorian 1 2023 11 14 gregorian (gregorian) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: buddhist buddhist 0 2566 11 14 buddhist (buddhist) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: chinese chinese 78 40 10 2 chinese (chinese) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: coptic coptic 1 1740 3 4 coptic (coptic) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: ethiopic ethiopic 1 2016 3 4 ethiopic (ethiopic) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: ethioaa ethioaa 1 2023 11 14 ethioaa (ethioaa) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: hebrew hebrew 0 5784 3 1 hebrew (hebrew) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: indian indian 0 1945 8 23 indian (indian) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: islamic islamic 0 1445 5 1 islamic (islamic) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: islamic-civil islamic-civil 0 1445 5 1 islamic-civil (islamic-civil) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: japanese japanese 236 5 11 14 japanese (japanese) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: persian persian 0 1402 8 23 persian (persian) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: roc roc 1 112 11 14 roc (roc) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: islamic-tbla islamic-tbla 0 1445 5 2 islamic-tbla (islamic-tbla) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: islamic-umalqura islamic-umalqura 0 1445 4 30 islamic-umalqura (islamic-umalqura) locale:  time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 1 1
// expect: - islamic-umalqura
