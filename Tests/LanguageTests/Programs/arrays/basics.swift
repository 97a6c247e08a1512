var numbers = [5, 3, 8, 1]
print(numbers.count, numbers.first!, numbers.last!, numbers[2], numbers.isEmpty)
numbers.append(9); numbers.insert(0, at: 0); numbers += [7, 7]
print(numbers, numbers.contains(8), numbers.firstIndex(of: 7)!, numbers.lastIndex(of: 7)!)
print(numbers.remove(at: 1), numbers.removeLast(), numbers.removeFirst(), numbers)
numbers[0] = 33
numbers.swapAt(0, 1)
numbers.reverse()
print(numbers, numbers.sorted(), numbers.sorted(by: >), numbers.max()!, numbers.min()!)
numbers.removeAll { $0 % 2 == 1 }
print(numbers, numbers.popLast() as Any, numbers.popLast() as Any, Array(repeating: "x", count: 3))
// expect: 4 5 1 8 false
// expect: [0, 5, 3, 8, 1, 9, 7, 7] true 6 7
// expect: 5 7 0 [3, 8, 1, 9, 7]
// expect: [7, 9, 1, 33, 8] [1, 7, 8, 9, 33] [33, 9, 8, 7, 1] 33 1
// expect: [8] Optional(8) nil ["x", "x", "x"]
