import { expect, test } from 'vitest'
import { namedDays, openingState } from './opening-hours.ts'

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' },
  { days: [6], opens: '10:00', closes: '18:00' },
  { days: [0], opens: '12:00', closes: '16:00' },
]

/** A Monday is 2026-11-23. */
function at(nepalTime: string, holidays: string[] = []) {
  return openingState(hours, holidays, new Date(`${nepalTime}:00+05:45`))
}

test('the shop is open from the minute it opens to the one before it closes', () => {
  expect(at('2026-11-23T08:59')).toEqual({ isOpen: false, next: { day: '2026-11-23', inDays: 0, opens: '09:00' } })
  expect(at('2026-11-23T09:00')).toEqual({ isOpen: true, closes: '20:00' })
  expect(at('2026-11-23T19:59')).toEqual({ isOpen: true, closes: '20:00' })
  expect(at('2026-11-23T20:00')).toEqual({ isOpen: false, next: { day: '2026-11-24', inDays: 1, opens: '09:00' } })
})

test('the day is Nepal’s, where it is later than in London', () => {
  // 23:50 on Saturday in London is 05:35 on Sunday in Kathmandu.
  const state = openingState(hours, [], new Date('2026-11-21T23:50:00Z'))
  expect(state).toEqual({ isOpen: false, next: { day: '2026-11-22', inDays: 0, opens: '12:00' } })
  expect(at('2026-11-22T12:00')).toEqual({ isOpen: true, closes: '16:00' })
})

test('a holiday is closed all day, and the next opening is looked for behind it', () => {
  const holidays = ['2026-11-24', '2026-11-25']
  expect(at('2026-11-24T11:00', holidays)).toEqual({
    isOpen: false,
    next: { day: '2026-11-26', inDays: 2, opens: '09:00' },
  })
  expect(at('2026-11-23T21:00', holidays)).toMatchObject({ next: { day: '2026-11-26', inDays: 3 } })
})

test('a break at noon is a closing with an opening on the same day', () => {
  const broken = [
    { days: [1], opens: '14:00', closes: '18:00' },
    { days: [1], opens: '09:00', closes: '12:00' },
  ]
  expect(openingState(broken, [], new Date('2026-11-23T13:00:00+05:45'))).toEqual({
    isOpen: false,
    next: { day: '2026-11-23', inDays: 0, opens: '14:00' },
  })
})

test('a shop without hours opens on no day that is known', () => {
  expect(openingState([], [], new Date())).toEqual({ isOpen: false, next: null })
})

test.for<[number[], string]>([
  [[1, 2, 3, 4, 5], 'Mon-Fri'],
  [[6], 'Sat'],
  [[1, 2, 3, 5], 'Mon-Wed, Fri'],
  [[5, 1, 3], 'Mon, Wed, Fri'],
  [[0, 1, 6], 'Sat-Mon'],
  [[0, 1, 2, 3, 4, 5, 6], 'Sun-Sat'],
  [[], ''],
])('days %s are called %s', ([days, named]) => {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  expect(namedDays(days, (day) => names[day]!)).toBe(named)
})
