import { keep, readKept, recordIn } from '../../kept.ts'
import { isId } from '#domain/id.ts'
import type { Wish } from './use-mark-button.ts'

const STORAGE_KEY = 'listWish'
/** Long enough to register and to look for the mail with the code. */
const KEPT_MS = 60 * 60_000

/** Where nothing can be kept a wish lasts until the page is left, which a login does not need. */
let unkept: string | null = null

/** What a guest wished, until they have logged in in this tab. */
export function keepWish(wish: Wish): void {
  const text = JSON.stringify({ ...wish, at: Date.now() })
  unkept = keep(STORAGE_KEY, text, 'sessionStorage') ? null : text
}

/** Gives it once. */
export function takeWish(): Wish | undefined {
  const kept = unkept ?? readKept(STORAGE_KEY, 'sessionStorage')
  unkept = null
  if (kept !== null) keep(STORAGE_KEY, null, 'sessionStorage')
  return wishIn(kept, Date.now())
}

/** As it was kept; undefined for one of long ago, and for what we have not written. */
export function wishIn(kept: string | null, now: number): Wish | undefined {
  const { kind, productId, name, at } = recordIn(kept)
  const isWhole = typeof productId === 'string' && isId(productId) && typeof name === 'string'
  const isFresh = typeof at === 'number' && now - at < KEPT_MS
  return isWhole && isFresh && (kind === 'saved' || kind === 'noticed') ? { kind, productId, name } : undefined
}
