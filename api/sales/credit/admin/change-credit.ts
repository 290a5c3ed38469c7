import { eq } from 'drizzle-orm'
import type { CorrectionBody, GiveCreditBody } from '#contract/admin/credit.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { creditAccounts, users } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { isFirstTime, type StaffOnce } from '../../../platform/records/staff-once.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import { finishRefund } from '../../payments/finish-refund.ts'
import { findRefund } from '../../payments/payment-queries.ts'
import { findOpenRequest } from '../../payments/refund-requests/request-queries.ts'
import { creditReference } from '../credit-name.ts'
import { ensureOfUser, insertEntry, lockCredit } from '../credit-queries.ts'

type Act = { by: { id: string }; once: StaffOnce | undefined }

/** Blocks a gift card or store credit, or lets it pay again. @throws AppError not_found */
export async function blockCredit(db: Db, accountId: string, isBlocked: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await heldCredit(tx, accountId)
    if ((account.blockedAt !== null) === isBlocked) return
    await tx
      .update(creditAccounts)
      .set({ blockedAt: isBlocked ? new Date() : null })
      .where(eq(creditAccounts.id, accountId))
  })
}

/**
 * Adds to a balance or takes from it, for a reason that staff give.
 *
 * @throws AppError not_found; invalid_input for 0, or for more than is left
 */
export async function correctCredit(
  db: Db,
  accountId: string,
  { amount, note }: CorrectionBody,
  { by, once }: Act,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { balance } = await heldCredit(tx, accountId)
    if (!(await isFirstTime(tx, once))) return
    if (amount === 0) throw new AppError('invalid_input', 'Please give an amount.')
    if (balance + amount < 0) throw new AppError('invalid_input', say('credit.too-much', { most: { money: balance } }))
    await insertEntry(tx, { accountId, amount, reason: 'correction', note, staffId: by.id })
  })
}

/**
 * Gives store credit to the account of a customer.
 *
 * @returns its id
 * @throws AppError not_found
 */
export async function giveCredit(
  db: Db,
  userId: string,
  { amount, note }: GiveCreditBody,
  { by, once }: Act,
): Promise<string> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      if ((await tx.$count(users, eq(users.id, userId))) === 0) {
        throw new AppError('not_found', 'There is no such customer.')
      }
      const accountId = await ensureOfUser(tx, userId)
      await lockCredit(tx, [accountId])
      if (await isFirstTime(tx, once)) {
        await insertEntry(tx, { accountId, amount, reason: 'given', note, staffId: by.id })
      }
      return accountId
    }),
  )
}

/**
 * Pays a refund that is due as store credit of the customer's account.
 *
 * @throws AppError not_found; conflict when it was done before, while a wallet may be sending it, or for an order without an
 *                  account
 */
export async function refundToCredit(
  { db, secrets }: { db: Db; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> },
  refundId: string,
  by: { id: string },
): Promise<void> {
  const found = await findRefund(db, refundId)
  if (!found) throw new AppError('not_found', 'There is no such refund.')
  await withLockedOrder(db, found.orderId, async (tx, order) => {
    const refund = (await findRefund(tx, refundId))!
    if (order.userId === null) throw new AppError('conflict', 'This order has no account that could have store credit.')
    if (await findOpenRequest(tx, refundId)) throw new AppError('conflict', 'A wallet may be sending this refund.')
    const now = new Date()
    const { amount } = refund
    const accountId = await ensureOfUser(tx, order.userId)
    const [account] = await lockCredit(tx, [accountId])
    const reference = creditReference(account!) || 'Store credit'
    await finishRefund(tx, secrets, order, refund, { amount, reference, by, now, creditAccountId: accountId })
    const entry = { accountId, amount, reason: 'refund', orderId: order.id, refundId } as const
    await insertEntry(tx, { ...entry, staffId: by.id, at: now })
  })
}

async function heldCredit(tx: Db, accountId: string) {
  const [account] = await lockCredit(tx, [accountId])
  if (!account) throw new AppError('not_found', 'There is no such gift card or store credit.')
  return account
}
