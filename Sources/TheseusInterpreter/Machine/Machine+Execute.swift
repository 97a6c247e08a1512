import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// The run loop.
  ///
  /// It returns when the boundary frame returns; `state` is where it was when it throws.
  ///
  /// One flat `switch`: simple operations are written out, the others are functions elsewhere.
  func execute(_ fiber: Fiber, _ saved: inout MachineState) throws(EvaluationError) -> Value {
    var image = saved.image
    var registers = saved.registers
    var pc = saved.pc
    var generics = saved.generics
    var steps = 0
    let pendingObjects = lifetimes.pendingCount
    defer {
      saved = MachineState(image: image, registers: registers, pc: pc, generics: generics)
      restOfSteps += steps
    }

    while true {
      let instruction = pc.pointee
      pc += 1
      let a = registers + Int(instruction.a)
      var entered: UnsafeMutablePointer<CodeImage>?
      var enteredGenerics = GenericArguments.none
      switch instruction.operation {
      case .loadConstant:
        a.initialize(to: image.pointee.constants[Int(instruction.b)])
        continue
      case .loadInt:
        a.initialize(to: .int(Int(instruction.b)))
        continue
      case .loadBool:
        a.initialize(to: .bool(instruction.b != 0))
        continue
      case .loadNone:
        a.initialize(to: .none)
        continue
      case .loadVoid:
        a.initialize(to: .void)
        continue
      case .copy:
        a.initialize(to: registers[Int(instruction.b)])
        continue
      case .move:
        a.initialize(to: (registers + Int(instruction.b)).move())
        continue
      case .take:
        a.initialize(to: (registers + Int(instruction.b)).move())
        (registers + Int(instruction.b)).initialize(to: .none)
        continue
      case .assign:
        a.pointee = (registers + Int(instruction.b)).move()
        if pendingObjects.pointee != 0 { break }
        continue
      case .assignCopy:
        a.pointee = registers[Int(instruction.b)]
        if pendingObjects.pointee != 0 { break }
        continue
      case .drop:
        a.deinitialize(count: 1)
        if pendingObjects.pointee != 0 { break }
        continue
      case .clear:
        a.pointee = .none
        if pendingObjects.pointee != 0 { break }
        continue
      case .cellNew:
        a.pointee = .cell(Cell(.none))
        continue
      case .cellWrap:
        let value = a.move()
        a.initialize(to: .cell(Cell(value)))
        continue
      case .cellGet:
        guard case .cell(let cell) = registers[Int(instruction.b)] else { throw invalid("a shared variable") }
        if case .taken = cell.value { throw .trap(.overlappingAccess) }
        a.initialize(to: cell.value)
        continue
      case .cellSet, .cellPut:
        guard case .cell(let cell) = a.pointee else { throw invalid("a shared variable") }
        if instruction.operation == .cellSet, cell.value.isTaken { throw .trap(.overlappingAccess) }
        cell.value = (registers + Int(instruction.b)).move()
        if pendingObjects.pointee != 0 { break }
        continue
      case .cellTake:
        guard case .cell(let cell) = registers[Int(instruction.b)] else { throw invalid("a shared variable") }
        if case .taken = cell.value { throw .trap(.overlappingAccess) }
        a.initialize(to: cell.value)
        cell.value = .taken
        continue
      case .weakLoad:
        try loadWeak(a)
        continue
      case .weakMake:
        makeWeak(a, isUnowned: instruction.b != 0)
        continue
      case .globalGet:
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        let value = try global(Int(instruction.b), fiber)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        (registers + Int(instruction.a)).initialize(to: value)
        continue
      case .globalSet:
        if isTaken(Int(instruction.a)) { throw .trap(.overlappingAccess) }
        setGlobal(Int(instruction.a), to: (registers + Int(instruction.b)).move())
        outsideWriteCount &+= 1
        if pendingObjects.pointee != 0 { break }
        continue
      case .globalPut:
        setGlobal(Int(instruction.a), to: (registers + Int(instruction.b)).move())
        outsideWriteCount &+= 1
        if pendingObjects.pointee != 0 { break }
        continue
      case .globalTake:
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        let value = try takeGlobal(Int(instruction.b), fiber)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        (registers + Int(instruction.a)).initialize(to: value)
        continue

      case .intAdd:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        let (result, overflow) = x.addingReportingOverflow(y)
        if overflow { throw arithmeticOverflow() }
        a.initialize(to: .int(result))
        continue
      case .intSubtract:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        let (result, overflow) = x.subtractingReportingOverflow(y)
        if overflow { throw arithmeticOverflow() }
        a.initialize(to: .int(result))
        continue
      case .intMultiply:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        let (result, overflow) = x.multipliedReportingOverflow(by: y)
        if overflow { throw arithmeticOverflow() }
        a.initialize(to: .int(result))
        continue
      case .intAddImmediate:
        let x = try integer(registers + Int(instruction.b))
        let (result, overflow) = x.addingReportingOverflow(Int(instruction.c))
        if overflow { throw arithmeticOverflow() }
        a.initialize(to: .int(result))
        continue
      case .intDivide:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .int(try quotient(x, y)))
        continue
      case .intRemainder:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .int(try remainder(x, y)))
        continue
      case .intAnd, .intOr, .intXor, .intShiftLeft, .intShiftRight, .intAddWrapping,
        .intSubtractWrapping, .intMultiplyWrapping:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .int(bits(instruction.operation, x, y)))
        continue
      case .intNegate:
        let x = try integer(registers + Int(instruction.b))
        if x == .min { throw arithmeticOverflow() }
        a.initialize(to: .int(-x))
        continue
      case .intInvert:
        let x = try integer(registers + Int(instruction.b))
        a.initialize(to: .int(~x))
        continue
      case .intEqual:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .bool(x == y))
        continue
      case .intLess:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .bool(x < y))
        continue
      case .intLessOrEqual:
        let (x, y) = try integers(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .bool(x <= y))
        continue
      case .doubleAdd:
        let (x, y) = try doubles(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .double(x + y))
        continue
      case .doubleSubtract:
        let (x, y) = try doubles(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .double(x - y))
        continue
      case .doubleMultiply:
        let (x, y) = try doubles(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .double(x * y))
        continue
      case .doubleDivide:
        let (x, y) = try doubles(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .double(x / y))
        continue
      case .doubleNegate:
        guard case .double(let x) = registers[Int(instruction.b)] else {
          throw invalid("a number", registers[Int(instruction.b)])
        }
        a.initialize(to: .double(-x))
        continue
      case .doubleEqual:
        let (x, y) = try doubles(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .bool(x == y))
        continue
      case .doubleLess:
        let (x, y) = try doubles(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .bool(x < y))
        continue
      case .doubleLessOrEqual:
        let (x, y) = try doubles(registers + Int(instruction.b), registers + Int(instruction.c))
        a.initialize(to: .bool(x <= y))
        continue
      case .doubleFromInt:
        let x = try integer(registers + Int(instruction.b))
        a.initialize(to: .double(Double(x)))
        continue
      case .doubleSquareRoot:
        guard case .double(let x) = registers[Int(instruction.b)] else {
          throw invalid("a number", registers[Int(instruction.b)])
        }
        a.initialize(to: .double(x.squareRoot()))
        continue
      case .not:
        guard case .bool(let x) = registers[Int(instruction.b)] else {
          throw invalid("a Boolean", registers[Int(instruction.b)])
        }
        a.initialize(to: .bool(!x))
        continue

      case .jump:
        pc = image.pointee.start + Int(instruction.a)
        continue
      case .loop:
        steps += 1
        if steps >= Interpreter.stepInterval {
          try host.checkBudget(steps: steps)
          steps = 0
        }
        pc = image.pointee.start + Int(instruction.a)
        continue
      case .jumpIfFalse:
        guard case .bool(let x) = a.pointee else { throw invalid("a Boolean", a.pointee) }
        if !x { pc = image.pointee.start + Int(instruction.b) }
        continue
      case .jumpIfTrue:
        guard case .bool(let x) = a.pointee else { throw invalid("a Boolean", a.pointee) }
        if x { pc = image.pointee.start + Int(instruction.b) }
        continue
      case .jumpIfNone:
        if case .none = a.pointee { pc = image.pointee.start + Int(instruction.b) }
        continue
      case .jumpIfSome:
        if case .none = a.pointee { continue }
        pc = image.pointee.start + Int(instruction.b)
        continue
      case .jumpUnlessIntLess:
        let (x, y) = try integers(a, registers + Int(instruction.b))
        if !(x < y) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntLessOrEqual:
        let (x, y) = try integers(a, registers + Int(instruction.b))
        if !(x <= y) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntEqual:
        let (x, y) = try integers(a, registers + Int(instruction.b))
        if x != y { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpIfIntEqual:
        let (x, y) = try integers(a, registers + Int(instruction.b))
        if x == y { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntLessImmediate:
        let x = try integer(a)
        if !(x < Int(instruction.b)) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntLessOrEqualImmediate:
        let x = try integer(a)
        if !(x <= Int(instruction.b)) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntEqualImmediate:
        let x = try integer(a)
        if x != Int(instruction.b) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpIfIntEqualImmediate:
        let x = try integer(a)
        if x == Int(instruction.b) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntGreaterImmediate:
        let x = try integer(a)
        if !(x > Int(instruction.b)) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntGreaterOrEqualImmediate:
        let x = try integer(a)
        if !(x >= Int(instruction.b)) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessDoubleLess:
        let (x, y) = try doubles(a, registers + Int(instruction.b))
        if !(x < y) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessDoubleLessOrEqual:
        let (x, y) = try doubles(a, registers + Int(instruction.b))
        if !(x <= y) { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessDoubleEqual:
        let (x, y) = try doubles(a, registers + Int(instruction.b))
        if x != y { pc = image.pointee.start + Int(instruction.c) }
        continue
      case .jumpUnlessCase:
        if try caseTag(a) != instruction.b { pc = image.pointee.start + Int(instruction.c) }
        continue

      case .elementGet:
        let source = registers + Int(instruction.b)
        try getElement(Int(instruction.c), of: source, to: a)
        if a == source, pendingObjects.pointee != 0 { break }
        continue
      case .elementSet:
        try setElement(Int(instruction.c), of: a, to: registers + Int(instruction.b))
        if pendingObjects.pointee != 0 { break }
        continue
      case .elementTake:
        try takeElement(Int(instruction.c), of: registers + Int(instruction.b), to: a)
        continue
      case .fieldGet:
        let source = registers + Int(instruction.b)
        try getField(Int(instruction.c), of: source, to: a)
        if a == source, pendingObjects.pointee != 0 { break }
        continue
      case .fieldSet:
        try setField(Int(instruction.c), of: a, to: registers + Int(instruction.b))
        outsideWriteCount &+= 1
        if pendingObjects.pointee != 0 { break }
        continue
      case .fieldPut:
        try putField(Int(instruction.c), of: a, to: registers + Int(instruction.b))
        outsideWriteCount &+= 1
        if pendingObjects.pointee != 0 { break }
        continue
      case .fieldTake:
        try takeField(Int(instruction.c), of: registers + Int(instruction.b), to: a)
        continue
      case .arrayGet:
        try getArrayElement(registers + Int(instruction.b), registers + Int(instruction.c), to: a)
        continue
      case .arrayElementGet:
        try getElement(
          Int(instruction.d), ofArrayElement: registers + Int(instruction.b), registers + Int(instruction.c), to: a)
        continue
      case .arrayElementSet:
        try setElement(
          Int(instruction.d), ofArrayElement: a, registers + Int(instruction.c), to: registers + Int(instruction.b))
        if pendingObjects.pointee != 0 { break }
        continue
      case .arraySet:
        try setArrayElement(a, registers + Int(instruction.c), to: registers + Int(instruction.b))
        if pendingObjects.pointee != 0 { break }
        continue
      case .arrayTake:
        try takeArrayElement(registers + Int(instruction.b), registers + Int(instruction.c), to: a)
        continue
      case .arrayCount:
        let source = registers + Int(instruction.b)
        guard case .array = source.pointee else { throw invalid("an array", source.pointee) }
        let count = BoxMemory(of: source).array.count
        if a == source { a.pointee = .int(count) } else { a.initialize(to: .int(count)) }
        continue
      case .arrayNext:
        let source = registers + Int(instruction.b)
        guard case .array = source.pointee, case .int(let index) = source[1] else { throw invalid("an array") }
        let elements = BoxMemory(of: source).array
        if index < elements.count {
          a.initialize(to: elements[index])
          (source + 1).initialize(to: .int(index + 1))
        } else {
          pc = image.pointee.start + Int(instruction.c)
        }
        continue
      case .arrayAppend:
        try appendElement(a, registers + Int(instruction.b))
        continue
      case .stringAppend:
        try appendText(a, registers + Int(instruction.b))
        continue

      case .makeStruct:
        let type = resolve(Int(instruction.b), in: image, generics)
        let box = Aggregate.make(type: type, tag: 0, moving: a, count: Int(instruction.c))
        a.initialize(to: .structure(box))
        continue
      case .makeTuple:
        let type = resolve(Int(instruction.b), in: image, generics)
        let box = Aggregate.make(type: type, tag: 0, moving: a, count: Int(instruction.c))
        a.initialize(to: .tuple(box))
        continue
      case .makeCase:
        let type = resolve(Int(instruction.b), in: image, generics)
        if instruction.d == 0 {
          a.initialize(to: .enumeration(type, tag: instruction.c))
        } else {
          let box = Aggregate.make(type: type, tag: instruction.c, moving: a, count: Int(instruction.d))
          a.initialize(to: .payload(box))
        }
        continue
      case .bindElement:
        let pack = resolve(Int(instruction.b), in: image, generics)
        guard let bound = binding(a.pointee, of: pack, at: Int(instruction.d), in: generics) else {
          pc = image.pointee.start + Int(instruction.c)
          continue
        }
        generics = bound
        fiber.frames[fiber.frameCount - 1].generics = bound
        continue
      case .allocate:
        a.initialize(to: .object(allocate(resolve(Int(instruction.b), in: image, generics))))
        continue

      case .call:
        var target = image.pointee.targets[Int(instruction.b)]
        if target.image == nil || target.key != generics.index {
          target = resolveCall(image.pointee.code, Int(instruction.b), generics)
        }
        entered = target.image
        enteredGenerics = target.generics
      case .callVirtual:
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        let target = image.pointee.targets[Int(instruction.b)]
        if case .object = a.pointee, target.key == BoxMemory(of: a).type, let known = target.image {
          entered = known
          enteredGenerics = target.generics
        } else {
          let code = image.pointee.code
          guard let found = try resolveVirtual(code, instruction, a, generics) else {
            throw missingMethod(code, instruction, a)
          }
          entered = try begin(found, fiber, code, instruction)?.image
          enteredGenerics = found.generics
          registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
          if entered == nil, pendingObjects.pointee == 0 { continue }
        }
      case .callWitness:
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        enteredGenerics = generics
        entered = try beginWitness(fiber, image, instruction, a, &enteredGenerics)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        if entered == nil, pendingObjects.pointee == 0 { continue }
      case .callClosure:
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        entered = try beginClosure(fiber, a, Int(instruction.c), &enteredGenerics)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        if entered == nil, pendingObjects.pointee == 0 { continue }
      case .callNative:
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        let window = fiber.frames[fiber.frameCount - 1].base + Int(instruction.a)
        try callNative(fiber, image, Int(instruction.b), window, Int(instruction.c), generics)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        if pendingObjects.pointee == 0 { continue }

      case .return:
        let value = a.move()
        leave(image, registers)
        fiber.frameCount -= 1
        let isBoundary = fiber.frames[fiber.frameCount].isBoundary
        if fiber.frameCount > 0 {
          let caller = fiber.frames + (fiber.frameCount - 1)
          fiber.top = caller.pointee.base + caller.pointee.image.pointee.registerCount
          if !isBoundary {
            registers.initialize(to: value)
            image = caller.pointee.image
            registers = fiber.stack + caller.pointee.base
            pc = image.pointee.start + caller.pointee.pc
            generics = caller.pointee.generics
            if pendingObjects.pointee == 0 { continue }
            break
          }
        } else {
          fiber.top = 0
        }
        if pendingObjects.pointee != 0 { try endObjects(fiber) }
        return value

      default:
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        try slow(instruction, fiber, image.pointee.code, generics)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        if pendingObjects.pointee == 0 { continue }
      }

      guard let callee = entered else {
        // Objects have ended.
        fiber.frames[fiber.frameCount - 1].pc = pc - image.pointee.start
        try endObjects(fiber)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        continue
      }
      steps += 1
      if steps >= Interpreter.stepInterval {
        try host.checkBudget(steps: steps)
        steps = 0
      }
      let caller = fiber.frames + (fiber.frameCount - 1)
      caller.pointee.pc = pc - image.pointee.start
      let base = caller.pointee.base + Int(instruction.a)
      if fiber.frameCount >= Interpreter.depthLimit { throw .trap(Trap(Interpreter.depthMessage, reason: .budget)) }
      fiber.push(
        Fiber.Frame(image: callee, base: base, generics: enteredGenerics, pc: 0, isBoundary: false))
      fiber.top = base + callee.pointee.registerCount
      fiber.reserve(fiber.top)
      registers = fiber.stack + base
      var emptied = callee.pointee.firstEmptied
      while emptied < callee.pointee.endOfEmptied {
        (registers + emptied).initialize(to: .none)
        emptied += 1
      }
      image = callee
      pc = callee.pointee.start
      generics = enteredGenerics
    }
  }
}
