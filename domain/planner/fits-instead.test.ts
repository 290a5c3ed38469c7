import { expect, test } from 'vitest'
import { fitsInstead } from './fits-instead.ts'
import { chest, planOf, wide } from './sample-plan.fixture.ts'

test('another piece fits if it is no larger, or if the floor around is free', () => {
  const at = { ...chest, id: 'one', x: 2500, y: 250, turn: 0 }
  const near = { ...chest, id: 'near', x: 3600, y: 250, turn: 0 }
  expect(fitsInstead(planOf({ pieces: [at] }), 'one', wide)).toBe(true)
  expect(fitsInstead(planOf({ pieces: [at, near] }), 'one', wide)).toBe(false)
  expect(fitsInstead(planOf({ pieces: [at, near] }), 'one', { ...wide, width: 1000, depth: 500, height: 800 })).toBe(
    true,
  )
  expect(fitsInstead(planOf({ pieces: [at] }), 'one', { ...wide, height: 2700 })).toBe(false)
})
