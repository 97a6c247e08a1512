private struct Secret {}
private typealias Hidden = Secret
fileprivate typealias Inner = [Secret]
public typealias Shown = [Secret]
typealias Handler = (Secret) -> Void
typealias Pair<Item> = (Item, Secret)
struct Store {
  typealias Value = Secret
  private typealias Quiet = Secret
  fileprivate struct Part {}
  typealias Parts = [Part]
  struct Shelf {
    private struct Book {}
    typealias Books = [Book]
  }
}
private struct Keeper { typealias Kept = Secret }
func take(_ value: Shown) {}
private func give(_ value: Hidden) -> Inner { [value] }
// expect error 4:18: type alias cannot be declared public because its underlying type uses a private type
// expect error 5:11: type alias must be declared private or fileprivate because its underlying type uses a private type
// expect error 6:11: type alias must be declared private or fileprivate because its underlying type uses a private type
// expect error 8:13: type alias must be declared fileprivate because its underlying type uses a private type
// expect error 11:13: type alias must be declared fileprivate because its underlying type uses a fileprivate type
// expect error 14:15: type alias must be declared private because its underlying type uses a private type
