import { expect, test } from 'vitest'
import { staffRoles } from '../staff/staff.ts'
import { assignmentKinds, dueProblem, isOverdue, kindsOwnedBy, kindsReadBy } from './assignments.ts'

const now = new Date('2026-11-30T06:00:00Z')

test.for([
  ['2026-11-30T05:59:59Z', 'Choose a time that is still to come'],
  ['2026-11-30T06:00:00Z', 'Choose a time that is still to come'],
  ['2026-11-30T06:00:01Z', undefined],
  ['2028-11-29T06:00:00Z', undefined],
  ['2028-11-29T06:00:01Z', 'Choose a time within the next two years'],
] as const)('a due time of %s: %s', ([dueAt, problem]) => {
  expect(dueProblem(new Date(dueAt), now)).toBe(problem)
})

test('work without a due time is never overdue', () => {
  expect(isOverdue(null, now)).toBe(false)
  expect(isOverdue('2026-11-30T05:59:59Z', now)).toBe(true)
  expect(isOverdue('2026-11-30T06:00:00Z', now)).toBe(false)
})

test('the back office reads and owns all kinds of work, and a driver owns deliveries', () => {
  for (const role of staffRoles.filter((one) => one !== 'driver')) {
    expect(kindsReadBy(role)).toEqual(assignmentKinds)
    expect(kindsOwnedBy(role)).toEqual(assignmentKinds)
  }
  expect(kindsReadBy('driver')).toEqual([])
  expect(kindsOwnedBy('driver')).toEqual(['delivery'])
})
