import { expect, test, vi } from 'vitest'
import { retryingFetch, usualRetries } from './retrying-fetch.ts'

type Answer = { status: number; retryAfter?: string } | 'lost'

/** Sends a request to a shop that gives these answers one after another, and notes keys and waits. */
async function ask(answers: Answer[], { method = 'GET', ...init }: RequestInit = {}) {
  const keys: (string | null)[] = []
  const bodies: string[] = []
  const waits: number[] = []
  const fetching = retryingFetch(usualRetries, {
    random: () => 1,
    wait: async (ms) => void waits.push(ms),
    ask: async (request) => {
      const answer = answers[keys.length] ?? { status: 200 }
      keys.push(request.headers.get('idempotency-key'))
      bodies.push(await request.text())
      if (answer === 'lost') throw new TypeError('fetch failed')
      const headers = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter }
      return new Response('{}', { status: answer.status, headers })
    },
  })
  const answer = await fetching(new Request('https://shop.example/', { method, ...init })).catch(() => undefined)
  return { status: answer?.status, keys, bodies, waits }
}

test.for<[Answer[], number | undefined, number[]]>([
  [[{ status: 200 }], 200, []],
  [[{ status: 404 }], 404, []],
  [[{ status: 500 }], 500, []],
  [[{ status: 409 }], 409, []],
  [['lost', 'lost', { status: 200 }], 200, [500, 1_000]],
  [[{ status: 503 }, { status: 200 }], 200, [500]],
  [[{ status: 408 }, { status: 200 }], 200, [500]],
  // A proxy answers so while the shop restarts.
  [[{ status: 502 }, { status: 504 }, { status: 200 }], 200, [500, 1_000]],
  [[{ status: 429, retryAfter: '7' }, { status: 200 }], 200, [7_000]],
  [[{ status: 429, retryAfter: '61' }], 429, []],
  [[{ status: 409, retryAfter: '1' }, { status: 200 }], 200, [1_000]],
  [Array.from({ length: 9 }, () => ({ status: 503 })), 503, [500, 1_000, 2_000, 4_000]],
  [Array.from({ length: 9 }, () => 'lost' as const), undefined, [500, 1_000, 2_000, 4_000]],
])('after %j comes %s, with waits of %j ms', async ([answers, status, waits]) => {
  expect(await ask(answers)).toMatchObject({ status, waits })
})

test('each try of a POST has the same key and body; another POST has another key', async () => {
  const post = { method: 'POST', body: '{"pieces":3}' }
  const { keys, bodies } = await ask(['lost', { status: 503 }], post)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(bodies).toEqual(['{"pieces":3}', '{"pieces":3}', '{"pieces":3}'])
  expect((await ask([], post)).keys[0]).not.toBe(keys[0])
})

test('a key of the program stays, and a GET has none', async () => {
  const { keys } = await ask(['lost'], { method: 'POST', body: '{}', headers: { 'idempotency-key': 'receipt-1' } })
  expect(keys).toEqual(['receipt-1', 'receipt-1'])
  expect((await ask([])).keys).toEqual([null])
})

test('a request that its program gives up is not tried again', async () => {
  const { keys } = await ask(['lost'], { signal: AbortSignal.abort() })
  expect(keys).toHaveLength(1)
})

test('an aborted call ends its wait at once', { timeout: 5_000 }, async () => {
  const stop = new AbortController()
  vi.stubGlobal('fetch', async () => {
    setTimeout(() => stop.abort(new Error('given up')))
    return new Response('{}', { status: 429, headers: { 'retry-after': '60' } })
  })
  const asking = retryingFetch(usualRetries)(new Request('https://shop.example/', { signal: stop.signal }))
  await expect(asking).rejects.toThrow('given up')
})
