import { keep, readKept, recordIn } from '../../storage.ts'
import { isId } from '#domain/id.ts'
import type { Wish } from './use-mark-button.ts'

const STORAGE_KEY = 'listWish'
/** Long enough to register and to look for the mail with the code. */
const KEPT_MS = 60 * 60_000

/** Where nothing can be kept a wish lasts until the page is left, which a login does not need. */
let unkept: string | null = null

/** What is carried out after a login: what was wished of a product, or that a line of the cart moves to My List. */
export type KeptWish = Wish | { kind: 'moved'; productId: string; variantId: string; name: string }

/** What a guest wished, until they have logged in in this tab. */
export function keepWish(wish: KeptWish): void {
  const text = JSON.stringify({ ...wish, at: Date.now() })
  unkept = keep(STORAGE_KEY, text, 'sessionStorage') ? null : text
}

/** Gives it once. */
export function takeWish(): KeptWish | undefined {
  const kept = unkept ?? readKept(STORAGE_KEY, 'sessionStorage')
  unkept = null
  if (kept !== null) keep(STORAGE_KEY, null, 'sessionStorage')
  return wishIn(kept, Date.now())
}

/** As it was kept; undefined for one of long ago, and for what we have not written. */
export function wishIn(kept: string | null, now: number): KeptWish | undefined {
  const { kind, productId, variantId, name, at } = recordIn(kept)
  const isWhole = typeof productId === 'string' && isId(productId) && typeof name === 'string'
  const isFresh = typeof at === 'number' && now - at < KEPT_MS
  if (!isWhole || !isFresh) return undefined
  if (kind === 'saved' || kind === 'noticed') return { kind, productId, name }
  const isLine = kind === 'moved' && typeof variantId === 'string' && isId(variantId)
  return isLine ? { kind, productId, variantId, name } : undefined
}
