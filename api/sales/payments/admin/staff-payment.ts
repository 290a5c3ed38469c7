import { waitsForBank } from '#domain/instalments/request-states.ts'
import { isWallet, type PaymentMethod, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { LEAST_WALLET_RUPEES, TRANSFER_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import { readDeliveries } from '../../fulfilment/delivery-queries.ts'
import { recordNews } from '../../fulfilment/record-news.ts'
import { readRequestsOf } from '../../instalments/request-queries.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { updatePayment } from '../../orders/change-queries.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import { offeredPayments } from '../../terms/offered-methods.ts'
import { readShop } from '../../terms/shop-queries.ts'
import { readMoneyOf } from '../money-rows.ts'
import { dueOf, hasSentVoucher } from '../order-money.ts'
import { tellOfPayment } from '../tell-of-payment.ts'

type Shop = OrderShop & { wallets: { offered: readonly WalletProvider[] } }

/**
 * Changes how the rest of an order is paid, for staff, before any of it leaves. What is paid stays paid.
 *
 * @throws AppError conflict, with the reason in words; RangeError when there is no such order
 */
export function changePaymentByStaff(
  { db, secrets, wallets }: Shop,
  orderId: string,
  { payment, by, now: given }: { payment: PaymentMethod; by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (order.payment === payment) return // a repeated call
    const now = given ?? new Date() // read after the lock
    const { ways, why } = await readStaffWays(tx, order, wallets.offered)
    if (!ways.includes(payment)) throw new AppError('conflict', why ?? (await unfitWords(tx, order, payment)))
    // A buyer on the phone reads the mail later: half an hour for a wallet is too short.
    const waits = order.state === 'pending' && payment !== 'cod'
    const payBy = waits ? new Date(now.getTime() + TRANSFER_PAYS_WITHIN_MS) : null
    const changed = { ...order, payment, payBy }
    await updatePayment(tx, orderId, changed)
    const detail = { from: order.payment, to: payment }
    await recordNews(tx, order, { action: 'payment-changed', by, at: now, detail }, () => {
      return tellOfPayment(tx, secrets, changed)
    })
  })
}

/** Reads the ways to which staff can change an order; without any, why, in words. */
export async function readStaffWays(
  db: Db,
  order: StoredOrder,
  wallets: readonly WalletProvider[],
): Promise<{ ways: PaymentMethod[]; why: string | null }> {
  const why = await refusalOf(db, order)
  if (why !== null) return { ways: [], why }
  const shop = await readShop(db, order.district)
  if (shop === null) return { ways: [], why: 'The shop is not set up.' }
  const total = await readDue(db, order)
  const offered = offeredPayments(shop, order.district, order.method, { wallets, total })
  return { ways: offered.filter((way) => way !== order.payment), why: null }
}

async function refusalOf(db: Db, order: StoredOrder): Promise<string | null> {
  const { id, state, deposit, verifyBy, privateDetails } = order
  if (privateDetails === null) return 'The customer’s data was deleted.'
  if (state !== 'pending' && state !== 'confirm') return 'Nothing in this order is still to be delivered.'
  if (deposit !== null) return 'A piece made to measure is paid as its quote says.'
  if (verifyBy !== null) return 'The customer has not entered the code yet. Confirm the order first.'
  const deliveries = await readDeliveries(db, id)
  if (deliveries.some((delivery) => delivery.state === 'out')) return 'Somebody is on the way with it.'
  if (waitsForBank((await readRequestsOf(db, [id]))(id))) {
    return 'A bank decides on instalments for it. End that request first.'
  }
  const money = (await readMoneyOf(db, [id]))(id)
  if (hasSentVoucher(money)) return 'The customer sent a receipt of a transfer. Answer it first.'
  return dueOf(order, money) === 0 ? 'Nothing is left to pay.' : null
}

async function readDue(db: Db, order: StoredOrder): Promise<number> {
  return dueOf(order, (await readMoneyOf(db, [order.id]))(order.id))
}

async function unfitWords(db: Db, order: StoredOrder, payment: PaymentMethod): Promise<Sentence> {
  const isTrifle = isWallet(payment) && (await readDue(db, order)) < LEAST_WALLET_RUPEES
  if (isTrifle) return say('payments.least-by-wallet', { least: { money: LEAST_WALLET_RUPEES } })
  return payment === 'cod' ? 'Drivers take no cash in that district.' : 'The shop does not take this payment method.'
}
