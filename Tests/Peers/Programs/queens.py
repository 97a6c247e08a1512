class Board:
    __slots__ = ("size", "columns", "rising", "falling", "solutions")

    def __init__(self, size):
        self.size = size
        self.columns = [False] * size
        self.rising = [False] * (2 * size)
        self.falling = [False] * (2 * size)
        self.solutions = 0

    def place(self, row):
        if row >= self.size:
            self.solutions += 1
            return
        for column in range(self.size):
            up, down = row + column, row - column + self.size
            if self.columns[column] or self.rising[up] or self.falling[down]:
                continue
            self.columns[column] = True
            self.rising[up] = True
            self.falling[down] = True
            self.place(row + 1)
            self.columns[column] = False
            self.rising[up] = False
            self.falling[down] = False


counts = []
for size in range(4, 9):
    board = Board(size)
    board.place(0)
    counts.append(board.solutions)
print(" ".join(str(count) for count in counts))
