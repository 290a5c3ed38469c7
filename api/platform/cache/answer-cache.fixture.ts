import { AnswerCache } from './answer-cache.ts'
import type { ComputedAnswer } from './cached-answer.ts'

/** Opens a cache that remembers. */
export function openCache(options?: { maxBytes: number }) {
  const cache = new AnswerCache(options)
  cache.resume()
  return cache
}

/** Returns a computed answer with that text. */
export function answerOf(body: string, tags: string[] = []): ComputedAnswer {
  return { headers: { 'content-type': 'text/plain' }, body, tags }
}

/** Returns a computation that the test ends. */
export function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<ComputedAnswer>()
  let calls = 0
  return { resolve, reject, calls: () => calls, compute: () => ((calls += 1), promise) }
}

/** Returns the text of an answer. */
export async function bodyOf(answer: ReturnType<AnswerCache['answer']>): Promise<string> {
  return String((await (await answer).representation('identity')).body)
}
