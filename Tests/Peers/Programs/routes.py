from typing import NamedTuple


class Stop(NamedTuple):
    line: int
    number: int


class Network:
    def __init__(self):
        self.roads = {}

    def connect(self, first, second, minutes):
        self.roads.setdefault(first, []).append((second, minutes))
        self.roads.setdefault(second, []).append((first, minutes))

    def times(self, start, limit):
        best = {start: 0}
        waiting = [[start]]
        minute = 0
        while minute < len(waiting):
            for stop in waiting[minute]:
                known = best.get(stop)
                if known is None or known != minute:
                    continue
                for following, minutes in self.roads.get(stop, []):
                    arrival = minute + minutes
                    if arrival > limit:
                        continue
                    earlier = best.get(following)
                    if earlier is not None and earlier <= arrival:
                        continue
                    best[following] = arrival
                    while len(waiting) <= arrival:
                        waiting.append([])
                    waiting[arrival].append(following)
            minute += 1
        return best


def main():
    network = Network()
    for line in range(20):
        for number in range(1, 50):
            network.connect(Stop(line, number - 1), Stop(line, number), 2 + (line + number) % 4)
    for line in range(1, 20):
        for number in range(line % 5, 50, 5):
            network.connect(Stop(line - 1, number), Stop(line, number), 1 + number % 3)
    reached = 0
    total = 0
    farthest = None
    for line in range(0, 20, 3):
        times = network.times(Stop(line, line), 90)
        reached += len(times)
        total += sum(times.values())
        latest = max(times.items(), key=lambda entry: (entry[1], entry[0].line, entry[0].number))
        if latest[1] > (farthest[1] if farthest else 0):
            farthest = latest
    if farthest:
        print(reached, total, farthest[0].line, farthest[0].number, farthest[1])


main()
