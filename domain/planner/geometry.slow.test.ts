import fc from 'fast-check'
import { test } from 'vitest'
import { distanceAgrees, insideAgrees, overlapAgrees } from './geometry-agreement.fixture.ts'

const RUNS = 10_000

test('10,000 placements of two pieces agree with brute force', () => {
  fc.assert(overlapAgrees, { numRuns: RUNS })
}, 600_000)

test('10,000 placements in a room agree with brute force', () => {
  fc.assert(insideAgrees, { numRuns: RUNS })
}, 600_000)

test('10,000 distances agree with brute force', () => {
  fc.assert(distanceAgrees, { numRuns: RUNS })
}, 600_000)
