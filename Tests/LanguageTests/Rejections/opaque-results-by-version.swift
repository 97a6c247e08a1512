protocol Style { var name: String { get } }
struct New: Style { var name = "new" }
struct Old: Style { var name = "old" }
struct Older: Style { var name = "older" }
struct None {}
func three() -> some Style {
  if #available(macOS 10.15, iOS 13, *) {
    return New()
  } else if #available(macOS 10.14, iOS 12, *) {
    return Old()
  } else {
    return Older()
  }
}
func chosen(_ isOld: Bool) -> some Style {
  if #available(macOS 10.15, iOS 13, *), isOld {
    return New()
  } else {
    return Old()
  }
}
func none() -> some Style {
  if #available(macOS 10.15, iOS 13, *) { return New() }
  return None()
}
// expect error 6:6: function declares an opaque return type 'some Style', but the return statements in its body do not have matching underlying types
// expect error 15:6: function declares an opaque return type 'some Style', but the return statements in its body do not have matching underlying types
// expect error 24:10: return type of global function 'none()' requires that 'None' conform to 'Style'
