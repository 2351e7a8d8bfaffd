import { fuzzEverySecond } from './fuzz.ts'

await fuzzEverySecond(1)
