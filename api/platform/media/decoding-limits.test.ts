import { expect, test } from 'vitest'
import { decodingLimits } from './decoding-limits.ts'

test.for([
  ['shopper', 11 * 1024, 2.5],
  ['shopper', 2 * 1024 * 1024, 3.5],
  ['shopper', 8 * 1024 * 1024, 5],
  ['staff', 11 * 1024, 30],
] as const)('a picture of a %s with %i bytes takes %f s of a processor at most', ([source, bytes, seconds]) => {
  expect(decodingLimits({ bytes: new Uint8Array(bytes), source }).cpuSeconds).toBeCloseTo(seconds, 1)
})
