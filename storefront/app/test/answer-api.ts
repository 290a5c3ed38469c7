import { vi } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call such as `POST /api/orders`, without its query parameters. */
type Asked = `${Method} /api/${string}`

export type Answer = { status: number; body?: object; headers?: Record<string, string> }

/** Response to a call: constant, or computed by a function; a rejected promise means that the network is down. */
type Answering = Answer | ((sent: Sent) => Answer | Promise<Answer>)

/** The request: `body` is parsed JSON or FormData; `search` has no question mark. */
export type Sent = { body: unknown; search: string; headers: Headers }

const answering = new Map<string, Answering>()
/** Rejects at the end of the test, so that no call lasts into the next one. */
let testEnd = Promise.withResolvers<never>()

/**
 * Responds to calls of the API in place of the server until the test ends; further calls of this function add
 * responses. A call without a response fails the test.
 *
 * @returns the requests of these calls from now on, oldest first
 */
export function answerApi(answers: Partial<Record<Asked, Answering>>): Sent[] {
  const sent: Sent[] = []
  for (const [asked, answer] of Object.entries(answers)) {
    answering.set(asked, (request) => {
      sent.push(request)
      return typeof answer === 'function' ? answer(request) : answer!
    })
  }
  if (!vi.isMockFunction(window.fetch)) {
    vi.spyOn(window, 'fetch').mockImplementation(answerFetch)
  }
  return sent
}

async function answerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const asked = `${request.method} ${pathname}`
  const answer = answering.get(asked)
  if (!answer) {
    console.error(`Nothing answers ${asked}`)
    throw new TypeError(`Nothing answers ${asked}`)
  }
  const sent = { body: await bodyOf(request), search: search.slice(1), headers: request.headers }
  const answered = typeof answer === 'function' ? Promise.race([answer(sent), testEnd.promise]) : answer
  const { status, body, headers } = await answered
  if (request.signal.aborted) throw request.signal.reason
  return body === undefined
    ? new Response('Bad Gateway', { status, headers: { 'content-type': 'text/plain', ...headers } })
    : Response.json(body, { status, ...(headers && { headers }) })
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return request.formData()
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Removes all responses and ends all pending calls; runs between tests. */
export function stopAnswering(): void {
  answering.clear()
  testEnd.promise.catch(() => {}) // possibly nobody waits for it
  testEnd.reject(new TypeError('The test is over'))
  testEnd = Promise.withResolvers()
}

export const done = (message: string, more: object = {}): Answer => ({
  status: 200,
  body: { success: true, error: false, message, ...more },
})

export const refused = (
  status: number,
  code: ErrorCode,
  message: string,
  headers?: Record<string, string>,
): Answer => ({
  status,
  body: { success: false, error: true, code, message },
  ...(headers && { headers }),
})

/** A network that is down. */
export const cut = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** Holds a response back until it is released. */
export function hold(answer: Answer): { answer: () => Promise<Answer>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  return { answer: () => promise, release: () => resolve(answer) }
}
