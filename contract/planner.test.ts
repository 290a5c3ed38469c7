import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan } from '#domain/planner/random-plans.fixture.ts'
import { Plan } from './planner.ts'

test('a reply carries every field of a plan', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(Plan.parse(plan)).toEqual(plan)
    }),
  )
})
