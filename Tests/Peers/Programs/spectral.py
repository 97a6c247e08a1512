from math import sqrt


def entry(i, j):
    diagonal = i + j
    return 1.0 / (diagonal * (diagonal + 1) // 2 + i + 1)


def times(v):
    result = []
    for i in range(len(v)):
        sum = 0.0
        for j in range(len(v)):
            sum += entry(i, j) * v[j]
        result.append(sum)
    return result


def times_transposed(v):
    result = []
    for i in range(len(v)):
        sum = 0.0
        for j in range(len(v)):
            sum += entry(j, i) * v[j]
        result.append(sum)
    return result


def main():
    u = [1.0] * 100
    v = u
    for _ in range(10):
        v = times_transposed(times(u))
        u = times_transposed(times(v))
    uv = 0.0
    vv = 0.0
    for i in range(100):
        uv += u[i] * v[i]
        vv += v[i] * v[i]
    print(sqrt(uv / vv))


main()
