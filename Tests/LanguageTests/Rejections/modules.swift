import Foundatoin
print(1)
// expect error 1: no such module 'Foundatoin'
