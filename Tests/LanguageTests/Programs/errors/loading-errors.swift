import Foundation
let e = URLError(.cannotFindHost, userInfo: ["a": 1, NSLocalizedDescriptionKey: "gone", NSURLErrorFailingURLErrorKey: URL(string: "https://a.b/c")!, NSURLErrorFailingURLStringErrorKey: "https://a.b/c"])
print(e.userInfo.count, e.userInfo["a"] as Any, e.failingURL as Any, e.failureURLString as Any, e.errorUserInfo.count)
print(e.localizedDescription, e.code, e.errorCode, e.code.rawValue)
let plain = URLError(.timedOut)
print(plain, plain.localizedDescription, plain.failingURL as Any, plain.failureURLString as Any, plain.userInfo.isEmpty)
debugPrint(plain)
print(plain == URLError(.timedOut), plain == e, plain.code == .timedOut, URLError(.timedOut) == URLError(.timedOut, userInfo: ["x": 2]))
do { throw URLError(.badURL) } catch URLError.badURL { print("bad") } catch { print("other") }
do { throw URLError(.cancelled) } catch let u as URLError where u.code == .cancelled { print("cancelled", u) } catch { print("other") }
let ns = e as NSError
print(ns.domain, ns.code, ns.userInfo.count, ns.localizedDescription)
print((plain as NSError).userInfo.isEmpty, (plain as NSError))
print(URLError.errorDomain, URLError.Code(rawValue: -1001) == .timedOut, URLError.Code(rawValue: 55) as Any, URLError.Code(rawValue: -1103) as Any)
print(type(of: plain.code), String(describing: plain.code), "\(URLError.Code.badURL)")
switch e.code { case .cannotFindHost, .dnsLookupFailed: print("host"); default: print("default") }
let codes: [URLError.Code] = [.unknown, .cancelled, .badURL, .timedOut, .unsupportedURL, .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed, .httpTooManyRedirects, .resourceUnavailable, .notConnectedToInternet, .redirectToNonExistentLocation, .badServerResponse, .userCancelledAuthentication, .userAuthenticationRequired, .zeroByteResource, .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .fileDoesNotExist, .fileIsDirectory, .noPermissionsToReadFile, .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired, .cannotLoadFromNetwork, .cannotCreateFile, .cannotOpenFile, .cannotCloseFile, .cannotWriteToFile, .cannotRemoveFile, .cannotMoveFile, .downloadDecodingFailedMidStream, .downloadDecodingFailedToComplete, .internationalRoamingOff, .callIsActive, .dataNotAllowed, .requestBodyStreamExhausted, .backgroundSessionRequiresSharedContainer, .backgroundSessionInUseByAnotherProcess, .backgroundSessionWasDisconnected]
print(codes.map { $0.rawValue }, Set(codes).count)
print(codes.map { URLError($0).localizedDescription })
print([URLError.unknown, URLError.cancelled, URLError.badURL, URLError.timedOut, URLError.unsupportedURL, URLError.cannotFindHost, URLError.cannotConnectToHost, URLError.networkConnectionLost, URLError.dnsLookupFailed, URLError.dataNotAllowed, .backgroundSessionWasDisconnected].map { $0.rawValue })
let any: any Error = URLError(.dataNotAllowed)
print(any.localizedDescription, (any as? URLError)?.code == .dataNotAllowed, (any as? LocalizedError)?.errorDescription as Any)
print((any as? CustomNSError)?.errorCode as Any)
// expect: 4 Optional(1) Optional(https://a.b/c) Optional("https://a.b/c") 4
// expect: gone cannotFindHost -1003 -1003
// expect: Error Domain=NSURLErrorDomain Code=-1001 "(null)" The operation could not be completed. (NSURLErrorDomain error -1001.) nil nil true
// expect: Error Domain=NSURLErrorDomain Code=-1001 "(null)"
// expect: true false true false
// expect: bad
// expect: cancelled Error Domain=NSURLErrorDomain Code=-999 "(null)"
// expect: NSURLErrorDomain -1003 4 gone
// expect: true Error Domain=NSURLErrorDomain Code=-1001 "(null)"
// expect: NSURLErrorDomain true nil Optional(Foundation.URLError.Code.dataLengthExceedsMaximum)
// expect: Code timedOut badURL
// expect: host
// expect: [-1, -999, -1000, -1001, -1002, -1003, -1004, -1005, -1006, -1007, -1008, -1009, -1010, -1011, -1012, -1013, -1014, -1015, -1016, -1017, -1100, -1101, -1102, -1200, -1201, -1202, -1203, -1204, -1205, -1206, -2000, -3000, -3001, -3002, -3003, -3004, -3005, -3006, -3007, -1018, -1019, -1020, -1021, -995, -996, -997] 46
// expect: ["The operation could not be completed. (NSURLErrorDomain error -1.)", "The operation could not be completed. (NSURLErrorDomain error -999.)", "The operation could not be completed. (NSURLErrorDomain error -1000.)", "The operation could not be completed. (NSURLErrorDomain error -1001.)", "The operation could not be completed. (NSURLErrorDomain error -1002.)", "The operation could not be completed. (NSURLErrorDomain error -1003.)", "The operation could not be completed. (NSURLErrorDomain error -1004.)", "The operation could not be completed. (NSURLErrorDomain error -1005.)", "The operation could not be completed. (NSURLErrorDomain error -1006.)", "The operation could not be completed. (NSURLErrorDomain error -1007.)", "The operation could not be completed. (NSURLErrorDomain error -1008.)", "The operation could not be completed. (NSURLErrorDomain error -1009.)", "The operation could not be completed. (NSURLErrorDomain error -1010.)", "The operation could not be completed. (NSURLErrorDomain error -1011.)", "The operation could not be completed. (NSURLErrorDomain error -1012.)", "The operation could not be completed. (NSURLErrorDomain error -1013.)", "The operation could not be completed. (NSURLErrorDomain error -1014.)", "The operation could not be completed. (NSURLErrorDomain error -1015.)", "The operation could not be completed. (NSURLErrorDomain error -1016.)", "The operation could not be completed. (NSURLErrorDomain error -1017.)", "The operation could not be completed. (NSURLErrorDomain error -1100.)", "The operation could not be completed. (NSURLErrorDomain error -1101.)", "The operation could not be completed. (NSURLErrorDomain error -1102.)", "The operation could not be completed. (NSURLErrorDomain error -1200.)", "The operation could not be completed. (NSURLErrorDomain error -1201.)", "The operation could not be completed. (NSURLErrorDomain error -1202.)", "The operation could not be completed. (NSURLErrorDomain error -1203.)", "The operation could not be completed. (NSURLErrorDomain error -1204.)", "The operation could not be completed. (NSURLErrorDomain error -1205.)", "The operation could not be completed. (NSURLErrorDomain error -1206.)", "The operation could not be completed. (NSURLErrorDomain error -2000.)", "The operation could not be completed. (NSURLErrorDomain error -3000.)", "The operation could not be completed. (NSURLErrorDomain error -3001.)", "The operation could not be completed. (NSURLErrorDomain error -3002.)", "The operation could not be completed. (NSURLErrorDomain error -3003.)", "The operation could not be completed. (NSURLErrorDomain error -3004.)", "The operation could not be completed. (NSURLErrorDomain error -3005.)", "The operation could not be completed. (NSURLErrorDomain error -3006.)", "The operation could not be completed. (NSURLErrorDomain error -3007.)", "The operation could not be completed. (NSURLErrorDomain error -1018.)", "The operation could not be completed. (NSURLErrorDomain error -1019.)", "The operation could not be completed. (NSURLErrorDomain error -1020.)", "The operation could not be completed. (NSURLErrorDomain error -1021.)", "The operation could not be completed. (NSURLErrorDomain error -995.)", "The operation could not be completed. (NSURLErrorDomain error -996.)", "The operation could not be completed. (NSURLErrorDomain error -997.)"]
// expect: [-1, -999, -1000, -1001, -1002, -1003, -1004, -1005, -1006, -1020, -997]
// expect: The operation could not be completed. (NSURLErrorDomain error -1020.) true nil
// expect: Optional(-1020)
