class Heap:
    def __init__(self, precedes):
        self.elements = []
        self.precedes = precedes

    def push(self, element):
        elements = self.elements
        elements.append(element)
        child = len(elements) - 1
        while child > 0:
            parent = (child - 1) // 2
            if not self.precedes(elements[child], elements[parent]):
                break
            elements[child], elements[parent] = elements[parent], elements[child]
            child = parent

    def pop(self):
        elements = self.elements
        if not elements:
            return None
        last = elements.pop()
        if not elements:
            return last
        first = elements[0]
        elements[0] = last
        parent = 0
        while True:
            child = 2 * parent + 1
            if child >= len(elements):
                break
            if child + 1 < len(elements) and self.precedes(elements[child + 1], elements[child]):
                child += 1
            if not self.precedes(elements[child], elements[parent]):
                break
            elements[child], elements[parent] = elements[parent], elements[child]
            parent = child
        return first


class Event:
    __slots__ = ("time", "number")

    def __init__(self, time, number):
        self.time = time
        self.number = number


def main():
    heap = Heap(lambda a, b: a.time < b.time or (a.time == b.time and a.number < b.number))
    seed = 7
    for number in range(500):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        heap.push(Event(seed // 65536 % 1000, number))
    total = 0
    time = 0
    for number in range(500, 60_500):
        event = heap.pop()
        if event is None:
            break
        time = event.time
        total = (total * 31 + event.number) % 1_000_003
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        heap.push(Event(time + seed // 65536 % 1000, number))
    print(time, total)


main()
