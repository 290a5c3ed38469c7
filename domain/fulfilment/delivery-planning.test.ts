import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chosenUntil,
  estimateAgain,
  hasRoom,
  offeredDays,
  planningRefusal,
  type PlannableDelivery,
  type PlanningRefusal,
  isSlotOver,
} from './delivery-planning.ts'
import { nepalDay } from '../nepal-time.ts'

const nepal = (text: string) => new Date(`${text}+05:45`)

const planned: PlannableDelivery = {
  mayNeverBePaid: false,
  method: 'standard',
  estimateFirst: '2026-11-24',
  orderState: 'confirm',
  state: 'planned',
  day: '2026-11-25',
  moves: 0,
}

describe('who can choose', () => {
  test.each<[string, Partial<PlannableDelivery>, PlanningRefusal | undefined]>([
    ['one that has a day', {}, undefined],
    ['one that has none yet', { day: null }, undefined],
    ['express', { method: 'express' }, undefined],
    ['before it is confirmed', { orderState: 'pending' }, undefined],
    [
      'before it is confirmed, where nothing ends it unpaid',
      { orderState: 'pending', mayNeverBePaid: true },
      'not-open',
    ],
    ['confirmed, where nothing would have ended it', { mayNeverBePaid: true }, undefined],
    ['after one change', { moves: 1 }, undefined],
    ['after two', { moves: 2 }, 'no-moves-left'],
    ['a pickup', { method: 'pickup' }, 'pickup'],
    ['by arrangement', { estimateFirst: null }, 'by-arrangement'],
    ['on its way', { state: 'out' }, 'out'],
    ['delivered', { state: 'delivered' }, 'not-open'],
    ['cancelled', { state: 'cancelled' }, 'not-open'],
    ['of a cancelled order', { orderState: 'cancelled' }, 'not-open'],
    ['of a delivered order', { orderState: 'delivered' }, 'not-open'],
    ['tomorrow’s, in time', { day: '2026-11-23' }, undefined],
    ['of a day that is over', { day: '2026-11-20' }, 'too-late'],
    ['of a day that is over, and none left', { day: '2026-11-20', moves: 2 }, 'too-late'],
  ])('%s', (_, values, refusal) => {
    expect(planningRefusal({ ...planned, ...values }, nepal('2026-11-22T12:00:00'))).toBe(refusal)
  })

  test('a day is left for another until 17:00 of the day before, Nepal time, and not a millisecond longer', () => {
    expect(chosenUntil('2026-11-25')).toEqual(nepal('2026-11-24T17:00:00'))
    expect(planningRefusal(planned, nepal('2026-11-24T17:00:00'))).toBeUndefined()
    expect(planningRefusal(planned, nepal('2026-11-24T17:00:00.001'))).toBe('too-late')
  })

  test('what nobody chose can be chosen whenever', () => {
    expect(planningRefusal({ ...planned, day: null }, nepal('2027-11-24T17:00:00'))).toBeUndefined()
  })
})

test.each([
  // Two workdays from the first day that can be chosen, with a Saturday between them.
  ['2026-12-03', '12:00', ['2026-12-01', '2026-12-02'], [], ['2026-12-04', '2026-12-06']],
  ['2026-12-03', '17:30', ['2026-12-01', '2026-12-01'], [], ['2026-12-06', '2026-12-06']],
  ['2026-12-03', '12:00', ['2026-12-01', '2026-12-02'], ['2026-12-04'], ['2026-12-06', '2026-12-07']],
  ['2026-12-03', '12:00', ['2026-12-05', '2026-12-05'], [], ['2026-12-06', '2026-12-06']],
  // It failed before the first estimate, which still holds.
  ['2026-11-27', '12:00', ['2026-12-01', '2026-12-03'], [], ['2026-12-01', '2026-12-03']],
] as const)(
  'after a failure on %s at %s an estimate of %j, with the holidays %j, becomes %j',
  (day, time, [first, last], holidays, again) => {
    const [soonest, latest] = again
    const estimate = estimateAgain({ first, last }, day, nepal(`${day}T${time}:00`), holidays)
    expect(estimate).toEqual({ first: soonest, last: latest })
  },
)

test('a delivery that staff call failed before its day is expected after it', () => {
  const promised = { first: '2026-12-01', last: '2026-12-02' }
  const estimate = estimateAgain(promised, '2026-12-03', nepal('2026-11-27T12:00:00'), [])
  expect(estimate).toEqual({ first: '2026-12-04', last: '2026-12-06' })
})

describe('the days', () => {
  test('begin on the promised one, and leave Saturdays out', () => {
    expect(offeredDays('2026-11-24', nepal('2026-11-21T09:00:00'), [])).toEqual(
      ['24', '25', '26', '27', '29', '30']
        .map((day) => `2026-11-${day}`)
        .concat(['01', '02', '03', '04', '06', '07'].map((day) => `2026-12-${day}`)),
    )
  })

  test('leave holidays out, and there are as many as always', () => {
    const days = offeredDays('2026-11-24', nepal('2026-11-21T09:00:00'), ['2026-11-24', '2026-11-28', '2026-12-07'])
    expect(days).toHaveLength(12)
    expect([days[0], days.at(-2), days.at(-1)]).toEqual(['2026-11-25', '2026-12-08', '2026-12-09'])
  })

  test.each([
    ['2026-11-24T09:00:00', '2026-11-25'],
    ['2026-11-24T17:00:00', '2026-11-25'],
    ['2026-11-24T17:00:00.001', '2026-11-26'],
    ['2026-11-26T23:59:59', '2026-11-29'], // Friday is too soon, and then comes Saturday
    ['2026-12-31T10:00:00', '2027-01-01'],
  ])('at %s, when the promised day is over, begin on %s', (now, first) => {
    expect(offeredDays('2026-11-23', nepal(now), [])[0]).toBe(first)
  })

  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  test('are never too late to be chosen, before what was promised, Saturdays, holidays, or twice the same', () => {
    fc.assert(
      fc.property(instant, instant, fc.array(instant, { maxLength: 20 }), (now, promisedAt, closed) => {
        const [promised, holidays] = [nepalDay(promisedAt), closed.map(nepalDay)]
        const days = offeredDays(promised, now, holidays)
        expect(days.filter((day) => holidays.includes(day))).toEqual([])
        expect(days.length).toBe(12)
        expect(days).toEqual([...new Set(days)].toSorted())
        for (const day of days) {
          expect(now <= chosenUntil(day) && day >= promised && new Date(day).getUTCDay() !== 6).toBe(true)
          const chosen = { ...planned, estimateFirst: promised, day }
          expect(planningRefusal(chosen, now)).toBeUndefined()
        }
      }),
    )
  })
})

test.each([
  [{ taken: 0, takenLarge: 0 }, true, true],
  [{ taken: 2, takenLarge: 0 }, true, true],
  [{ taken: 3, takenLarge: 0 }, false, false],
  [{ taken: 2, takenLarge: 1 }, true, false],
  [{ taken: 4, takenLarge: 2 }, false, false],
])('where three fit in, one of them with the truck, and %j are taken', (load, small, large) => {
  const zone = { slotCapacity: 3, truckCapacity: 1 }
  expect([hasRoom({ ...zone, ...load }, false), hasRoom({ ...zone, ...load }, true)]).toEqual([small, large])
})

test.each([
  ['2026-11-22T12:59:59+05:45', false],
  ['2026-11-22T13:00:00+05:45', true],
  ['2026-11-21T23:59:59+05:45', false],
  ['2026-11-23T00:00:00+05:45', true],
])('at %s it is said of the morning of 22 November that it is over: %s', (now, isOver) => {
  expect(isSlotOver('2026-11-22', 'morning', new Date(now))).toBe(isOver)
})
