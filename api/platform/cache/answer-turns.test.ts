import { expect, test, vi } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { answerOf, bodyOf, openCache, pending } from './answer-cache.fixture.ts'
import { currentCaller, onBehalfOf } from '../process/on-behalf-of.ts'
import type { Turn } from './flight.ts'
import type { ComputedAnswer } from './cached-answer.ts'

/** Returns a network's turn that comes when the test says so. */
function turnOf(owner: string) {
  const { promise: coming, resolve: come, reject: refuse } = Promise.withResolvers<void>()
  let asked = 0
  const take: Turn['take'] = async (work) => {
    asked += 1
    await coming
    return work()
  }
  return { owner, take, come, refuse, asked: () => asked }
}

test('nobody waits in the queue of another network', async () => {
  const cache = openCache()
  const [slow, quick] = [turnOf('a'), turnOf('b')]
  const page = pending()
  const waiting = [slow, slow, quick, quick].map((turn) => bodyOf(cache.answer('key', page.compute, turn)))
  cache.drop(['other']) // does not make it too old, for it has not begun
  waiting.push(bodyOf(cache.answer('key', page.compute, quick)))
  expect([slow.asked(), quick.asked()]).toEqual([1, 1])
  quick.come()
  page.resolve(answerOf('page'))
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('page'))
  slow.come()
  expect(await bodyOf(cache.answer('key', page.compute, slow))).toBe('page')
  expect(page.calls()).toBe(1)
})

test('what an answer asks of the database waits in the place of no network', async () => {
  const cache = openCache()
  const made = onBehalfOf(
    () => '198.51.100.7',
    () => bodyOf(cache.answer('key', async () => answerOf(currentCaller()))),
  )
  expect(await made).toBe('shop')
})

test('the network whose turn comes first makes the answer, with its own calls', async () => {
  const cache = openCache()
  const [slow, quick] = [turnOf('a'), turnOf('b')]
  const answers = [slow, quick].map((turn) => bodyOf(cache.answer('key', async () => answerOf(turn.owner), turn)))
  quick.come()
  expect(await Promise.all(answers)).toEqual(['b', 'b'])
})

test('a hundred networks whose turns do not come keep nobody waiting', async () => {
  const cache = openCache()
  const slow = Array.from({ length: 100 }, (_, network) => turnOf(String(network)))
  const waiting = slow.map((turn) => bodyOf(cache.answer('key', async () => answerOf('slow'), turn)))
  const quick = turnOf('quick')
  quick.come()
  waiting.push(bodyOf(cache.answer('key', async () => answerOf('quick'), quick)))
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['quick']))
})

test('a turn that comes while another network makes the answer is given up at once', async () => {
  const cache = openCache()
  const [maker, late] = [turnOf('a'), turnOf('b')]
  const page = pending()
  const given = vi.fn<(made: ComputedAnswer | undefined) => void>()
  const take: Turn['take'] = async (work) => {
    const made = await late.take(work)
    given(made)
    return made
  }
  const answers = [maker, { owner: 'b', take }].map((turn) => bodyOf(cache.answer('key', page.compute, turn)))
  maker.come()
  late.come()
  await expect.poll(() => given.mock.calls).toEqual([[undefined]])
  page.resolve(answerOf('page'))
  expect(await Promise.all(answers)).toEqual(['page', 'page'])
})

test('a network whose turn is refused gets what another’s turn makes, and else its refusal', async () => {
  const cache = openCache()
  const [full, other] = [turnOf('a'), turnOf('b')]
  const answers = [full, other].map((turn) => bodyOf(cache.answer('key', async () => answerOf('page'), turn)))
  const refusal = new AppError('unavailable', 'Busy')
  full.refuse(refusal)
  other.come()
  expect(await Promise.all(answers)).toEqual(['page', 'page'])
  await expect(cache.answer('other key', async () => answerOf('page'), full)).rejects.toBe(refusal)
})
