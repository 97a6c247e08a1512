@resultBuilder struct Sum { func buildBlock(_ p: Int...) -> [Int] { p } }
@resultBuilder struct Parts { static func buildExpression(_ p: Int) -> [Int] { [p] } }
@resultBuilder struct Steps { func buildPartialBlock(first: Int) -> Int { first } }
// expect error 1:23: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
// expect error 2:23: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
// expect error 3:23: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
