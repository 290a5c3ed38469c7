import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { attemptEndings, attemptStates, paymentPurposes } from '#domain/payments/payments.ts'
import { paidWays, walletProviders } from '#domain/payments/payment-methods.ts'
import { refundRequestStates } from '#domain/payments/refund-requests.ts'
import { instant } from './columns.ts'
import { orders } from './orders.ts'
import { photos } from './photos.ts'

/** Whole rupees. */
const rupees = () => bigint({ mode: 'number' })

/** Wallet payment attempts. Request and answer are kept for bookkeeping, both without secrets. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: walletProviders }).notNull(),
    /** The wallet's identifier: eSewa's transaction_uuid, Khalti's pidx (null until Khalti has answered). */
    providerRef: text(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    /** Amount of this attempt, whatever happens to the order. */
    amount: rupees().notNull(),
    state: text({ enum: attemptStates }).notNull().default('pending'),
    /** The request as sent, without secrets. */
    request: jsonb().notNull(),
    /** The wallet's latest answer, as text. */
    lastAnswer: text(),
    /** Number of status checks at the wallet; `nextCheckAt` is null when no further check is due. */
    checks: smallint().notNull().default(0),
    checkedAt: instant(),
    nextCheckAt: instant(),
    /** Number of consecutive checks in which the wallet was unreachable. */
    outages: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** When the state became final. */
    endedAt: instant(),
    /** How the attempt failed; null in every other state. */
    ending: text({ enum: attemptEndings }),
  },
  (attempt) => [
    unique('payment_attempts_one_per_ref').on(attempt.provider, attempt.providerRef),
    check('payment_attempts_amount', sql`${attempt.amount} > 0`),
    check('payment_attempts_end', sql`(${attempt.state} = 'pending') = (${attempt.endedAt} is null)`),
    check('payment_attempts_ending', sql`(${attempt.state} = 'failed') = (${attempt.ending} is not null)`),
    index('payment_attempts_by_order').on(attempt.orderId, attempt.createdAt),
    index('payment_attempts_to_check').on(attempt.nextCheckAt),
  ],
)

/** Money received, by any method. Rows are final. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: paidWays }).notNull(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    amount: rupees().notNull(),
    /** The wallet attempt, each of which is paid once; null for other methods. */
    attemptId: uuid()
      .unique('payments_one_per_attempt')
      .references(() => paymentAttempts.id),
    /** Reference of the wallet or bank; '' for cash. */
    reference: text().notNull().default(''),
    /** Member of staff who recorded it; null for a wallet. No foreign key: records outlive accounts. */
    recordedBy: uuid(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (payment) => [
    check('payments_amount', sql`${payment.amount} > 0`),
    index('payments_by_order').on(payment.orderId, payment.receivedAt),
    index('payments_by_time').on(payment.receivedAt, payment.id),
    // A transfer is recorded once, however staff typed its reference (api/sales/payments/transfers/transfer-reference.ts).
    uniqueIndex('payments_one_per_transfer')
      .on(sql`upper(regexp_replace(${payment.reference}, '\\s', '', 'g'))`)
      .where(sql`method = 'bank'`),
  ],
)

/** Refunds, both due and done. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /**
     * Cause of the refund, which prevents refunding twice: `cancel`, `expire`, `return`, `rest`, `return:<id>`,
     * `damage:<id>`, `staff:<id>`; `attempt:<id>` and `payment:<id>` for money that never counted, and `edit:<id>` for money
     * that an edited order costs no more. The suffix `/<id>` marks
     * the remainder of another refund, and the part that went back to a gift card or store credit.
     */
    cause: text().notNull(),
    amount: rupees().notNull(),
    dueBy: instant().notNull(),
    /** Reference of the wallet or bank, once the refund is done. */
    reference: text(),
    doneBy: uuid(),
    doneAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    /** The gift card or store credit to which it went; null for money. No foreign key, which would lock a large table. */
    creditAccountId: uuid(),
  },
  (refund) => [
    unique('refunds_one_per_cause').on(refund.orderId, refund.cause),
    check('refunds_amount', sql`${refund.amount} > 0`),
    check('refunds_done', sql`(${refund.doneAt} is null) = (${refund.reference} is null)`),
    // For the list of the back office (api/sales/payments/admin/refund-queries.ts).
    index('refunds_by_deadline').on(refund.dueBy, refund.id),
    index('refunds_by_time').on(refund.createdAt, refund.id),
    index('refunds_by_amount').on(refund.amount, refund.id),
    // Serves the substring search of api/platform/records/conditions.ts.
    index('refunds_by_reference').using('gin', sql`${refund.reference} gin_trgm_ops`),
    index('refunds_by_end').on(refund.doneAt.asc().nullsFirst(), refund.id),
    index('refunds_to_do')
      .on(refund.dueBy)
      .where(sql`done_at is null`),
  ],
)

/** Requests to a wallet to send a refund. Each row is written before its request leaves the shop (decision 102). */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey(),
    refundId: uuid()
      .notNull()
      .references(() => refunds.id),
    /** The payment whose money goes back. */
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The wallet's identifier of the payment. */
    transactionId: text().notNull(),
    amount: rupees().notNull(),
    /** Whether a part of the payment had gone back before. */
    isPartBefore: boolean().notNull(),
    /** Whether nothing of the payment is left after it. */
    isLast: boolean().notNull(),
    state: text({ enum: refundRequestStates }).notNull().default('sending'),
    /** Member of staff who sent it. No foreign key: records outlive accounts. */
    sentBy: uuid().notNull(),
    sentAt: instant().notNull(),
    /** The wallet's latest answer, as text. */
    lastAnswer: text(),
    /** Whether look-ups cannot tell what became of it, so that staff look in the wallet's portal. */
    isForStaff: boolean().notNull().default(false),
    /** When the wallet was last asked what became of it; `nextCheckAt` is null when no further check is due. */
    checkedAt: instant(),
    nextCheckAt: instant(),
    /** Number of consecutive checks in which the wallet was unreachable. */
    outages: smallint().notNull().default(0),
    endedAt: instant(),
    /** Why nothing was sent, as a sentence for staff; null in every other state. */
    failure: text(),
  },
  (request) => [
    check('refund_requests_amount', sql`${request.amount} > 0`),
    check('refund_requests_end', sql`(${request.state} in ('sending', 'unknown')) = (${request.endedAt} is null)`),
    check('refund_requests_failure', sql`(${request.state} = 'failed') = (${request.failure} is not null)`),
    // One open request at a time, so that the wallet's look-up tells what became of it.
    uniqueIndex('refund_requests_one_open')
      .on(request.paymentId)
      .where(sql`state in ('sending', 'unknown')`),
    // A refund is sent once; a request that sent nothing can be followed by another.
    uniqueIndex('refund_requests_once')
      .on(request.refundId)
      .where(sql`state <> 'failed'`),
    index('refund_requests_by_payment').on(request.paymentId),
    index('refund_requests_by_refund').on(request.refundId),
    index('refund_requests_to_check')
      .on(request.nextCheckAt)
      .where(sql`next_check_at is not null`),
  ],
)

/** Photos of bank vouchers sent by buyers. */
export const bankVouchers = pgTable(
  'bank_vouchers',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    photoId: uuid()
      .notNull()
      .references(() => photos.id),
    state: text({ enum: ['sent', 'accepted', 'declined'] })
      .notNull()
      .default('sent'),
    /** Reason for declining it. */
    answer: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
  },
  (voucher) => [
    index('bank_vouchers_by_order').on(voucher.orderId, voucher.createdAt),
    // At most one unanswered voucher per order.
    uniqueIndex('bank_vouchers_one_waits')
      .on(voucher.orderId)
      .where(sql`state = 'sent'`),
  ],
)

/** Payments as the TEST gateway stores them, in place of a wallet (api/sales/payments/test-gateway/). */
export const testGatewayPayments = pgTable(
  'test_gateway_payments',
  {
    /** eSewa's transaction_uuid, Khalti's pidx. */
    ref: text().primaryKey(),
    provider: text({ enum: walletProviders }).notNull(),
    /** Whole rupees for eSewa, paisa for Khalti. */
    amount: rupees().notNull(),
    /** The wallet's own status value. */
    status: text().notNull(),
    /** The request as received. */
    request: jsonb().notNull(),
    /** Simulated fault of the next status checks, if any. */
    fault: text(),
    faultsLeft: integer().notNull().default(0),
    transactionId: text(),
    /** How much of it went back, in the unit of `amount`. */
    refunded: rupees().notNull().default(0),
    /** Simulated fault of the next refund by the shop, if any. */
    refundFault: text(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (payment) => [index('test_gateway_payments_to_clean').on(payment.createdAt)],
)
