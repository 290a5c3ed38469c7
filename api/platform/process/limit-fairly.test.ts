import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitFairly } from './limit-fairly.ts'

const refusal = 'Busy.'

function givenWork(atOnce: number, mostWaiting: number) {
  const inTurn = limitFairly({ atOnce, mostWaiting }, refusal)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string) =>
    inTurn(name.slice(0, -1), () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const endOne = async () => {
    ends.shift()!()
    await nextRound()
  }
  return { begun, ask, endOne }
}

const isRefused = (work: Promise<void>) => expect(work).rejects.toMatchObject({ code: 'unavailable', message: refusal })

test('everybody who waits has a turn before anybody has a second one', async () => {
  const { begun, ask, endOne } = givenWork(1, 10)
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(ask)
  await nextRound()
  for (const _ of all) await endOne()
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('no more run at once than may, and beyond the queue is a refusal', async () => {
  const { begun, ask, endOne } = givenWork(2, 1)
  const all = ['a1', 'a2', 'b1'].map(ask)
  await nextRound()
  expect(begun).toEqual(['a1', 'a2'])
  await isRefused(ask('c1'))
  await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await endOne()
  await endOne()
  await Promise.all(all)
})

test('in a full queue the work gives way that would begin last', async () => {
  const { begun, ask, endOne } = givenWork(1, 4)
  const [a1, a2, a3, b1, a4] = ['a1', 'a2', 'a3', 'b1', 'a4'].map(ask) as Promise<void>[]
  const c1 = ask('c1')
  await isRefused(a4!)
  await isRefused(ask('a5'))
  const b2 = ask('b2') // the second of b; a has had one already
  await isRefused(a3!)
  await isRefused(ask('c2'))
  const d1 = ask('d1')
  await isRefused(b2)
  const e1 = ask('e1')
  await isRefused(a2!)
  await isRefused(ask('f1'))
  for (const _ of ['a1', 'b1', 'c1', 'd1', 'e1']) await endOne()
  await Promise.all([a1, b1, c1, d1, e1])
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'e1'])
})

test('each neighborhood has a turn before any has a second one, and within it each address', async () => {
  const { begun, ask, endOne } = givenWork(1, 10)
  const names = ['x1', '10.0.0.1 1', '10.0.0.1 2', '10.0.0.2 1', 'a1', 'a2']
  const all = names.map((name) => ask(name.replace(' ', '')))
  await nextRound()
  for (const _ of all) await endOne()
  await Promise.all(all)
  expect(begun).toEqual(['x1', '10.0.0.11', 'a1', '10.0.0.21', 'a2', '10.0.0.12'])
})

test('in a full room the newest of the neighborhood with most gives way, also where each of its addresses has one', async () => {
  const { begun, ask, endOne } = givenWork(1, 4)
  const [first, a, b, c, d] = ['x1', '10.0.0.11', '10.0.0.21', '10.0.0.31', '10.0.0.41'].map(ask) as Promise<void>[]
  await isRefused(ask('10.0.0.51'))
  const y = ask('y1')
  await isRefused(d!)
  const y2 = ask('y2')
  await isRefused(c!)
  await isRefused(ask('y3'))
  await isRefused(ask('10.0.0.12'))
  for (const _ of ['x1', 'a', 'y1', 'b', 'y2']) await endOne()
  await Promise.all([first, a, b, y, y2])
  expect(begun).toEqual(['x1', '10.0.0.11', 'y1', '10.0.0.21', 'y2'])
})

test('who waits too long is refused, and leaves its place to others', async () => {
  const inTurn = limitFairly({ atOnce: 1, mostWaiting: 2 }, refusal)
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const patience = new AbortController()
  const work = (name: string, signal?: AbortSignal) => inTurn(name, async () => void begun.push(name), signal)
  const running = inTurn('10.0.0.1', () => first.promise, patience.signal)
  const waiting = [work('10.0.0.2', patience.signal), work('10.0.0.2', patience.signal)]
  await nextRound()
  patience.abort()
  for (const one of waiting) await isRefused(one)
  await isRefused(work('10.0.0.2', patience.signal))
  const others = [work('10.0.0.2'), work('10.0.1.1')]
  first.resolve()
  await Promise.all([running, ...others])
  expect(begun).toEqual(['10.0.1.1', '10.0.0.2'])
})

test('work that fails gives its turn back', async () => {
  const inTurn = limitFairly({ atOnce: 1, mostWaiting: 5 }, refusal)
  await expect(inTurn('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await expect(inTurn('a', async () => 1)).resolves.toBe(1)
})
