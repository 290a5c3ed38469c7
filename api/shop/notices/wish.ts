import type { NoticeKind, NoticePlace } from '#domain/notices/notices.ts'
import { MAX_NOTICES_OF_PRODUCT } from '#domain/notices/notices.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { messageText } from '../../platform/language/message-text.ts'
import { notInShop, notSoldOut } from '../wishlist/refusals.ts'
import { nothingInCart, tooManyOfProduct } from './refusals.ts'
import { countOfProduct, findFilledCart, holdVariant, type NewSubscription } from './subscription-queries.ts'

/** What somebody wants to hear of, and where they said so. */
export type Wish = { kind: NoticeKind; variantId?: number | undefined; place: NoticePlace; language: Language }
export type Subject = Pick<NewSubscription, 'productId' | 'variantId' | 'price' | 'cartId'>

/** The consent is the sentence that the page shows beside the button. */
export function rowOf({ kind, place, language }: Wish) {
  const consent = messageText(language, `notices.consent.${kind}`)
  return { kind, place, language, consent, askedAt: new Date() }
}

/**
 * Finds what a guest wants to hear of.
 *
 * @param cartKey  key of the browser's cart, if there is one
 * @throws AppError not_found for a variant that is not sold; conflict while it is in stock, and for one request too many;
 *         cart_empty
 */
export function guestSubject(tx: Db, wish: Wish, cartKey: string | undefined): Promise<Subject> {
  return wish.kind === 'cart-reminder' ? cartOf(tx, cartKey) : subjectOf(tx, wish)
}

/** The same for a member, who has one cart. */
export async function memberSubject(tx: Db, wish: Wish): Promise<Subject> {
  return wish.kind === 'cart-reminder' ? {} : subjectOf(tx, wish)
}

async function subjectOf(tx: Db, { kind, variantId = 0 }: Wish): Promise<Subject> {
  const variant = await holdVariant(tx, variantId)
  if (!variant) throw notInShop()
  if (kind === 'back-in-stock' && variant.stock > 0) throw notSoldOut()
  if ((await countOfProduct(tx, variant.productId)) >= MAX_NOTICES_OF_PRODUCT) throw tooManyOfProduct()
  return {
    productId: variant.productId,
    variantId: variant.id,
    price: kind === 'price-drop' ? variant.price : null,
  }
}

async function cartOf(tx: Db, key: string | undefined): Promise<Subject> {
  const cartId = key === undefined ? undefined : await findFilledCart(tx, key)
  if (cartId === undefined) throw nothingInCart()
  return { cartId }
}
