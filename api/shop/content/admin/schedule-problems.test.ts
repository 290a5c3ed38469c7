import { expect, test } from 'vitest'
import { scheduleProblems, type Schedule } from './schedule-problems.ts'

const now = new Date('2026-11-22T06:00:00Z')
const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)
const always: Schedule = { isActive: true, startsAt: null, endsAt: null }
const later: Schedule = { isActive: false, startsAt: at('07:00'), endsAt: at('08:00') }

test.for<[string, Schedule, Schedule | undefined, string[]]>([
  ['shown for ever', always, undefined, []],
  ['from a time to another', later, undefined, []],
  ['shown until a time', { ...always, endsAt: at('07:00') }, undefined, []],
  ['shown already, and from a time on', { ...later, isActive: true }, undefined, ['startsAt']],
  ['ended before it begins', { ...later, endsAt: at('06:30') }, undefined, ['endsAt']],
  ['ended as it begins', { ...later, endsAt: at('07:00') }, undefined, ['endsAt']],
  ['begun in the past', { ...later, startsAt: at('05:59') }, undefined, ['startsAt']],
  ['begun this instant', { ...later, startsAt: now }, undefined, ['startsAt']],
  ['ended in the past', { ...always, endsAt: at('05:00') }, undefined, ['endsAt']],
  [
    'a beginning that has come since it was set',
    { ...later, startsAt: at('05:59') },
    { ...later, startsAt: at('05:59') },
    [],
  ],
  ['another beginning in the past', { ...later, startsAt: at('05:59') }, later, ['startsAt']],
])('%s', ([, schedule, before, fields]) => {
  expect(Object.keys(scheduleProblems(schedule, before, now))).toEqual(fields)
})
