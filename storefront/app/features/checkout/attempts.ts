import type { PlaceBody } from '#contract/checkout.ts'
import { keep, readKept } from '../../storage.ts'
import { newUuid } from '../../ui/new-uuid.ts'

const STORAGE_KEY = 'checkoutAttempts'

/** An order that was sent without a response so far; the shop may have placed it. */
export type Attempt = {
  /** The order's Idempotency-Key. */
  key: string
  /** Id of the sender, '' for a guest. */
  owner: string
  body: PlaceBody
}

/** Replaces storage where the browser has none; lasts until the visitor leaves the page. */
let unkept: Attempt[] | undefined

/** Attempts of this shopper, newest first. */
export function openAttempts(owner: string): Attempt[] {
  return readAttempts().filter((attempt) => attempt.owner === owner)
}

/** Returns the unanswered attempt with exactly this order, or a new one. */
export function attemptFor(owner: string, body: PlaceBody): Attempt {
  const sent = JSON.stringify(body)
  const same = openAttempts(owner).find((attempt) => JSON.stringify(attempt.body) === sent)
  if (same) return same
  const attempt = { key: newUuid(), owner, body }
  keepAttempts([attempt, ...readAttempts()])
  return attempt
}

/** Removes an attempt that was answered and did not become an order. */
export function closeAttempt({ key }: Attempt): void {
  keepAttempts(readAttempts().filter((attempt) => attempt.key !== key))
}

export function dropAttempts(): void {
  keepAttempts([])
}

function readAttempts(): Attempt[] {
  if (unkept) return unkept
  try {
    const kept: unknown = JSON.parse(readKept(STORAGE_KEY, 'sessionStorage') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAttempt) : []
  } catch {
    return [] // not written by this shop
  }
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'key' in value && 'owner' in value && 'body' in value
}

function keepAttempts(attempts: Attempt[]): void {
  const isKept = keep(STORAGE_KEY, attempts.length > 0 ? JSON.stringify(attempts) : null, 'sessionStorage')
  unkept = isKept ? undefined : attempts
}
