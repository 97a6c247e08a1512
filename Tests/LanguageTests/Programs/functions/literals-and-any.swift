// What a literal is given to when one of the functions takes anything.
func kind(_ value: Any) -> String { "anything" }
func kind<Items: Collection>(_ items: Items) -> String { "a collection" }
func kind(_ number: Int) -> String { "an Int" }
print(kind([1]), kind(["a": 1]), kind(1), kind(2.5), kind([Int]()))
func call(_ value: Any) -> String { "anything" }
func call(_ body: () -> Int) -> String { "\(body())" }
print(call { 1 }, call(2))
// expect: a collection a collection an Int anything a collection
// expect: 1 anything
