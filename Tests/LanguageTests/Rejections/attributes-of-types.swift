struct Box<Item> {
  protocol Lid {}
}
@propertyWrapper struct Kept { var value = 1 }
@resultBuilder struct Lines {}
// expect error 2:12: protocol 'Lid' cannot be nested in a generic context
// expect error 4:25: property wrapper type 'Kept' does not contain a non-static property named 'wrappedValue'
// expect error 5:23: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
