from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    x: int
    y: int


def neighbours(cell):
    result = []
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            if dx != 0 or dy != 0:
                result.append(Cell(cell.x + dx, cell.y + dy))
    return result


def following(alive):
    counts = {}
    for cell in alive:
        for neighbour in neighbours(cell):
            counts[neighbour] = counts.get(neighbour, 0) + 1
    result = set()
    for cell, count in counts.items():
        if count == 3 or count == 2 and cell in alive:
            result.add(cell)
    return result


alive = {Cell(1, 0), Cell(3, 1), Cell(0, 2), Cell(1, 2), Cell(4, 2), Cell(5, 2), Cell(6, 2)}
most = 0
for _ in range(120):
    alive = following(alive)
    most = max(most, len(alive))
print(len(alive), most, min(cell.x for cell in alive), max(cell.y for cell in alive))
