import type { PlaceBody } from '#contract/checkout.ts'
import { keep, readKept } from '../../kept.ts'

const STORAGE_KEY = 'checkoutAttempts'

/** An order that was sent and has no answer yet: it may have been placed. */
export type Attempt = {
  /** Its Idempotency-Key. */
  key: string
  /** Id of who sent it, '' for a guest. */
  owner: string
  body: PlaceBody
}

/** Where the browser keeps nothing, an attempt is known until the page is left. */
let unkept: Attempt[] | undefined

/** Of this shopper, the newest first. */
export function openAttempts(owner: string): Attempt[] {
  return readAttempts().filter((attempt) => attempt.owner === owner)
}

/** The attempt that sends exactly this: the one that got no answer, or a new one. */
export function attemptFor(owner: string, body: PlaceBody): Attempt {
  const sent = JSON.stringify(body)
  const same = openAttempts(owner).find((attempt) => JSON.stringify(attempt.body) === sent)
  if (same) return same
  const attempt = { key: newKey(), owner, body }
  keepAttempts([attempt, ...readAttempts()])
  return attempt
}

/** It has its answer, and did not become an order. */
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
    return [] // not written by us
  }
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'key' in value && 'owner' in value && 'body' in value
}

function keepAttempts(attempts: Attempt[]): void {
  const isKept = keep(STORAGE_KEY, attempts.length > 0 ? JSON.stringify(attempts) : null, 'sessionStorage')
  unkept = isKept ? undefined : attempts
}

/** Pages without https have no `randomUUID`. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
