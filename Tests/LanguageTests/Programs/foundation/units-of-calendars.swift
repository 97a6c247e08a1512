// Units of calendars as sets of options, as date formatters take them.
import Foundation
let units: NSCalendar.Unit = [.hour, .minute]
print(units.rawValue, NSCalendar.Unit.day.rawValue, units.contains(.hour), NSCalendar.Unit.era.rawValue, NSCalendar.Unit.year.rawValue, NSCalendar.Unit.month.rawValue)
print(NSCalendar.Unit.second.rawValue, NSCalendar.Unit.weekday.rawValue, NSCalendar.Unit.weekdayOrdinal.rawValue, NSCalendar.Unit.quarter.rawValue, NSCalendar.Unit.weekOfMonth.rawValue, NSCalendar.Unit.weekOfYear.rawValue, NSCalendar.Unit.yearForWeekOfYear.rawValue, NSCalendar.Unit.nanosecond.rawValue)
// expect: 96 16 true 2 4 8
// expect: 128 512 1024 2048 4096 8192 16384 32768
