import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { creditKinds, creditReasons, giftCardPayments } from '#domain/credit/credit.ts'
import { users } from './accounts.ts'
import { bytea, instant, language } from './columns.ts'
import { orders } from './orders.ts'
import { payments, refunds } from './payments.ts'

/** Whole rupees. */
const rupees = () => bigint({ mode: 'number' })

/** Gift cards, and the store credit of customers' accounts (docs/decisions/169-gift-cards-and-store-credit.md). */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: creditKinds }).notNull(),
    /** Owner of store credit; null for a gift card, and once the account was deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Keyed hash of a gift card's code (api/sales/credit/credit-codes.ts); null for store credit. */
    codeHash: bytea(),
    /** Last characters of the code, as staff and buyers see it; '' for store credit. */
    codeEnd: text().notNull().default(''),
    /** Sum of the entries, written by a trigger on them. */
    balance: rupees().notNull().default(0),
    /** While it is set, nobody can pay with it. */
    blockedAt: instant(),
    /** For messages to the recipient of a gift card. */
    language: language(),
    /** Buyer, recipient and message of a gift card, encrypted (api/sales/credit/private-card.ts); null once forgotten. */
    privateDetails: bytea(),
    /** Recipient's email address in lower case, for searches; '' for none. */
    email: text().notNull().default(''),
    /** Index of the recipient's phone number (api/platform/secrets/secrets.ts). */
    phoneIndex: bytea(),
    createdAt: instant().notNull().defaultNow(),
  },
  (account) => [
    unique('credit_accounts_one_per_code').on(account.codeHash),
    unique('credit_accounts_one_per_user').on(account.userId),
    check('credit_accounts_balance', sql`${account.balance} >= 0`),
    check('credit_accounts_kind', sql`(${account.kind} = 'gift-card') = (${account.codeHash} is not null)`),
    check('credit_accounts_owner', sql`${account.kind} = 'store-credit' or ${account.userId} is null`),
    index('credit_accounts_by_time').on(account.createdAt, account.id),
    index('credit_accounts_by_balance').on(account.balance, account.id),
    index('credit_accounts_by_end').on(account.codeEnd),
    index('credit_accounts_by_email').on(account.email),
    index('credit_accounts_by_phone').on(account.phoneIndex),
    index('credit_accounts_to_forget')
      .on(account.createdAt)
      .where(sql`private_details is not null`),
  ],
)

/** Everything that changed a balance. Rows are final: the database refuses to edit or delete one. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => creditAccounts.id),
    /** Negative when it paid an order or staff took it away. */
    amount: rupees().notNull(),
    reason: text({ enum: creditReasons }).notNull(),
    orderId: uuid().references(() => orders.id),
    /** The payment that an entry of the reason `order` is. */
    paymentId: uuid()
      .unique('credit_entries_one_per_payment')
      .references(() => payments.id),
    /** The refund that an entry of the reasons `back` and `refund` is. */
    refundId: uuid()
      .unique('credit_entries_one_per_refund')
      .references(() => refunds.id),
    /** How a gift card was paid; null for other entries. */
    paidBy: text({ enum: giftCardPayments }),
    /** Reference of the wallet or bank; '' for cash, and for other entries. */
    reference: text().notNull().default(''),
    /** Why staff did it; '' for none. */
    note: text().notNull().default(''),
    /** Member of staff; null for shoppers and the shop's own rules. No foreign key: records outlive accounts. */
    staffId: uuid(),
    at: instant().notNull().defaultNow(),
  },
  (entry) => [
    check('credit_entries_amount', sql`${entry.amount} <> 0`),
    check(
      'credit_entries_sign',
      sql`${entry.reason} = 'correction' or (${entry.amount} < 0) = (${entry.reason} = 'order')`,
    ),
    check('credit_entries_payment', sql`(${entry.reason} = 'order') = (${entry.paymentId} is not null)`),
    check('credit_entries_refund', sql`(${entry.reason} in ('back', 'refund')) = (${entry.refundId} is not null)`),
    check(
      'credit_entries_order',
      sql`(${entry.reason} in ('order', 'back', 'refund')) = (${entry.orderId} is not null)`,
    ),
    check('credit_entries_sale', sql`(${entry.reason} = 'sold') = (${entry.paidBy} is not null)`),
    index('credit_entries_by_account').on(entry.accountId, entry.at),
    index('credit_entries_by_order').on(entry.orderId),
    index('credit_entries_by_time').on(entry.at, entry.id),
    // A transfer pays one gift card, however staff typed its reference.
    uniqueIndex('credit_entries_one_per_transfer')
      .on(sql`upper(regexp_replace(${entry.reference}, '\\s', '', 'g'))`)
      .where(sql`paid_by = 'bank'`),
  ],
)
