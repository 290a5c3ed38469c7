import { expect, test } from 'vitest'
import { delayAfter, requestedDelay, TRIED_FOR_MS } from './webhook-tries.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Times of all tries of a message that never arrives, by a clock that only these delays move. */
function timesOfTries(random: number, requestedMs = 0): number[] {
  const times = [0]
  while (true) {
    const now = times.at(-1)!
    const delay = delayAfter({ tries: times.length, leftMs: TRIED_FOR_MS - now, requestedMs }, random)
    if (delay === null) return times
    times.push(now + delay)
  }
}

test('a message is tried ten times within three days, the last time at their end', () => {
  expect(timesOfTries(0)).toEqual([
    0,
    5 * SECOND_MS,
    5 * MINUTE_MS + 5 * SECOND_MS,
    35 * MINUTE_MS + 5 * SECOND_MS,
    2 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS,
    7 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS,
    17 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS,
    31 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS,
    51 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS,
    TRIED_FOR_MS,
  ])
})

test.for([0.2, 0.5, 0.9, 1])('delays are up to a fifth longer (%f)', (random) => {
  const [exact, longer] = [timesOfTries(0), timesOfTries(random)]
  expect(longer[1]).toBe(Math.round(5 * SECOND_MS * (1 + 0.2 * random)))
  expect(longer.at(-1)).toBe(TRIED_FOR_MS)
  for (const [turn, time] of longer.slice(0, -1).entries()) {
    expect(time).toBeGreaterThanOrEqual(exact[turn]!)
    expect(time).toBeLessThanOrEqual(exact[turn]! * 1.2 + 1)
  }
})

const after = (requestedMs: number) => delayAfter({ tries: 2, leftMs: TRIED_FOR_MS, requestedMs }, 0)

test('a requested delay counts when it is longer, up to a day', () => {
  expect(after(MINUTE_MS)).toBe(5 * MINUTE_MS)
  expect(after(HOUR_MS)).toBe(HOUR_MS)
  expect(after(90 * HOUR_MS)).toBe(24 * HOUR_MS)
  expect(timesOfTries(0, 90 * HOUR_MS)).toEqual([0, 24 * HOUR_MS, 48 * HOUR_MS, TRIED_FOR_MS])
})

test.for([
  [undefined, 0],
  ['120', 120 * SECOND_MS],
  ['Thu, 26 Nov 2026 12:01:00 GMT', MINUTE_MS],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  ['9999999999', 0],
] as const)('Retry-After %s requests %i ms', ([header, expected]) => {
  expect(requestedDelay(header, new Date('2026-11-26T12:00:00Z'))).toBe(expected)
})
