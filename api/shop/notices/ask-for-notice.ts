import { MAX_NOTICES, MAX_NOTICES_OF_PRODUCT, MAX_UNCONFIRMED } from '#domain/notices/notices.ts'
import type { NoticeKind, NoticePlace } from '#domain/notices/notices.ts'
import type { Language } from '#domain/language/languages.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import { refuseEmail } from '../../people/accounts/refuse-problems.ts'
import type { Db } from '../../platform/db/client.ts'
import { messageText } from '../../platform/language/message-text.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { notInShop, notSoldOut } from '../wishlist/refusals.ts'
import { mailConfirmation } from './notice-mails.ts'
import { personOf } from './person.ts'
import { nothingInCart, tooManyNotices, tooManyOfProduct } from './refusals.ts'
import {
  countConfirmed,
  countOfProduct,
  deleteOldestUnconfirmed,
  findFilledCart,
  holdVariant,
  putOwn,
  putUnconfirmed,
  readEmail,
  type NewSubscription,
} from './subscription-queries.ts'

export type NoticeShop = { db: Db; secrets: Secrets; addressLimits: AddressLimits }

type Wish = { kind: NoticeKind; variantId?: number | undefined; place: NoticePlace; language: Language }
type Subject = Pick<NewSubscription, 'productId' | 'variantId' | 'price' | 'cartId'>

/**
 * Subscribes an account, whose address is verified, to a notice.
 *
 * @param from  the client's address, by which requests are counted
 * @throws AppError not_found for a variant that is not sold; conflict while it is in stock, and for one notice too many;
 *         too_many_requests; unauthorized
 */
export async function askAsMember(shop: NoticeShop, userId: string, wish: Wish, from: string): Promise<void> {
  await shop.addressLimits.noticeRequests.take(from)
  await shop.db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const person = personOf(shop.secrets.dataKey, await readEmail(tx, userId))
    const subject = wish.kind === 'cart-reminder' ? {} : await subjectOf(tx, wish)
    if ((await countConfirmed(tx, person)) >= MAX_NOTICES) throw tooManyNotices()
    await putOwn(tx, { ...rowOf(wish), ...subject, person, userId })
  })
}

/**
 * Notes a guest's request and mails a link to confirm it. The answer is the same whatever the address waits for. Of too
 * many unconfirmed requests the oldest go, so that strangers never keep an owner from asking.
 *
 * @param guest.cartKey  key of the browser's cart, if there is one
 * @throws AppError invalid_input for the address; otherwise likewise, and cart_empty
 */
export async function askAsGuest(
  shop: NoticeShop,
  guest: { email: string; cartKey: string | undefined },
  wish: Wish,
  from: string,
): Promise<void> {
  refuseEmail(guest.email)
  const email = givenEmail(guest.email)
  await shop.addressLimits.noticeRequests.take(from)
  await shop.db.transaction(async (tx) => {
    await shop.addressLimits.askedNotices(tx).take(emailKey(email), { userId: null, network: clientNetwork(from) })
    const person = personOf(shop.secrets.dataKey, email)
    const subject = wish.kind === 'cart-reminder' ? await cartOf(tx, guest.cartKey) : await subjectOf(tx, wish)
    const asked = await putUnconfirmed(tx, { ...rowOf(wish), ...subject, person, email })
    await deleteOldestUnconfirmed(tx, person, MAX_UNCONFIRMED)
    await mailConfirmation(tx, shop.secrets, asked, email)
  })
}

/** The consent is the sentence that the page shows beside the button. */
function rowOf({ kind, place, language }: Wish) {
  const consent = messageText(language, `notices.consent.${kind}`)
  return { kind, place, language, consent, askedAt: new Date() }
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
