from functools import cmp_to_key


class Player:
    __slots__ = ("id", "score")

    def __init__(self, id, score):
        self.id = id
        self.score = score


def main():
    seed = 7
    players = []
    for id in range(100_000):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        players.append(Player(id, seed // 65536 % 10_000))
    # A closure of two elements, as in Swift.
    players.sort(key=cmp_to_key(lambda a, b: a.id - b.id if a.score == b.score else b.score - a.score))
    print(players[0].id, players[0].score, players[50_000].id, players[99_999].id)


main()
