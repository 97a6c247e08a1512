class Node:
    __slots__ = ("left", "right")

    def __init__(self, left, right):
        self.left = left
        self.right = right

    def count(self):
        if self.left is None or self.right is None:
            return 1
        return 1 + self.left.count() + self.right.count()


def tree(depth):
    if depth == 0:
        return Node(None, None)
    return Node(tree(depth - 1), tree(depth - 1))


def main():
    kept = tree(14)
    depth = 4
    while depth <= 14:
        total = 0
        for _ in range(1 << (14 - depth)):
            total += tree(depth).count()
        print(depth, total)
        depth += 2
    print(kept.count())


main()
