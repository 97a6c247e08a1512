import Foundation
let info = ProcessInfo.processInfo
if info.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { print("preview") } else { print("no preview") }
let start = info.systemUptime
print(info.systemUptime - start < 1, info.processName, info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 1, minorVersion: 0, patchVersion: 0)))
print(ProcessInfo.processInfo.globallyUniqueString.isEmpty)
// expect: no preview
// expect: true main true
// expect: false
