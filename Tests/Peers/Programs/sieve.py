def primes(limit):
    is_prime = [True] * limit
    is_prime[0] = False
    is_prime[1] = False
    i = 2
    while i * i < limit:
        if is_prime[i]:
            multiple = i * i
            while multiple < limit:
                is_prime[multiple] = False
                multiple += i
        i += 1
    result = []
    for n in range(limit):
        if is_prime[n]:
            result.append(n)
    return result


found = primes(1_000_000)
print(len(found), found[len(found) - 1])
