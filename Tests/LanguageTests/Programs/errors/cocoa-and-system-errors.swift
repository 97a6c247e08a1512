import Foundation
for k: CocoaError.Code in [.executableArchitectureMismatch, .executableRuntimeMismatch, .executableLoad, .executableLink, .fileManagerUnmountUnknown, .fileManagerUnmountBusy] { print(k.rawValue, CocoaError(k).isExecutableError) }
for c in stride(from: 0, to: 5120, by: 64) { let e = CocoaError(.init(rawValue: c)); let f = [e.isCoderError, e.isExecutableError, e.isFileError, e.isFormattingError, e.isPropertyListError, e.isValidationError]; let p = CocoaError(.init(rawValue: c - 64)); let g = [p.isCoderError, p.isExecutableError, p.isFileError, p.isFormattingError, p.isPropertyListError, p.isValidationError]; if f != g { print(c, f) } }
let e = CocoaError(.fileReadNoSuchFile, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOENT), NSURLErrorKey: URL(fileURLWithPath: "/u")]); print(e.underlying as Any, e.url as Any, e.underlyingErrors, e.stringEncoding as Any)
dump(POSIXError(.EPERM)); print(POSIXError(.EPERM).code, POSIXError.Code.EPERM.rawValue, POSIXErrorCode(rawValue: 13) as Any, POSIXError(.EPERM) == POSIXError(.EPERM)); debugPrint(POSIXError.Code.EPERM)
print((POSIXError(.EPERM) as NSError).domain, POSIXError(.EPERM, userInfo: ["a": 1]))
switch POSIXError(.EPERM).code { case .EPERM: print(1); default: print(2) }
do { throw POSIXError(.ENOENT) } catch POSIXError.ENOENT { print("noent") } 
// expect: 3585 true
// expect: 3586 true
// expect: 3587 true
// expect: 3588 true
// expect: 768 false
// expect: 769 false
// expect: 0 [false, false, true, false, false, false]
// expect: 1024 [false, false, false, false, false, true]
// expect: 2048 [false, false, false, true, false, false]
// expect: 2560 [false, false, false, false, false, false]
// expect: 3584 [false, true, false, false, false, false]
// expect: 3840 [false, false, false, false, true, false]
// expect: 4096 [false, false, false, false, false, false]
// expect: 4864 [true, false, false, false, false, false]
// expect: 4992 [false, false, false, false, false, false]
// expect: Optional(Error Domain=NSPOSIXErrorDomain Code=2 "No such file or directory") Optional(file:///u) [Error Domain=NSPOSIXErrorDomain Code=2 "No such file or directory"] nil
// expect: ▿ Error Domain=NSPOSIXErrorDomain Code=1 "Operation not permitted"
// expect: - code: Glibc.POSIXErrorCode.EPERM
// expect: EPERM 1 Optional(Glibc.POSIXErrorCode.EACCES) true
// expect: Glibc.POSIXErrorCode.EPERM
// expect: NSPOSIXErrorDomain Error Domain=NSPOSIXErrorDomain Code=1 "Operation not permitted"
// expect: 1
// expect: noent
