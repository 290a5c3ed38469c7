import { expect, test } from 'vitest'
import { scheduleProblems, type Schedule } from './schedule-problems.ts'

const now = new Date('2026-11-22T06:00:00Z')
const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)
const always: Schedule = { isActive: true, startsAt: null, endsAt: null }
const later: Schedule = { isActive: false, startsAt: at('07:00'), endsAt: at('08:00') }

test.for<[string, Schedule, Schedule | undefined, string[]]>([
  ['shown forever', always, undefined, []],
  ['from one time to another', later, undefined, []],
  ['shown until a time', { ...always, endsAt: at('07:00') }, undefined, []],
  ['already shown, with a start', { ...later, isActive: true }, undefined, ['startsAt']],
  ['end before start', { ...later, endsAt: at('06:30') }, undefined, ['endsAt']],
  ['end equals start', { ...later, endsAt: at('07:00') }, undefined, ['endsAt']],
  ['start in the past', { ...later, startsAt: at('05:59') }, undefined, ['startsAt']],
  ['start right now', { ...later, startsAt: now }, undefined, ['startsAt']],
  ['end in the past', { ...always, endsAt: at('05:00') }, undefined, ['endsAt']],
  [
    'an unchanged start that has passed since it was set',
    { ...later, startsAt: at('05:59') },
    { ...later, startsAt: at('05:59') },
    [],
  ],
  ['a new start in the past', { ...later, startsAt: at('05:59') }, later, ['startsAt']],
])('%s', ([, schedule, before, fields]) => {
  expect(Object.keys(scheduleProblems(schedule, before, now))).toEqual(fields)
})
