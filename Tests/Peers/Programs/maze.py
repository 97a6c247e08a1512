class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y


WALL, FREE = -2, -1


class Maze:
    def __init__(self, size, seed):
        self.size = size
        random = seed
        self.fields = []
        for _ in range(size * size):
            random = (random * 1103515245 + 12345) % 2147483648
            self.fields.append(WALL if random % 10 < 3 else FREE)
        self.fields[0] = FREE

    def index(self, point):
        return point.y * self.size + point.x

    def contains(self, point):
        return point.x >= 0 and point.y >= 0 and point.x < self.size and point.y < self.size

    def flood(self, start):
        queue = [start]
        head = farthest = 0
        self.fields[self.index(start)] = 0
        while head < len(queue):
            point = queue[head]
            head += 1
            steps = self.fields[self.index(point)]
            if steps < 0:
                continue
            farthest = max(farthest, steps)
            for dx, dy in [(1, 0), (0, 1), (-1, 0), (0, -1)]:
                next = Point(point.x + dx, point.y + dy)
                if not self.contains(next) or self.fields[self.index(next)] != FREE:
                    continue
                self.fields[self.index(next)] = steps + 1
                queue.append(next)
        return len(queue), farthest


for seed in range(1, 5):
    reached, farthest = Maze(120, seed).flood(Point(0, 0))
    print(seed, reached, farthest)
