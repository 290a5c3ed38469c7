import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { creditAccounts, creditEntries } from '../../platform/db/schema.ts'
import { testOptions } from '../../test/test.ts'
import { creditCodeHash, endOfCode, newCreditCode } from './credit-codes.ts'

/** Inserts a gift card, and returns its id and code. */
export async function givenCard(db: Db, amount = 5_000): Promise<{ id: string; code: string }> {
  const id = randomUUID()
  const code = newCreditCode()
  const codeHash = creditCodeHash(testOptions.secrets.dataKey, code)
  await db.insert(creditAccounts).values({ id, kind: 'gift-card', codeHash, codeEnd: endOfCode(code) })
  await db.insert(creditEntries).values({ id, accountId: id, amount, reason: 'sold', paidBy: 'cash' })
  return { id, code }
}

/** Inserts store credit of an account, and returns its id. */
export async function givenStoreCredit(db: Db, userId: string, amount = 5_000): Promise<string> {
  const id = randomUUID()
  await db.insert(creditAccounts).values({ id, kind: 'store-credit', userId })
  await db.insert(creditEntries).values({ id, accountId: id, amount, reason: 'given' })
  return id
}

/**
 * Reads what has to agree in every shop: balances and entries, entries and the payments and refunds of orders, and what each
 * order took and got back.
 *
 * @returns the number of rows that disagree, by what they are
 */
export async function readDisagreements(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      (select count(*) from credit_accounts a where a.balance < 0 or a.balance <>
        coalesce((select sum(amount) from credit_entries where account_id = a.id), 0))::int as balances,
      (select count(*) from payments p left join credit_entries e on e.payment_id = p.id
        where (p.method = 'credit') <> (e.id is not null) or e.amount <> -p.amount or e.order_id <> p.order_id)::int as payments,
      (select count(*) from refunds r left join credit_entries e on e.refund_id = r.id
        where (r.credit_account_id is not null) <> (e.id is not null) or e.amount <> r.amount
          or e.account_id <> r.credit_account_id or (e.id is not null and r.done_at is null))::int as refunds,
      (select count(*) from (select order_id, account_id from credit_entries where reason in ('order', 'back')
        group by order_id, account_id having sum(amount) > 0) back)::int as "backTooMuch",
      (select count(*) from orders o where state = 'cancelled' and exists (select from credit_entries e
        where e.order_id = o.id group by account_id
        having sum(amount) filter (where reason in ('order', 'back')) < 0))::int as "keptOfCancelled",
      (select count(*) from orders o where
        (select coalesce(sum(amount), 0) from payments where order_id = o.id) <
        (select coalesce(sum(amount), 0) from refunds where order_id = o.id))::int as "refundedTooMuch"`)
  return rows[0]!
}

export const AGREEMENT = {
  balances: 0,
  payments: 0,
  refunds: 0,
  backTooMuch: 0,
  keptOfCancelled: 0,
  refundedTooMuch: 0,
}
