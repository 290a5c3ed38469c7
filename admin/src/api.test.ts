import { expect, test, vi } from 'vitest'
import { postOnce } from './api.ts'

/** @returns the keys that were sent */
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

test('an act whose answer was lost carries the same key until the shop answers', async () => {
  const keys = answerInTurn('lost', 503, 200, 200)
  for (const pieces of [3, 3, 3, 3]) await receive(pieces)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('another act has a key of its own, and so has one that was refused', async () => {
  const keys = answerInTurn('lost', 409, 200)
  for (const pieces of [1, 2, 2]) await receive(pieces)
  expect(new Set(keys).size).toBe(3)
})
