/** Waits and tries of `retryingFetch`. */
export type Retries = {
  /** Tries after the first one. */
  most: number
  /** The first wait at most. It doubles with each try, and is drawn at random up to there. */
  firstMs: number
  /** No wait is longer: when `Retry-After` asks for more, the answer is returned. */
  longestMs: number
}

export const usualRetries: Retries = { most: 4, firstMs: 500, longestMs: 60_000 }

/** What it needs of the world; tests have their own. */
type World = {
  ask: (request: Request) => Promise<Response>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

const world: World = { ask: (request) => fetch(request), wait: waitFor, random: Math.random }

/** The shop is busy, or its proxy does not reach it, as while it restarts. */
const PASSING = [408, 429, 502, 503, 504]
const CONFLICT = 409
const SECOND_MS = 1_000

/**
 * Returns a `fetch` that adds an Idempotency-Key to each POST, and tries again after a lost connection, a 408, 429, 502,
 * 503 and 504, and a 409 with `Retry-After`, which says that the first try is still under way. Each try has the same key,
 * so nothing happens twice. It waits as long as `Retry-After` says, else a random time that grows.
 */
export function retryingFetch({ most, firstMs, longestMs }: Retries, { ask, wait, random }: World = world) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'POST' && !request.headers.has('idempotency-key')) {
      request.headers.set('idempotency-key', crypto.randomUUID())
    }
    for (let tried = 0; ; tried += 1) {
      const answer = await ask(request.clone()).catch((error: unknown) => {
        if (tried >= most || request.signal.aborted) throw error
        return undefined // nobody knows whether it arrived
      })
      const waitMs = askedWait(answer) ?? random() * firstMs * 2 ** tried
      if (answer && (tried >= most || !isToRepeat(answer) || waitMs > longestMs)) return answer
      await answer?.body?.cancel()
      await wait(waitMs, request.signal)
    }
  }
}

function isToRepeat({ status, headers }: Response): boolean {
  return PASSING.includes(status) || (status === CONFLICT && headers.has('retry-after'))
}

/** Returns for how long an answer asks to wait, ms. */
function askedWait(answer: Response | undefined): number | undefined {
  const seconds = Number.parseInt(answer?.headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? undefined : seconds * SECOND_MS
}

/** @throws the signal's reason when it is aborted meanwhile */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}
