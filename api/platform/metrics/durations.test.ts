import { expect, test } from 'vitest'
import { Durations, MOST_SERIES } from './durations.ts'

test('a duration falls into the first bucket whose upper bound it does not exceed', () => {
  const durations = new Durations('route')
  for (const ms of [0, 5, 5.1, 25, 10_000, 10_001]) durations.add(ms, '/*')
  expect(durations.all()).toEqual([
    { labels: { route: '/*' }, counts: [2, 2, 0, 0, 0, 0, 0, 1, 1], count: 6, seconds: expect.closeTo(20.036_1) },
  ])
})

test('each set of labels is counted by itself, and those beyond the limit together by their last label', () => {
  const durations = new Durations('route', 'status')
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < MOST_SERIES + 3; at += 1) durations.add(1, `/${at}`, '2xx')
  }
  durations.add(1, '/late', '5xx')
  const all = durations.all()
  expect(all).toHaveLength(MOST_SERIES + 2)
  expect(all[0]).toMatchObject({ labels: { route: '/0', status: '2xx' }, count: 2 })
  expect(all.slice(-2)).toMatchObject([
    { labels: { otel_metric_overflow: 'true', status: '2xx' }, count: 6 },
    { labels: { otel_metric_overflow: 'true', status: '5xx' }, count: 1 },
  ])
})
