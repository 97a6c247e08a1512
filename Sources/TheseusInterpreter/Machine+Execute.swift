import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// The run loop.
  ///
  /// It returns when the boundary frame returns; `state` is where it was when it throws.
  ///
  /// One flat `switch`: simple operations are written out, the others are functions elsewhere.
  func execute(_ fiber: Fiber, _ saved: inout MachineState) throws(EvaluationError) -> Value {
    unowned(unsafe) var code = saved.code
    var registers = saved.registers
    var pc = saved.pc
    var generics = saved.generics
    var steps = 0
    let pendingObjects = lifetimes.pendingCount
    defer { saved = MachineState(code: code, registers: registers, pc: pc, generics: generics) }

    while true {
      let instruction = pc.pointee
      pc += 1
      let a = registers + Int(instruction.a)
      unowned(unsafe) var entered: Code?
      var enteredGenerics = GenericArguments.none
      switch instruction.operation {
      case .loadConstant:
        a.initialize(to: code.constants[Int(instruction.b)])
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
        a.moveInitialize(from: registers + Int(instruction.b), count: 1)
        continue
      case .take:
        a.moveInitialize(from: registers + Int(instruction.b), count: 1)
        (registers + Int(instruction.b)).initialize(to: .none)
        continue
      case .assign:
        a.moveUpdate(from: registers + Int(instruction.b), count: 1)
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
        a.initialize(to: cell.value)
        continue
      case .cellSet:
        guard case .cell(let cell) = a.pointee else { throw invalid("a shared variable") }
        cell.value = (registers + Int(instruction.b)).move()
        if pendingObjects.pointee != 0 { break }
        continue
      case .cellTake:
        guard case .cell(let cell) = registers[Int(instruction.b)] else { throw invalid("a shared variable") }
        a.initialize(to: cell.value)
        cell.value = .none
        continue
      case .weakLoad:
        try loadWeak(a)
        continue
      case .weakMake:
        makeWeak(a, isUnowned: instruction.b != 0)
        continue
      case .globalGet:
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
        let value = try global(Int(instruction.b), fiber)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        (registers + Int(instruction.a)).initialize(to: value)
        continue
      case .globalSet:
        setGlobal(Int(instruction.a), to: (registers + Int(instruction.b)).move())
        if pendingObjects.pointee != 0 { break }
        continue
      case .globalTake:
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
        let value = try takeGlobal(Int(instruction.b), fiber)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        (registers + Int(instruction.a)).initialize(to: value)
        continue

      case .intAdd:
        guard case .int(let x) = registers[Int(instruction.b)], case .int(let y) = registers[Int(instruction.c)] else {
          throw invalid("an integer")
        }
        let (result, overflow) = x.addingReportingOverflow(y)
        if overflow { throw .trap(Trap("arithmetic overflow")) }
        a.initialize(to: .int(result))
        continue
      case .intSubtract:
        guard case .int(let x) = registers[Int(instruction.b)], case .int(let y) = registers[Int(instruction.c)] else {
          throw invalid("an integer")
        }
        let (result, overflow) = x.subtractingReportingOverflow(y)
        if overflow { throw .trap(Trap("arithmetic overflow")) }
        a.initialize(to: .int(result))
        continue
      case .intMultiply:
        guard case .int(let x) = registers[Int(instruction.b)], case .int(let y) = registers[Int(instruction.c)] else {
          throw invalid("an integer")
        }
        let (result, overflow) = x.multipliedReportingOverflow(by: y)
        if overflow { throw .trap(Trap("arithmetic overflow")) }
        a.initialize(to: .int(result))
        continue
      case .intAddImmediate:
        guard case .int(let x) = registers[Int(instruction.b)] else { throw invalid("an integer") }
        let (result, overflow) = x.addingReportingOverflow(Int(instruction.c))
        if overflow { throw .trap(Trap("arithmetic overflow")) }
        a.initialize(to: .int(result))
        continue
      case .intDivide, .intRemainder, .intAnd, .intOr, .intXor, .intShiftLeft, .intShiftRight, .intAddWrapping,
        .intSubtractWrapping, .intMultiplyWrapping:
        guard case .int(let x) = registers[Int(instruction.b)], case .int(let y) = registers[Int(instruction.c)] else {
          throw invalid("an integer")
        }
        a.initialize(to: .int(try integer(instruction.operation, x, y)))
        continue
      case .intNegate:
        guard case .int(let x) = registers[Int(instruction.b)] else { throw invalid("an integer") }
        if x == .min { throw .trap(Trap("arithmetic overflow")) }
        a.initialize(to: .int(-x))
        continue
      case .intInvert:
        guard case .int(let x) = registers[Int(instruction.b)] else { throw invalid("an integer") }
        a.initialize(to: .int(~x))
        continue
      case .intEqual:
        guard case .int(let x) = registers[Int(instruction.b)], case .int(let y) = registers[Int(instruction.c)] else {
          throw invalid("an integer")
        }
        a.initialize(to: .bool(x == y))
        continue
      case .intLess:
        guard case .int(let x) = registers[Int(instruction.b)], case .int(let y) = registers[Int(instruction.c)] else {
          throw invalid("an integer")
        }
        a.initialize(to: .bool(x < y))
        continue
      case .intLessOrEqual:
        guard case .int(let x) = registers[Int(instruction.b)], case .int(let y) = registers[Int(instruction.c)] else {
          throw invalid("an integer")
        }
        a.initialize(to: .bool(x <= y))
        continue
      case .doubleAdd:
        guard case .double(let x) = registers[Int(instruction.b)], case .double(let y) = registers[Int(instruction.c)]
        else { throw invalid("a number") }
        a.initialize(to: .double(x + y))
        continue
      case .doubleSubtract:
        guard case .double(let x) = registers[Int(instruction.b)], case .double(let y) = registers[Int(instruction.c)]
        else { throw invalid("a number") }
        a.initialize(to: .double(x - y))
        continue
      case .doubleMultiply:
        guard case .double(let x) = registers[Int(instruction.b)], case .double(let y) = registers[Int(instruction.c)]
        else { throw invalid("a number") }
        a.initialize(to: .double(x * y))
        continue
      case .doubleDivide:
        guard case .double(let x) = registers[Int(instruction.b)], case .double(let y) = registers[Int(instruction.c)]
        else { throw invalid("a number") }
        a.initialize(to: .double(x / y))
        continue
      case .doubleNegate:
        guard case .double(let x) = registers[Int(instruction.b)] else { throw invalid("a number") }
        a.initialize(to: .double(-x))
        continue
      case .doubleEqual:
        guard case .double(let x) = registers[Int(instruction.b)], case .double(let y) = registers[Int(instruction.c)]
        else { throw invalid("a number") }
        a.initialize(to: .bool(x == y))
        continue
      case .doubleLess:
        guard case .double(let x) = registers[Int(instruction.b)], case .double(let y) = registers[Int(instruction.c)]
        else { throw invalid("a number") }
        a.initialize(to: .bool(x < y))
        continue
      case .doubleLessOrEqual:
        guard case .double(let x) = registers[Int(instruction.b)], case .double(let y) = registers[Int(instruction.c)]
        else { throw invalid("a number") }
        a.initialize(to: .bool(x <= y))
        continue
      case .doubleFromInt:
        guard case .int(let x) = registers[Int(instruction.b)] else { throw invalid("an integer") }
        a.initialize(to: .double(Double(x)))
        continue
      case .not:
        guard case .bool(let x) = registers[Int(instruction.b)] else { throw invalid("a Boolean") }
        a.initialize(to: .bool(!x))
        continue

      case .jump:
        pc = code.start + Int(instruction.a)
        continue
      case .loop:
        steps += 1
        if steps >= Interpreter.stepInterval {
          try host.checkBudget(steps: steps)
          steps = 0
        }
        pc = code.start + Int(instruction.a)
        continue
      case .jumpIfFalse:
        guard case .bool(let x) = a.pointee else { throw invalid("a Boolean") }
        if !x { pc = code.start + Int(instruction.b) }
        continue
      case .jumpIfTrue:
        guard case .bool(let x) = a.pointee else { throw invalid("a Boolean") }
        if x { pc = code.start + Int(instruction.b) }
        continue
      case .jumpIfNone:
        if case .none = a.pointee { pc = code.start + Int(instruction.b) }
        continue
      case .jumpIfSome:
        if case .none = a.pointee { continue }
        pc = code.start + Int(instruction.b)
        continue
      case .jumpUnlessIntLess:
        guard case .int(let x) = a.pointee, case .int(let y) = registers[Int(instruction.b)] else {
          throw invalid("an integer")
        }
        if !(x < y) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntLessOrEqual:
        guard case .int(let x) = a.pointee, case .int(let y) = registers[Int(instruction.b)] else {
          throw invalid("an integer")
        }
        if !(x <= y) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntEqual:
        guard case .int(let x) = a.pointee, case .int(let y) = registers[Int(instruction.b)] else {
          throw invalid("an integer")
        }
        if x != y { pc = code.start + Int(instruction.c) }
        continue
      case .jumpIfIntEqual:
        guard case .int(let x) = a.pointee, case .int(let y) = registers[Int(instruction.b)] else {
          throw invalid("an integer")
        }
        if x == y { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntLessImmediate:
        guard case .int(let x) = a.pointee else { throw invalid("an integer") }
        if !(x < Int(instruction.b)) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntLessOrEqualImmediate:
        guard case .int(let x) = a.pointee else { throw invalid("an integer") }
        if !(x <= Int(instruction.b)) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntEqualImmediate:
        guard case .int(let x) = a.pointee else { throw invalid("an integer") }
        if x != Int(instruction.b) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpIfIntEqualImmediate:
        guard case .int(let x) = a.pointee else { throw invalid("an integer") }
        if x == Int(instruction.b) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntGreaterImmediate:
        guard case .int(let x) = a.pointee else { throw invalid("an integer") }
        if !(x > Int(instruction.b)) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessIntGreaterOrEqualImmediate:
        guard case .int(let x) = a.pointee else { throw invalid("an integer") }
        if !(x >= Int(instruction.b)) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessDoubleLess:
        guard case .double(let x) = a.pointee, case .double(let y) = registers[Int(instruction.b)] else {
          throw invalid("a number")
        }
        if !(x < y) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessDoubleLessOrEqual:
        guard case .double(let x) = a.pointee, case .double(let y) = registers[Int(instruction.b)] else {
          throw invalid("a number")
        }
        if !(x <= y) { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessDoubleEqual:
        guard case .double(let x) = a.pointee, case .double(let y) = registers[Int(instruction.b)] else {
          throw invalid("a number")
        }
        if x != y { pc = code.start + Int(instruction.c) }
        continue
      case .jumpUnlessCase:
        if try caseTag(a) != instruction.b { pc = code.start + Int(instruction.c) }
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
        if pendingObjects.pointee != 0 { break }
        continue
      case .fieldTake:
        try takeField(Int(instruction.c), of: registers + Int(instruction.b), to: a)
        continue
      case .arrayGet:
        try getArrayElement(registers + Int(instruction.b), registers + Int(instruction.c), to: a)
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
        guard case .array(let box) = source.pointee else { throw invalid("an array") }
        let count = box.elements.count
        if a == source { a.pointee = .int(count) } else { a.initialize(to: .int(count)) }
        continue
      case .arrayNext:
        let source = registers + Int(instruction.b)
        guard case .array(let box) = source.pointee, case .int(let index) = source[1] else { throw invalid("an array") }
        if index < box.elements.count {
          a.initialize(to: box.elements[index])
          (source + 1).initialize(to: .int(index + 1))
        } else {
          pc = code.start + Int(instruction.c)
        }
        continue
      case .arrayAppend:
        try appendElement(a, registers + Int(instruction.b))
        continue

      case .call:
        let target = code.targetStart + Int(instruction.b)
        if target.pointee.key == generics.index, let known = target.pointee.code {
          entered = known
          enteredGenerics = target.pointee.generics
        } else {
          let found = resolveCall(code, Int(instruction.b), generics)
          entered = found.0
          enteredGenerics = found.1
        }
      case .callVirtual:
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
        if case .object(let object) = a.pointee, case let target = code.targetStart + Int(instruction.b),
          target.pointee.key == object.type.index, let known = target.pointee.code
        {
          entered = known
          enteredGenerics = target.pointee.generics
        } else if let found = try resolveVirtual(code, instruction, a, generics) {
          guard let body = try begin(found, fiber, code, registers, instruction) else {
            registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
            if pendingObjects.pointee != 0 { break }
            continue
          }
          entered = body
          enteredGenerics = found.generics
        } else {
          throw missingMethod(code, instruction, a)
        }
      case .callWitness:
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
        let found = try resolveWitness(code, instruction, a, generics)
        guard let body = try begin(found, fiber, code, registers, instruction) else {
          registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
          if pendingObjects.pointee != 0 { break }
          continue
        }
        entered = body
        enteredGenerics = found.generics
      case .callClosure:
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
        guard let body = try beginClosure(fiber, a, Int(instruction.c), code, &enteredGenerics) else {
          registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
          if pendingObjects.pointee != 0 { break }
          continue
        }
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        entered = body
      case .callNative:
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
        let window = fiber.frames[fiber.frameCount - 1].base + Int(instruction.a)
        try callNative(fiber, code, Int(instruction.b), window, Int(instruction.c), generics)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        if pendingObjects.pointee != 0 { break }
        continue

      case .return:
        let value = a.move()
        a.initialize(to: .none)
        if code.hasCleanup { leave(code, registers) }
        fiber.frameCount -= 1
        let isBoundary = fiber.frames[fiber.frameCount].isBoundary
        if fiber.frameCount > 0 {
          let caller = fiber.frames[fiber.frameCount - 1]
          fiber.top = caller.base + caller.code.registerCount
          if isBoundary {
            if pendingObjects.pointee != 0 { try endObjects(fiber) }
            return value
          }
          registers.initialize(to: value)
          code = caller.code
          registers = fiber.stack + caller.base
          pc = code.start + caller.pc
          generics = caller.generics
          if pendingObjects.pointee != 0 { break }
          continue
        }
        fiber.top = 0
        if pendingObjects.pointee != 0 { try endObjects(fiber) }
        return value

      default:
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
        try slow(instruction, fiber, code, generics)
        registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
        if pendingObjects.pointee != 0 { break }
        continue
      }

      guard let callee = entered else {
        // Objects have ended.
        fiber.frames[fiber.frameCount - 1].pc = pc - code.start
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
      caller.pointee.pc = pc - code.start
      let base = caller.pointee.base + Int(instruction.a)
      if fiber.frameCount >= Interpreter.depthLimit { throw .trap(Trap(Interpreter.depthMessage, reason: .budget)) }
      fiber.push(
        Fiber.Frame(code: callee, base: base, generics: enteredGenerics, pc: 0, isBoundary: false))
      fiber.top = base + callee.registerCount
      fiber.reserve(fiber.top)
      registers = fiber.stack + base
      for register in callee.emptied { (registers + register).initialize(to: .none) }
      code = callee
      pc = callee.start
      generics = enteredGenerics
    }
  }
}
