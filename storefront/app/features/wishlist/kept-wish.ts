import { keep, readKept, recordIn } from '../../storage.ts'
import { MAX_CHOICE_LENGTH } from '#domain/bounds.ts'
import { isId } from '#domain/id.ts'
import { SLUG_PATTERN } from '#domain/slug.ts'
import type { Wish } from './use-mark-button.ts'
import type { WishedChoice } from './wished-choice.ts'

const STORAGE_KEY = 'listWish'
/** Enough to register and to find the email with the code. */
const KEPT_MS = 60 * 60_000

/** Replaces storage where the browser has none, until the visitor leaves the page. A login does not leave it. */
let unkept: string | null = null

/**
 * Carried out after a login: a wish for a product, or moving a line of the cart to My List. `lineId`: the line of the cart
 * that was added for the wish, and is still to be saved for later; `variantId`: what it was added in.
 */
export type KeptWish =
  | (Wish & { lineId?: string; variantId?: string })
  | (WishedChoice & { kind: 'moved'; productId: string; variantId: string; name: string })

/** Stores a guest's wish until they have logged in in this tab. */
export function keepWish(wish: KeptWish): void {
  const text = JSON.stringify({ ...wish, at: Date.now() })
  unkept = keep(STORAGE_KEY, text, 'sessionStorage') ? null : text
}

/** Returns the wish, which stays stored. */
export function readWish(): KeptWish | undefined {
  return wishIn(keptText(), Date.now())
}

/** Returns the stored text of the wish, which tells it from a later one. */
export function keptText(): string | null {
  return unkept ?? readKept(STORAGE_KEY, 'sessionStorage')
}

/**
 * Forgets the wish, which is done or cannot be.
 *
 * @param text  forgets it only while this is stored, so that a late answer leaves a later wish
 */
export function forgetWish(text = keptText()): void {
  if (text === null || text !== keptText()) return
  unkept = null
  keep(STORAGE_KEY, null, 'sessionStorage')
}

/** Forgets a wish for the product: what the shopper does by hand replaces it. */
export function forgetWishFor(productId: string): void {
  if (readWish()?.productId === productId) forgetWish()
}

/** Parses a stored wish; undefined if it is old or invalid. */
export function wishIn(kept: string | null, now: number): KeptWish | undefined {
  const { kind, productId, variantId, name, color, size, type, lineId, at } = recordIn(kept)
  const isWhole = typeof productId === 'string' && isId(productId) && typeof name === 'string'
  const isFresh = typeof at === 'number' && now - at < KEPT_MS
  if (!isWhole || !isFresh) return undefined
  const wish = {
    productId,
    name,
    ...(typeof color === 'string' && SLUG_PATTERN.test(color) && { color }),
    ...(isChoice(size) && { size }),
    ...(isChoice(type) && { type }),
  }
  const hasVariant = typeof variantId === 'string' && isId(variantId)
  if (kind === 'saved') return { kind, ...wish, ...(typeof lineId === 'string' && hasVariant && { lineId, variantId }) }
  if (kind === 'noticed') return { kind, ...wish }
  return kind === 'moved' && hasVariant ? { kind, ...wish, variantId } : undefined
}

function isChoice(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_CHOICE_LENGTH
}
