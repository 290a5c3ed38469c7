import { expect, test, vi } from 'vitest'
import { postOnce } from './api.ts'

/** Stubs `fetch` with answers in order. @returns the idempotency keys that were sent */
function answerInTurn(...answers: (number | 'lost')[]): string[] {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']!)
    const answer = answers.shift()!
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return Response.json({ message: 'Said' }, { status: answer })
  })
  return keys
}

const receive = (pieces: number) => postOnce('/stock/movements', { pieces }).catch(() => 'refused')

test('an action whose answer was lost keeps its idempotency key until the API answers', async () => {
  const keys = answerInTurn('lost', 503, 200, 200)
  for (const pieces of [3, 3, 3, 3]) await receive(pieces)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('a different action gets a new idempotency key, and so does one that was refused', async () => {
  const keys = answerInTurn('lost', 409, 200)
  for (const pieces of [1, 2, 2]) await receive(pieces)
  expect(new Set(keys).size).toBe(3)
})
