/// What an initial value is given to, in the compiler's words.
enum InitialValuePlace: String {
  case property = "property initializer"
  case global = "global variable initializer"
  case defaultArgument = "default argument"
}
