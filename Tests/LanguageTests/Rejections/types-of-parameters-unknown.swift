func first<S: Sequence>(of values: S) -> S.Elemetn? { nil }
struct Box<T: Equatable> { var value: T.Inner }
func last<C: Collection>(of values: C) -> C.Element? { values[values.startIndex] }
// expect error 1:44: 'Elemetn' is not a member type of type 'S'
// expect error 2:41: 'Inner' is not a member type of type 'T'
