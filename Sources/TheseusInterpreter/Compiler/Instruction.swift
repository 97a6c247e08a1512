/// One step of compiled code: an operation and up to three operands (registers, constants, jump targets, table indices),
/// and an index of an element or a count.
struct Instruction {
  var operation: Operation
  var d: UInt16
  var a: Int32
  var b: Int32
  var c: Int32

  init(_ operation: Operation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) {
    self.operation = operation
    self.d = UInt16(d)
    self.a = Int32(a)
    self.b = Int32(b)
    self.c = Int32(c)
  }
}

/// What an instruction does.
///
/// Unless said otherwise `a` is the destination; a temporary that is an operand and also the
/// destination is consumed.
enum Operation: UInt8 {
  // Moving values.
  /// Initializes `a` with constant `b`.
  case loadConstant
  /// Initializes `a` with the integer `b`.
  case loadInt
  /// Initializes `a` with the Boolean `b`.
  case loadBool
  /// Initializes `a` with an empty optional.
  case loadNone
  /// Initializes `a` with `()`.
  case loadVoid
  /// Initializes `a` with a copy of `b`.
  case copy
  /// Initializes `a` with what is moved out of the temporary `b`.
  case move
  /// Initializes `a` with what is moved out of the local `b`, which becomes empty.
  case take
  /// Replaces local `a` by what is moved out of the temporary `b`.
  case assign
  /// Replaces local `a` by a copy of `b`.
  case assignCopy
  /// Ends the temporary `a`.
  case drop
  /// Empties the local `a`.
  case clear
  /// Makes local `a` a fresh shared variable that is empty.
  case cellNew
  /// Moves the parameter `a` into a shared variable in its place.
  case cellWrap
  /// Initializes `a` with the value of shared variable `b`.
  case cellGet
  /// Sets shared variable `a` to what is moved out of the temporary `b`.
  case cellSet
  /// As `cellSet`, for a variable whose value may be out to be changed.
  case cellPut
  /// Initializes `a` with what is moved out of shared variable `b`.
  case cellTake
  /// Replaces the weak or unowned reference in `a` by the optional object or object.
  case weakLoad
  /// Replaces the optional object in temporary `a` by a reference; `b` is 1 for `unowned`.
  case weakMake
  /// Initializes `a` with global `b`.
  case globalGet
  /// Sets global `a` to what is moved out of the temporary `b`.
  case globalSet
  /// As `globalSet`, for a variable whose value may be out to be changed.
  case globalPut
  /// Initializes `a` with what is moved out of global `b`.
  case globalTake

  // Integers, floating-point numbers, Booleans.
  case intAdd, intSubtract, intMultiply, intDivide, intRemainder
  case intAnd, intOr, intXor, intShiftLeft, intShiftRight
  case intAddWrapping, intSubtractWrapping, intMultiplyWrapping
  case intNegate, intInvert
  /// Adds the immediate `c`.
  case intAddImmediate
  case intEqual, intLess, intLessOrEqual
  case doubleAdd, doubleSubtract, doubleMultiply, doubleDivide, doubleNegate
  case doubleEqual, doubleLess, doubleLessOrEqual
  /// `a` = the `Int` in `b` as a `Double`.
  case doubleFromInt
  case doubleSquareRoot
  case not

  // Jumps; the target is the last operand.
  /// To `a`.
  case jump
  /// To `a`, backwards: a point where budgets are checked.
  case loop
  /// If Boolean `a` is false.
  case jumpIfFalse
  /// If Boolean `a` is true.
  case jumpIfTrue
  /// If `a` is an empty optional.
  case jumpIfNone
  /// If `a` is a full optional.
  case jumpIfSome
  /// If not `a < b` and so on, for integers.
  case jumpUnlessIntLess, jumpUnlessIntLessOrEqual, jumpUnlessIntEqual, jumpIfIntEqual
  /// The same with `b` an immediate.
  case jumpUnlessIntLessImmediate, jumpUnlessIntLessOrEqualImmediate, jumpUnlessIntEqualImmediate
  case jumpUnlessIntGreaterImmediate, jumpUnlessIntGreaterOrEqualImmediate, jumpIfIntEqualImmediate
  case jumpUnlessDoubleLess, jumpUnlessDoubleLessOrEqual, jumpUnlessDoubleEqual
  /// Unless enum value `a` is of case `b`.
  case jumpUnlessCase

  // Aggregates.
  /// Initializes `a` with element `c` of the aggregate in `b`.
  case elementGet
  /// Sets element `c` of the aggregate in `a` to what is moved out of the temporary `b`.
  case elementSet
  /// Initializes `a` with what is moved out of element `c` of the aggregate in `b`.
  case elementTake
  /// Initializes `a` with field `c` of the object in `b`.
  case fieldGet
  /// Sets field `c` of the object in `a` to what is moved out of the temporary `b`.
  case fieldSet
  /// As `fieldSet`, for a field whose value may be out to be changed.
  case fieldPut
  /// Initializes `a` with what is moved out of field `c` of the object in `b`.
  case fieldTake
  /// As `fieldGet`, and tells the host.
  case observedGet
  /// As `fieldSet`, and tells the host.
  case observedSet
  /// As `fieldTake`, and tells the host.
  case observedTake
  /// Puts back what `observedTake` took.
  case observedPut
  /// Tells the host that field `c` of the object in `a`, which nobody observes, is about to change.
  case tellWrite
  /// The object in `a` is unfinished: the initializer that runs is still to delegate to another one.
  case beginDelegation
  /// The initializer of the object in `a` has delegated to another one, which finished it.
  case endDelegation
  /// Makes a struct of type `b` from `c` temporaries from `a` on.
  case makeStruct
  /// Makes a struct of type `b` in local or temporary `a` whose fields are empty.
  case makeEmptyStruct
  /// Makes a tuple of type `b` from `c` temporaries from `a` on.
  case makeTuple
  /// Makes case `c` of type `b` from `d` temporaries from `a` on.
  case makeCase
  /// Makes an array of type `b` from `c` temporaries.
  case makeArray
  /// Makes a set of type `b` from `c` temporaries.
  case makeSet
  /// Makes a dictionary of type `b` from `c` pairs of temporaries.
  case makeDictionary
  /// Initializes `a` with element `c` of the array in `b`.
  case arrayGet
  /// Sets element `c` of the array in `a` to what is moved out of the temporary `b`.
  case arraySet
  /// Initializes `a` with what is moved out of element `c` of the array in `b`.
  case arrayTake
  /// Initializes `a` with what is moved out of the dictionary in `b` for the key in `c`: an optional.
  case dictionaryTake
  /// `a` = the number of elements of the array in `b`.
  case arrayCount
  /// Initializes `a` with the next element of the array in `b` and advances the index in `b + 1`; jumps to `c` at the end.
  case arrayNext
  /// Appends what is moved out of the temporary `b` to the array in local `a`.
  case arrayAppend
  /// Initializes `a` with element `d` of the struct at index `c` of the array in `b`.
  case arrayElementGet
  /// Sets element `d` of the struct at index `c` of the array in local `a` to what is moved out of the temporary `b`.
  case arrayElementSet
  /// Appends what is moved out of the temporary `b` to the string in local `a`.
  case stringAppend

  // Packs.
  /// Replaces the pack in temporary `a`, or the tuple of as many elements as pack `b` where `c` is 1, by the array of its elements.
  case unpack
  /// Replaces the array in temporary `a` by the pack or tuple of type `b` with its elements.
  case gather
  /// Lets the element at index `a` of pack `b` be the frame's generic argument `d`; jumps to `c` if there is none.
  case bindElement

  // Optionals and conversions.
  /// Wraps the temporary `a` into an optional.
  case wrap
  /// Unwraps the full optional in temporary `a`.
  case unwrap
  /// Unwraps the optional in temporary `a`, or traps.
  case forceUnwrap
  /// Gives what is in temporary `a` its type `b` for an existential: an optional a box, a function that type.
  case erase
  /// Converts temporary `a` between `Double` and `CGFloat`; `b` is 1 for `CGFloat`.
  case convertNumber
  /// `a` = whether temporary `a` is of type `b`.
  case isType
  /// Temporary `a` cast to type `b`, or an empty optional.
  case conditionalCast
  /// Temporary `a` cast to type `b`, or a trap.
  case forcedCast
  /// Initializes `a` with type `b`.
  case metatype
  /// Replaces the temporary `a` by its dynamic type; `b` is its static type.
  case dynamicType

  // Calls; arguments are temporaries from `a` on, where the result and then the `inout` values appear.
  /// Calls site `b` with `c` arguments.
  case call
  /// Calls the native of site `b` with `c` arguments.
  case callNative
  /// Calls the override of site `b` with `c` arguments.
  case callVirtual
  /// Calls the witness of site `b` with `c` arguments.
  case callWitness
  /// Gives the generic local function in `a`, behind which its arguments are, the generic arguments of site `b`.
  case specialize
  /// Calls the closure in `a` with `c` arguments behind it.
  case callClosure
  /// Makes the record of site `b` from `c` arguments.
  case makeRecord
  /// Makes closure `b` from `c` captures.
  case makeClosure
  /// Lets the `deinit` of the struct in `a` run at its end.
  case followEnd
  /// Makes an empty object of type `b`.
  case allocate
  /// Returns `a`.
  case `return`
  /// Throws the temporary `a`.
  case `throw`
  /// Ends the program with constant `a` as message.
  case trap
  /// Goes on where the main actor's jobs run if `a` is 1, elsewhere if it is 0: on the actor in register `b - 1` unless `b` is 0.
  case hop

  // Strings and what is decided when the program runs.
  /// Makes the literal in `a` a value of the type `b`, which only the run knows.
  case adoptLiteral
  /// Makes a string from the parts of interpolation `b`, whose values are the temporaries from `a` on.
  case interpolate
  /// Makes key path `b` from the subscript arguments in the temporaries from `a` on.
  case makeKeyPath
  /// Replaces temporaries `a`, `a + 1` by the value that key path `a + 1` finds in `a`.
  case keyPathGet
  /// As `keyPathGet`, in order to change it: `a + 1` is the key path that knows what is on its way.
  case keyPathOpen
  /// Sets what key path `a + 1` finds in `a` to `a + 2`; the new root is in `a`.
  case keyPathSet
  /// Looks up, calls and replaces by the result: dynamic operation `b` on the temporaries from `a` on.
  case dynamic
  /// Makes the iterator of a sequence of unknown type in temporary `a`.
  case dynamicIterator
  /// Initializes `a` with the next element of the iterator in local `b`.
  case dynamicNext
}
