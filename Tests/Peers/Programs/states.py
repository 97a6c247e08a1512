# A case with payload is a tuple whose first element is the tag, the quickest form in Python.
IDLE, COUNTING, WAITING, DONE = range(4)


def next_state(state, input):
    tag = state[0]
    if tag == IDLE:
        return (COUNTING, input)
    if tag == COUNTING:
        n = state[1]
        if n >= 10:
            return (WAITING, input, n)
        return (COUNTING, n + input)
    if tag == WAITING:
        _, ticks, n = state
        if ticks == 0:
            return (DONE, n)
        return (WAITING, ticks - 1, n)
    return (IDLE,)


def main():
    state = (IDLE,)
    rounds = 0
    total = 0
    for i in range(300_000):
        state = next_state(state, i % 5)
        if state[0] == DONE:
            rounds += 1
            total += state[1]
    print(rounds, total)


main()
