import { MAX_NOTICES, MAX_UNCONFIRMED } from '#domain/notices/notices.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import { refuseEmail } from '../../people/accounts/refuse-problems.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { mailConfirmation } from './notice-mails.ts'
import { personOf } from './person.ts'
import { tooManyNotices } from './refusals.ts'
import { countConfirmed, deleteOldestUnconfirmed, putOwn, putUnconfirmed, readEmail } from './subscription-queries.ts'
import { guestSubject, memberSubject, rowOf, type Wish } from './wish.ts'

export type NoticeShop = { db: Db; secrets: Secrets; addressLimits: AddressLimits }

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
    const subject = await memberSubject(tx, wish)
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
    const subject = await guestSubject(tx, wish, guest.cartKey)
    const asked = await putUnconfirmed(tx, { ...rowOf(wish), ...subject, person, email })
    await deleteOldestUnconfirmed(tx, person, MAX_UNCONFIRMED)
    await mailConfirmation(tx, shop.secrets, asked, email)
  })
}
