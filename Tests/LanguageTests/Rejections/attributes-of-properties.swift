@propertyWrapper struct Clamped { var wrappedValue: Int }
@Clamped struct Level {}
@Clamped func level() {}
struct Game {
  @Clamped func score() {}
  @Clamped var points: Int
}
// expect error 2:1: property wrapper attribute 'Clamped' can only be applied to a property
// expect error 3:1: property wrapper attribute 'Clamped' can only be applied to a property
// expect error 5:3: property wrapper attribute 'Clamped' can only be applied to a property
