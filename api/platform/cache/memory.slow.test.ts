import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MAX_BYTES = 32 * 1024 * 1024

/** Fills a cache several times over with answers in every encoding; prints the memory it uses in the end. */
const fillCache = (answer: string) => `
  const { AnswerCache } = await import('#api/platform/cache/answer-cache.ts')
  let seed = 1
  const word = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff)).toString(36)
  const textOf = (length) => {
    let text = ''
    while (text.length < length) text += word() + ' '
    return text.slice(0, length)
  }
  // A separate thread frees buffers; only a further collection waits for it.
  const held = async () => {
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => setImmediate(resolve))
      gc()
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const cache = new AnswerCache({ maxBytes: ${MAX_BYTES} })
  cache.resume()
  const before = await held()
  let length = 0
  for (let number = 0; length < 3 * ${MAX_BYTES}; number++) {
    const key = 'en /api/product/getAllProducts ' + number
    const answer = await cache.answer(key, async () => ({ headers: {}, ...(${answer}) }))
    length += answer.bytes
    cache.nameAddress('/api/product/getAllProducts?number=' + number, key)
    for (const encoding of ['identity', 'gzip', 'br']) await answer.representation(encoding)
  }
  console.log((await held()) - before)
  cache.find('') // keeps the cache alive until here
`

test.for([
  ['tiny answers', `{ body: '{}', tags: [] }`],
  [
    'answers with many tags',
    `{ body: '{}', tags: Array.from({ length: 48 }, () => 'product:' + (word().length * 97 + number % 900)) }`,
  ],
  ['short answers', `{ body: textOf(3_000), tags: ['catalog'] }`],
  ['answers that hardly shrink', `{ body: textOf(8_000), tags: ['catalog'] }`],
  ['pages', `{ body: '<p>' + textOf(400).repeat(100), tags: ['catalog'] }`],
] as const)('%s take no more memory than the cache’s limit', { timeout: 120_000 }, async ([, answer]) => {
  const args = ['--expose-gc', '--input-type=module', '--eval', fillCache(answer)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeLessThan(1.1 * MAX_BYTES)
})
