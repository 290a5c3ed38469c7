import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { attemptEndings, attemptStates, paymentPurposes } from '#domain/payments.ts'
import { paymentMethods, walletProviders } from '#domain/payment-methods.ts'
import { instant } from './instant.ts'
import { orders } from './orders.ts'
import { photos } from './photos.ts'

/** Whole rupees. */
const rupees = () => bigint({ mode: 'number' })

/** Each try to pay at a wallet. What was asked and what was answered stay, for the books; secrets are in neither. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: walletProviders }).notNull(),
    /** What the wallet calls it: eSewa's transaction_uuid, Khalti's pidx; null until Khalti has answered. */
    providerRef: text(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    /** What is paid, whatever becomes of the order. */
    amount: rupees().notNull(),
    state: text({ enum: attemptStates }).notNull().default('pending'),
    /** As it was sent, without secrets. */
    request: jsonb().notNull(),
    /** The last that the wallet said, as text. */
    lastAnswer: text(),
    /** How often the wallet was asked; `nextCheckAt` is null once nobody asks any more. */
    checks: smallint().notNull().default(0),
    checkedAt: instant(),
    nextCheckAt: instant(),
    /** How often in a row, until now, the wallet could not be asked. */
    outages: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** When its state became final. */
    endedAt: instant(),
    /** How it failed; null in every other state. */
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

/** Money that arrived, whoever asked for it. Rows are final. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: paymentMethods }).notNull(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    amount: rupees().notNull(),
    /** Of a wallet: each is paid once. */
    attemptId: uuid()
      .unique('payments_one_per_attempt')
      .references(() => paymentAttempts.id),
    /** What the wallet or the bank calls it; '' for cash. */
    reference: text().notNull().default(''),
    /** Who of the staff took it; null for a wallet. No reference: records outlive people. */
    recordedBy: uuid(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (payment) => [
    check('payments_amount', sql`${payment.amount} > 0`),
    index('payments_by_order').on(payment.orderId, payment.receivedAt),
    // However staff typed it, a transfer is written down once (api/sales/payments/transfers/transfer-reference.ts).
    uniqueIndex('payments_one_per_transfer')
      .on(sql`upper(regexp_replace(${payment.reference}, '\\s', '', 'g'))`)
      .where(sql`method = 'bank'`),
  ],
)

/** Money that is owed back, until it has gone back. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /**
     * Why, so that nothing is refunded twice: `cancel`, `expire`, `return`, `rest`, `return:<id>`, `damage:<id>`, `staff:<id>`;
     * `attempt:<id>` and `payment:<id>` for money that never counted; with `/<id>` behind it what was left of one.
     */
    cause: text().notNull(),
    amount: rupees().notNull(),
    dueBy: instant().notNull(),
    /** What the wallet or the bank calls it, once it was done. */
    reference: text(),
    doneBy: uuid(),
    doneAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (refund) => [
    unique('refunds_one_per_cause').on(refund.orderId, refund.cause),
    check('refunds_amount', sql`${refund.amount} > 0`),
    check('refunds_done', sql`(${refund.doneAt} is null) = (${refund.reference} is null)`),
    index('refunds_to_do')
      .on(refund.dueBy)
      .where(sql`done_at is null`),
  ],
)

/** Pictures of bank vouchers, as buyers sent them. */
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
    /** Why the shop declined it. */
    answer: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
  },
  (voucher) => [
    index('bank_vouchers_by_order').on(voucher.orderId, voucher.createdAt),
    // One at a time waits for an answer.
    uniqueIndex('bank_vouchers_one_waits')
      .on(voucher.orderId)
      .where(sql`state = 'sent'`),
  ],
)

/** What the TEST gateway remembers of payments, as a wallet would (api/sales/payments/test-gateway/). */
export const testGatewayPayments = pgTable(
  'test_gateway_payments',
  {
    /** eSewa's transaction_uuid, Khalti's pidx. */
    ref: text().primaryKey(),
    provider: text({ enum: walletProviders }).notNull(),
    /** Whole rupees of eSewa, paisa of Khalti. */
    amount: rupees().notNull(),
    /** In the wallet's own words. */
    status: text().notNull(),
    /** What was asked for, as it came. */
    request: jsonb().notNull(),
    /** What its next look-ups shall do, if something went wrong on purpose. */
    fault: text(),
    faultsLeft: integer().notNull().default(0),
    transactionId: text(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (payment) => [index('test_gateway_payments_to_clean').on(payment.createdAt)],
)
