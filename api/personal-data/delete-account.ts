import { accountProblems } from '#domain/account-problems.ts'
import { forgetAnswers } from '../checkout/once.ts'
import { forgetRequests } from '../custom-orders/forget-requests.ts'
import type { Db } from '../db/client.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { AppError } from '../app-error.ts'
import { forgetAfterSales } from '../fulfilment/account-queries.ts'
import { enqueue } from '../jobs/queue.ts'
import { say } from '../language/sentence.ts'
import { findOpenOrder, findUnsettledOrder, forgetBuyer } from '../orders/account-queries.ts'
import { readPhotoIdsOf } from '../photos/photo-queries.ts'
import { forgetReviewer } from '../reviews/change-queries.ts'
import { deleteTicketsOf } from '../tickets/ticket-queries.ts'
import { sessionExpired } from '../accounts/authenticate.ts'
import type { TriedFrom } from '../accounts/login-tries.ts'
import { deleteTraces, lockUser } from '../accounts/own-account-queries.ts'
import { isPassword } from '../accounts/password-hash.ts'
import type { Shop } from '../accounts/shop.ts'
import { tryPassword } from '../accounts/try-password.ts'
import { findUser, type User } from '../accounts/user-queries.ts'

/**
 * Deletes a person's account: profile, picture, sessions, codes, registrations, cart, list, addresses, mails and what
 * was answered to their orders. Orders and reviews stay, as nobody's, without the photos that were sent about the
 * orders; requests for custom pieces likewise, the open ones withdrawn. What
 * was written to the shop goes, but for complaints, which the law wants kept.
 *
 * @param by.userId  whoever is logged in
 * @throws AppError forbidden for a wrong password, which counts as a failed login, and too_many_requests after many;
 *                  conflict while an order is on its way, and while goods or money of one are on their way back
 */
export async function deleteAccount(
  shop: Shop,
  by: { userId: string; from: TriedFrom },
  password: string,
): Promise<void> {
  const user = await findUser(shop.db, by.userId)
  if (!user) throw sessionExpired()
  const isRight = await tryPassword(shop, { email: user.email, ...by.from }, async () =>
    (await isPassword(user.passwordHash, password)) ? true : undefined,
  )
  if (!isRight) throw wrongPassword()
  await retryConflicts(() => shop.db.transaction((tx) => deleteHeld(tx, user)))
}

/** Much else hangs on the account; what has begun to change may wait for the account and be waited for (retryConflicts). */
async function deleteHeld(tx: Db, user: User) {
  const held = await lockUser(tx, user.id) // whoever orders meanwhile was faster, or finds no account
  if (held?.passwordHash !== user.passwordHash) throw sessionExpired() // a change of the password ended all sessions
  const open = await findOpenOrder(tx, held.id)
  if (open !== undefined) throw orderIsOpen(open)
  const unsettled = await findUnsettledOrder(tx, held.id)
  if (unsettled !== undefined) throw orderIsUnsettled(unsettled)
  const orderIds = await forgetBuyer(tx, held.id)
  await forgetAfterSales(tx, orderIds)
  await forgetReviewer(tx, held.id)
  await deleteTicketsOf(tx, held.id)
  const photoIds = [...(await readPhotoIdsOf(tx, orderIds)), ...(await forgetRequests(tx, held.id))]
  await forgetAnswers(tx, { kind: 'user', key: held.id })
  await deleteTraces(tx, held)
  if (photoIds.length > 0) await enqueue(tx, 'remove-photos', { photoIds })
  if (held.avatarId) await enqueue(tx, 'remove-avatar', { userId: held.id, avatarId: held.avatarId })
}

/** Not `unauthorized`: the session is good, and stays. */
function wrongPassword(): AppError {
  const sentence = accountProblems['wrong-password']
  return new AppError('forbidden', sentence, { password: sentence })
}

function orderIsOpen(number: string): AppError {
  return new AppError(
    'conflict',
    say('Your order {number} is still on its way. You can delete your account once it is delivered or cancelled.', {
      number,
    }),
  )
}

/** Nobody could be called about it any more. */
function orderIsUnsettled(number: string): AppError {
  return new AppError(
    'conflict',
    say(
      'You are returning order {number}, or we still owe you a refund for it. You can delete your account once that is done.',
      { number },
    ),
  )
}
