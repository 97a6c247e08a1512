import Foundation
struct User: Codable { var a: Int }
struct Post: Codable { var a: Int }
func a1(_ d: Data) throws -> [Post] { try JSONDecoder().decode([User].self, from: d) }
func a2(_ d: Data) throws { let x: [Post] = try JSONDecoder().decode([User].self, from: d) }
func a3(_ d: Data) throws { var x: [Post]; x = try JSONDecoder().decode([User].self, from: d) }
func a4<T: Codable>(_ d: Data, _ t: T) throws { let x: [T] = try JSONDecoder().decode([User].self, from: d) }
func a5<T: Codable>(_ d: Data, _ t: T) throws { var x: [T]; x = try JSONDecoder().decode([User].self, from: d); x = [] }
final class K<R: Collection> where R.Element: Codable { var items: [R.Element] = []
  func a6(_ d: Data) throws { items = try JSONDecoder().decode([User].self, from: d) }
  func a7(_ d: Data) throws { items = [User(a: 1)] }
  func a8(_ u: [User]) throws { items = u }
  func a9(_ u: User) throws { items = [u]; items.append(u); items[0] = u; items += [u] }
}
// expect error 4:57: cannot convert return expression of type '[User]' to return type '[Post]'
// expect error 5:63: cannot assign value of type '[User]' to type '[Post]'
// expect error 6:46: cannot assign value of type '[User]' to type '[Post]'
// expect error 7:80: cannot assign value of type '[User]' to type '[T]'
// expect error 8:63: cannot assign value of type '[User]' to type '[T]'
// expect error 10:37: cannot assign value of type '[User]' to type '[R.Element]'
// expect error 11:40: cannot convert value of type 'User' to expected element type 'R.Element'
// expect error 12:39: cannot assign value of type '[User]' to type '[R.Element]'
// expect error 13:40: cannot convert value of type 'User' to expected element type 'R.Element'
// expect error 13:57: cannot convert value of type 'User' to expected argument type 'R.Element'
// expect error 13:72: cannot assign value of type 'User' to subscript of type 'R.Element'
// expect error 13:85: cannot convert value of type 'User' to expected element type 'R.Element'
