import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { PayBody, PayStep } from '#contract/payments.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import type { Limit } from '../../../platform/rate-limits/limit.ts'
import { insertAttempt, nameAttempt, updateAttempt } from './attempt-queries.ts'
import { awaitWallet, lookUpWaiting } from './look-up.ts'
import { readMoneyOf } from '../money-rows.ts'
import { hasSentVoucher, nextPayment } from '../order-money.ts'
import type { PaymentShop } from '../record-payment.ts'
import { takesWallets } from '../present-money.ts'
import type { NewAttempt, Wallet } from './provider.ts'
import { amountChanged, nothingToPay, receiptPending, walletAway, walletNotOffered } from '../refusals.ts'
import { FIRST_ASKED_AFTER_MS } from './when-to-ask.ts'

type Given = z.output<typeof PayBody>
const REF_LENGTH = 8

/**
 * Starts the payment of an order at a wallet. It looks earlier attempts up first, and starts nothing while the shop checks a
 * bank receipt, so that nobody pays twice.
 *
 * @param tries  counts tries of one order
 * @param now  instead of the clock
 * @returns where the browser goes
 * @throws AppError conflict for another amount, while a receipt waits, and when there is nothing to pay or not by this
 *                  wallet; unavailable when the wallet does not answer; too_many_requests
 */
export async function beginPayment(
  shop: PaymentShop & { tries: Limit },
  { id: orderId }: Pick<StoredOrder, 'id'>,
  { wallet: provider, amount }: Given,
  now?: Date,
): Promise<PayStep> {
  const wallet = shop.wallets.find(provider)
  if (!wallet) throw walletNotOffered(provider)
  await shop.tries.take(orderId)
  await lookUpWaiting(shop, orderId, { now })
  const attempt = await writeAttempt(shop, orderId, wallet, amount, now)
  const begun = await awaitWallet(shop, () => wallet.begin(attempt))
  if (begun.says !== 'begun') {
    const { says, request, answer } = begun
    shop.log.warn({ attempt: attempt.id, provider, says, answer }, 'a wallet did not take a payment')
    // The buyer never got the address at which it could be paid.
    const ended = { state: 'failed', ending: 'refused', endedAt: now ?? new Date(), nextCheckAt: null } as const
    await updateAttempt(shop.db, attempt.id, ['pending'], { ...ended, request, lastAnswer: answer })
    throw walletAway(provider)
  }
  const { providerRef, request, answer, url, fields } = begun
  if (wallet.refOf(attempt) === null) {
    const isNamed = await nameAttempt(shop.db, attempt.id, { providerRef, request, lastAnswer: answer })
    if (!isNamed) throw walletAway(provider)
  }
  return { attemptId: attempt.id, url, fields }
}

/** Writes an attempt with the amount of now; the order may change later. */
function writeAttempt(
  { db, wallets }: PaymentShop,
  orderId: string,
  wallet: Wallet,
  amount: number,
  given?: Date,
): Promise<NewAttempt> {
  const { provider } = wallet
  return withLockedOrder(db, orderId, async (tx, order) => {
    const now = given ?? new Date() // read after the wallet's answer
    const money = (await readMoneyOf(tx, [orderId]))(orderId)
    const next = nextPayment(order, money, now)
    if (!next) throw nothingToPay(order, now)
    if (hasSentVoucher(money)) throw receiptPending()
    if (!wallets.offered.includes(provider) || !takesWallets(order, next.amount)) throw walletNotOffered(provider)
    if (next.amount !== amount) throw amountChanged()
    const attempt = newAttempt(order, amount)
    await insertAttempt(tx, {
      id: attempt.id,
      orderId,
      provider,
      providerRef: wallet.refOf(attempt),
      purpose: next.purpose,
      amount,
      request: {},
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + FIRST_ASKED_AFTER_MS),
    })
    return attempt
  })
}

/** The reference contains the order's number, by which staff find it in the wallet's portal. */
function newAttempt({ number }: StoredOrder, amount: number): NewAttempt {
  const id = randomUUID()
  return { id, ref: `${number}-${id.slice(0, REF_LENGTH)}`, orderNumber: number, amount }
}
