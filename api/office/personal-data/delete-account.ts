import { forgetAnswers } from '../../sales/checkout/once.ts'
import { forgetRequests } from '../../sales/custom-requests/forget-requests.ts'
import { findOfUser, lockCredit } from '../../sales/credit/credit-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { forgetAfterSales } from '../../sales/fulfilment/after-sales-queries.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { deleteMailsAbout } from '../../platform/mail/mail-queries.ts'
import { say } from '../../platform/language/sentence.ts'
import { findOpenOrder, findUnsettledOrder, forgetBuyers, holdOrdersOf } from '../../sales/orders/account-queries.ts'
import { personOf } from '../../shop/notices/person.ts'
import { forgetKeptSms } from '../../platform/sms/sms-queries.ts'
import { unsubscribe } from '../../shop/notices/subscription-queries.ts'
import { forgetPhotosOf } from '../../shop/photos/photo-queries.ts'
import { forgetAsker } from '../../shop/questions/change-queries.ts'
import { forgetReviewer } from '../../shop/reviews/change-queries.ts'
import { deleteTicketsOf } from '../../shop/tickets/ticket-queries.ts'
import { sessionExpired } from '../../people/accounts/sessions/authenticate.ts'
import type { TriedFrom } from '../../people/accounts/login/login-tries.ts'
import { deleteTraces, lockUser } from '../../people/accounts/own-account-queries.ts'
import { isPassword } from '../../people/accounts/password/password-hash.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import { tryPassword } from '../../people/accounts/password/try-password.ts'
import { forgetActs } from './forget-acts.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { findUser, type User } from '../../people/accounts/user-queries.ts'

/**
 * Deletes a user's account: profile, picture, sessions, codes, registrations, cart, list, notices, addresses, mails, also those to
 * the shop about them, and the stored answers to their orders. Orders with their history, reviews, questions and answers stay without an owner, and
 * without the photos sent about the orders. Requests for custom pieces stay likewise; open ones are withdrawn. Tickets are
 * deleted, except complaints, which the law requires us to keep.
 *
 * @param by.userId  the logged-in user
 * @throws AppError forbidden for a wrong password, which counts as a failed login, and too_many_requests after many;
 *         conflict while an order is on its way, while a return or a refund is under way, and while there is store credit
 */
export async function deleteAccount(
  shop: Shop,
  by: { userId: string; from: TriedFrom },
  password: string,
): Promise<void> {
  const user = await findUser(shop.db, by.userId)
  if (!user) throw sessionExpired()
  const isRight = await tryPassword(shop, { email: user.email, ...by.from }, async () =>
    (await isPassword(user.passwordHash, password, { owner: 'shopper', ip: by.from.ip })) ? true : undefined,
  )
  if (!isRight) throw wrongPassword()
  await retryConflicts(() => shop.db.transaction((tx) => deleteHeld(tx, shop.secrets.dataKey, user)))
}

/**
 * Deletes the account and the records that depend on it. Concurrent changes of those may cause a deadlock, so the
 * caller retries (retryConflicts).
 */
export async function deleteHeld(tx: Db, dataKey: DataKey, user: User) {
  const held = await lockUser(tx, user.id) // a concurrent order either came first or finds no account
  if (held?.passwordHash !== user.passwordHash) throw sessionExpired() // a password change ended all sessions
  const orderIds = await holdOrdersOf(tx, held.id) // or a return or refund could come after the look for one
  const open = await findOpenOrder(tx, held.id)
  if (open !== undefined) throw orderIsOpen(open)
  const unsettled = await findUnsettledOrder(tx, held.id)
  if (unsettled !== undefined) throw orderIsUnsettled(unsettled)
  const [credit] = await lockCredit(tx, [(await findOfUser(tx, held.id))?.id ?? []].flat())
  if (credit && credit.balance > 0) throw creditIsLeft(credit.balance)
  await forgetBuyers(tx, orderIds)
  await forgetAfterSales(tx, orderIds)
  await forgetReviewer(tx, held.id)
  await forgetAsker(tx, held.id)
  const ticketIds = await deleteTicketsOf(tx, held.id)
  const requestIds = await forgetRequests(tx, held.id)
  const photoIds = await forgetPhotosOf(tx, orderIds)
  await deleteMailsAbout(tx, [...orderIds, ...ticketIds, ...requestIds, ...photoIds])
  await forgetAnswers(tx, { kind: 'user', key: held.id })
  // Also what this address requested without the account.
  await unsubscribe(tx, personOf(dataKey, held.email), 'all')
  await deleteTraces(tx, held)
  await forgetKeptSms(tx, orderIds)
  await forgetActs(tx, held.id, { orderIds, requestIds })
  if (held.avatarId) await enqueue(tx, 'remove-avatar', { userId: held.id, avatarId: held.avatarId })
}

/** The refusal is not `unauthorized`, because the session is valid and stays open. */
function wrongPassword(): AppError {
  const sentence = say('problem.wrong-password')
  return new AppError('forbidden', sentence, { password: sentence })
}

function orderIsOpen(number: string): AppError {
  return new AppError(
    'conflict',
    say('accounts.order-open', {
      number,
    }),
  )
}

/** Nobody could claim it afterwards. */
function creditIsLeft(balance: number): AppError {
  return new AppError('conflict', say('accounts.credit-left', { amount: { money: balance } }))
}

/** After a deletion we could no longer reach the buyer about it. */
function orderIsUnsettled(number: string): AppError {
  return new AppError('conflict', say('accounts.order-unsettled', { number }))
}
