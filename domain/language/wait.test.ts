import { expect, test } from 'vitest'
import { waitOf } from './wait.ts'

const MINUTE_S = 60
const HOUR_S = 3_600
/** 10:00 in Nepal. */
const morning = new Date('2026-11-24T04:15:00Z')
/** 22:00 in Nepal. */
const evening = new Date('2026-11-24T16:15:00Z')

test.for([
  [1, { unit: 'minutes', count: 1 }],
  [61, { unit: 'minutes', count: 2 }],
  [119 * MINUTE_S, { unit: 'minutes', count: 119 }],
  [119 * MINUTE_S + 1, { unit: 'hours', count: 2 }],
  [2 * HOUR_S + 1, { unit: 'hours', count: 3 }],
  [13 * HOUR_S, { unit: 'hours', count: 13 }],
  [14 * HOUR_S, { unit: 'tomorrow' }],
  [24 * HOUR_S, { unit: 'tomorrow' }],
  [48 * HOUR_S, { unit: 'hours', count: 48 }],
] as const)('in the morning, a wait of %i s is named by what a person would say', ([seconds, wait]) => {
  expect(waitOf(seconds, morning)).toEqual(wait)
})

test('a short wait that ends after midnight counts its hours', () => {
  expect(waitOf(4 * HOUR_S, evening)).toEqual({ unit: 'hours', count: 4 })
  expect(waitOf(12 * HOUR_S, evening)).toEqual({ unit: 'tomorrow' })
})
