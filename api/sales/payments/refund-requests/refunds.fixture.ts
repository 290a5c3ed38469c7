import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { paymentAttempts, payments, refundRequests, refunds, testGatewayPayments } from '../../../platform/db/schema.ts'
import { testOptions } from '../../../test/test.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { givenWallets, type Gateway } from '../payments.fixture.ts'
import type { PaymentShop } from '../record-payment.ts'
import { wordsOf } from '../test-gateway/wallet-words.ts'

const DAY_MS = 86_400_000

/** Pays an order at a wallet, as its gateway and the shop both know it. */
export async function givenPaid(
  db: Db,
  { id: orderId, total }: { id: string; total: number },
  { provider = 'khalti', amount = total }: { provider?: WalletProvider; amount?: number } = {},
) {
  const [attemptId, ref] = [randomUUID(), randomUUID().replaceAll('-', '')]
  const transactionId = `T${ref.slice(0, 16)}`
  const status = wordsOf[provider].paid
  const held = { ref, provider, status, transactionId, expiresAt: new Date() }
  await db
    .insert(testGatewayPayments)
    .values({ ...held, amount: provider === 'khalti' ? amount * 100 : amount, request: {} })
  const paid = { state: 'paid', endedAt: new Date(), request: {} } as const
  const about = { orderId, amount, purpose: 'full' } as const
  await db.insert(paymentAttempts).values({ ...about, ...paid, id: attemptId, provider, providerRef: ref })
  const received = { ...about, method: provider, reference: transactionId, attemptId }
  const payment = onlyRow(await db.insert(payments).values(received).returning())
  return { payment, ref, transactionId }
}

/** A cancelled order that was paid at a wallet, and whose money is due back. */
export async function givenRefund(db: Db, { provider = 'khalti' }: { provider?: WalletProvider } = {}) {
  const order = await givenOrder(db, { payment: provider, state: 'cancelled' })
  const paid = await givenPaid(db, order, { provider })
  return { order, ...paid, refundId: await givenDue(db, order.id, order.total), total: order.total }
}

/** A refund that is due. @returns its id */
export async function givenDue(db: Db, orderId: string, amount: number, cause = 'cancel'): Promise<string> {
  const due = { orderId, cause, amount, dueBy: new Date(Date.now() + DAY_MS) }
  return onlyRow(await db.insert(refunds).values(due).returning()).id
}

/** What was refunded at the TEST gateway, in rupees, and its word for it. */
export async function heldBy(db: Db, ref: string): Promise<[refunded: number, status: string]> {
  const { refunded, status } = onlyRow(
    await db.select().from(testGatewayPayments).where(eq(testGatewayPayments.ref, ref)),
  )
  return [refunded / 100, status]
}

export async function requestOf(db: Db, refundId: string) {
  const rows = await db.select().from(refundRequests).where(eq(refundRequests.refundId, refundId))
  return rows.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime()).at(-1)
}

export async function refundsOf(db: Db, orderId: string) {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt)
  return rows.map(({ amount, doneAt, reference, doneBy }) => ({ amount, isDone: doneAt !== null, reference, doneBy }))
}

export const SUCCESS = { detail: 'Transaction refund successful.' }
const log = { info: () => {}, warn: () => {} }

/** A shop whose wallets are at this gateway. */
export function shopAt(db: Db, gateway: Gateway): PaymentShop {
  return { db, secrets: testOptions.secrets, wallets: givenWallets(gateway), log }
}

type Paid = { ref: string; transactionId: string; total: number }
/** Answers look-ups with a status, and refunds as given. */
export function play(gateway: Gateway, paid: Paid, status: string, refund: Gateway['answer'] = () => SUCCESS) {
  gateway.answer = (asked, response) => {
    if (typeof asked === 'string' || !('pidx' in asked)) return refund(asked, response)
    return {
      pidx: paid.ref,
      total_amount: paid.total * 100,
      status,
      transaction_id: paid.transactionId,
      refunded: false,
    }
  }
}

/** Refunds among what the gateway was sent. */
export const refundsAt = ({ asked }: Gateway) => asked.filter((body) => typeof body !== 'string' && !('pidx' in body))
