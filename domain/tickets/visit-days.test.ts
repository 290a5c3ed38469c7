import { expect, test } from 'vitest'
import { visitDays } from './visit-days.ts'

/** Sunday, 29 November 2026, in the evening: already Monday in Nepal. */
const now = new Date('2026-11-29T19:00:00Z')

test('shoppers choose a day from tomorrow on, for two weeks of Nepal’s days without Saturdays', () => {
  const days = visitDays(now, [])
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-12-01', '2026-12-14', 12])
  expect(days).not.toContain('2026-12-05')
  expect(days).not.toContain('2026-12-12')
})

test('nobody comes on a holiday', () => {
  expect(visitDays(now, ['2026-12-01', '2026-12-14'])).toEqual(
    visitDays(now, []).filter((day) => day !== '2026-12-01' && day !== '2026-12-14'),
  )
})

test('without an open day there is none', () => {
  expect(visitDays(now, visitDays(now, []))).toEqual([])
})
