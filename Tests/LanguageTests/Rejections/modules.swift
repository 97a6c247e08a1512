import Foundatoin
print(1)
// expect error 1:8: no such module 'Foundatoin'
