import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defined } from '#domain/defined.ts'
import { limitFairly } from './limit-fairly.ts'
import { openUsualCost } from './usual-cost.ts'

const RETRY_MS = 50
const WARM_UP_MS = 10_000

type Room = { atOnce: number; mostWaiting: number; patienceMs: number }

/** A room whose neighborhoods share time, on a clock of its own; what waits for longer than `patienceMs` is refused. */
function givenRoom({ patienceMs, ...turns }: Room) {
  const clock = givenClock()
  const inTurn = limitFairly(turns, 'Busy.', openUsualCost('cost in a test'))
  /** @returns ms until it was done; undefined: refused */
  const work = async (name: string, ms: number) => {
    const asked = clock.now()
    const patience = new AbortController()
    void clock.pause(patienceMs).then(() => patience.abort())
    return inTurn(name, () => clock.pause(ms), patience.signal).then(
      () => clock.now() - asked,
      () => undefined,
    )
  }
  return {
    run: clock.run,
    /** Asks again and again. */
    flood: async (name: string, ms: number) => {
      for (;;) if ((await work(name, ms)) === undefined) await clock.pause(RETRY_MS)
    },
    /** Asks every so often, once others have begun. @returns what each took */
    visit: async (name: string, ms: number, { times, everyMs }: { times: number; everyMs: number }) => {
      const took: (number | undefined)[] = []
      await clock.pause(WARM_UP_MS)
      for (let time = 0; time < times; time += 1) {
        took.push(await work(name, ms))
        await clock.pause(everyMs)
      }
      return took
    },
  }
}

function givenClock() {
  let now = 0
  const events: { at: number; happen: () => void }[] = []
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => spy.mockRestore())
  return {
    now: () => now,
    pause: (ms: number) => new Promise<void>((happen) => void events.push({ at: now + ms, happen })),
    /** Lets time pass until somebody is done. */
    run: async <Result>(wanted: Promise<Result>): Promise<Result> => {
      const end = { isOver: false }
      void wanted.then(() => (end.isOver = true))
      await nextRound()
      while (!end.isOver) {
        events.sort((one, other) => one.at - other.at)
        const next = defined(events.shift(), 'event')
        now = next.at
        next.happen()
        await nextRound()
      }
      return wanted
    },
  }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `network ${at}`)
const countWithin = (took: readonly (number | undefined)[], mostMs: number) =>
  took.filter((ms) => ms !== undefined && ms <= mostMs).length

test.for([
  ['a visitor', 1],
  ['a carrier whose shoppers search all the time', 4],
] as const)('networks with dear work without end delay cheap work of %s little', async ([, people]) => {
  const { flood, visit, run } = givenRoom({ atOnce: 2, mostWaiting: 24, patienceMs: 2_000 })
  for (const name of names(24)) void flood(name, 1_000)
  for (let other = 1; other < people; other += 1) void visit('carrier', 30, { times: 60, everyMs: 400 })
  const took = await run(visit('carrier', 30, { times: 20, everyMs: 1_000 }))
  expect(countWithin(took, 2_000)).toBeGreaterThanOrEqual(18)
})

test('cheap work without end keeps dear work waiting for some seconds, and not for ever', async () => {
  const { flood, visit, run } = givenRoom({ atOnce: 1, mostWaiting: 100, patienceMs: 90_000 })
  for (const name of names(2)) for (let one = 0; one < 4; one += 1) void flood(name, 12)
  const took = await run(visit('phone', 2_500, { times: 6, everyMs: 20 }))
  expect(countWithin(took, 6 * 2_500)).toBe(6)
})

test('a flood of cheap work puts dearer work of others out of no full room', async () => {
  const { flood, visit, run } = givenRoom({ atOnce: 2, mostWaiting: 24, patienceMs: 2_000 })
  for (const name of names(2)) for (let one = 0; one < 20; one += 1) void flood(name, 80)
  const took = await run(visit('visitor', 300, { times: 20, everyMs: 400 }))
  expect(countWithin(took, 1_000)).toBe(20)
})

test('thirty networks with one cheap piece each keep nobody out of a room for a hundred', async () => {
  const { flood, visit, run } = givenRoom({ atOnce: 2, mostWaiting: 100, patienceMs: 2_000 })
  for (const name of names(30)) void flood(name, 40)
  const took = await run(visit('visitor', 60, { times: 20, everyMs: 500 }))
  expect(countWithin(took, 1_000)).toBe(20)
})

test('a carrier with many addresses gets more time than a network that floods', async () => {
  const { flood, visit, run } = givenRoom({ atOnce: 2, mostWaiting: 100, patienceMs: 2_000 })
  for (const name of names(30)) void flood(name, 300)
  const shoppers = Array.from({ length: 20 }, (_, at) => {
    return visit(`198.51.100.${at}`, 60, { times: 10, everyMs: 4_000 + at * 100 })
  })
  const took = await run(Promise.all(shoppers))
  expect(countWithin(took.flat(), 2_000)).toBeGreaterThanOrEqual(180)
})
