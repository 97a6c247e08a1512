class Entry:
    __slots__ = ("key", "value", "previous", "next")

    def __init__(self, key, value):
        self.key, self.value = key, value
        self.previous = self.next = None


class Cache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.entries = {}
        self.first = self.last = None
        self.hits = self.misses = 0

    def value(self, key, make):
        entry = self.entries.get(key)
        if entry is not None:
            self.hits += 1
            self.move_to_front(entry)
            return entry.value
        self.misses += 1
        entry = Entry(key, make(key))
        self.entries[key] = entry
        self.insert(entry)
        if len(self.entries) > self.capacity and self.last is not None:
            oldest = self.last
            self.remove(oldest)
            del self.entries[oldest.key]
        return entry.value

    def move_to_front(self, entry):
        if entry is self.first:
            return
        self.remove(entry)
        self.insert(entry)

    def insert(self, entry):
        entry.next = self.first
        if self.first is not None:
            self.first.previous = entry
        self.first = entry
        if self.last is None:
            self.last = entry

    def remove(self, entry):
        previous, next = entry.previous, entry.next
        if previous is not None:
            previous.next = next
        else:
            self.first = next
        if next is not None:
            next.previous = previous
        else:
            self.last = previous
        entry.previous = entry.next = None


cache = Cache(500)
seed, length = 42, 0
for _ in range(60000):
    seed = (seed * 1103515245 + 12345) % 2147483648
    key = seed % 300 if (seed >> 8) % 1000 < 700 else seed % 2000
    length += len(cache.value(key, lambda key: f"value {key * 7}").encode())
print(cache.hits, cache.misses, length)
