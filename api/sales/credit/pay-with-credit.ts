import { parseCreditCode } from '#domain/credit/credit-code.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { changeHeldOrder } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { MoneyRows } from '../payments/money-rows.ts'
import { writePayment } from '../payments/write-payment.ts'
import { creditCodeHash } from './credit-codes.ts'
import { creditReference } from './credit-name.ts'
import { findByCodeHash, findOfUser, insertEntry, lockCredit, type StoredCredit } from './credit-queries.ts'

/** What a buyer wants to pay with credit, in whole rupees: with a gift card by its code, or with the account's own credit. */
export type WantedCredit = { code?: string | undefined; amount: number }

/** An account that pays a part of an order, locked by the transaction. Null where there is none for a code or buyer. */
export type HeldCredit = { account: StoredCredit | null; amount: number }

/** Finds and locks the accounts that are to pay an order. */
export async function holdCredit(
  tx: Db,
  dataKey: DataKey,
  wanted: readonly WantedCredit[],
  userId: string | null,
): Promise<HeldCredit[]> {
  const found: (StoredCredit | undefined)[] = []
  for (const { code } of wanted) found.push(await findCredit(tx, dataKey, code, userId))
  const ids = found.flatMap((account) => account?.id ?? [])
  const locked = new Map((await lockCredit(tx, ids)).map((account) => [account.id, account]))
  return wanted.map(({ amount }, index) => {
    const before = found[index]
    const account = locked.get(before?.id ?? '')
    return { account: account && isSameCode(account, before) ? account : null, amount }
  })
}

/** Staff may have replaced the code while the transaction waited for the lock. */
function isSameCode({ codeHash }: StoredCredit, before: StoredCredit | undefined): boolean {
  return codeHash === null || (before?.codeHash?.equals(codeHash) ?? false)
}

async function findCredit(tx: Db, dataKey: DataKey, code: string | undefined, userId: string | null) {
  if (code === undefined) return userId === null ? undefined : findOfUser(tx, userId)
  const parsed = parseCreditCode(code)
  return parsed === null ? undefined : findByCodeHash(tx, creditCodeHash(dataKey, parsed))
}

/**
 * Whether each account can pay its part of an order, and together no more than the total.
 *
 * @param total  whole rupees
 */
export function canPay(held: readonly HeldCredit[], total: number): boolean {
  const ids = held.flatMap(({ account }) => account?.id ?? [])
  return (
    new Set(ids).size === held.length &&
    sumOf(held, ({ amount }) => amount) <= total &&
    held.every(({ account, amount }) => account && account.blockedAt === null && account.balance >= amount)
  )
}

/**
 * Pays a new order with credit, and confirms it if that covers everything. It runs in the transaction that has written the
 * order, so there is never one without the other.
 *
 * @param held  locked, and checked by `canPay`
 */
export async function payWithCredit(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  held: readonly HeldCredit[],
): Promise<void> {
  const now = order.placedAt
  for (const { account, amount } of held) {
    if (!account) throw new Error(`Order ${order.number} is to be paid by credit that nobody holds`)
    const { id: paymentId } = await writePayment(
      tx,
      secrets,
      order,
      { ...paidBy(account, amount), recordedBy: null },
      now,
    )
    const entry = { accountId: account.id, amount: -amount, reason: 'order', orderId: order.id, paymentId } as const
    await insertEntry(tx, { ...entry, at: now })
  }
  if (sumOf(held, ({ amount }) => amount) < order.total) return
  const refused = await changeHeldOrder(tx, secrets, order, { action: 'confirm', by: { actor: 'system', id: null } })
  if (refused) throw new Error(`Order ${order.number} was paid and not confirmed: ${refused.refusal}`)
}

/** The payments of a new order as its first mails show them. */
export function creditPayments(order: StoredOrder, held: readonly HeldCredit[]): MoneyRows['payments'] {
  return held.flatMap(({ account, amount }) => {
    if (!account) return []
    const { id: orderId, placedAt: receivedAt } = order
    return [{ ...paidBy(account, amount), id: account.id, orderId, attemptId: null, recordedBy: null, receivedAt }]
  })
}

function paidBy(account: StoredCredit, amount: number) {
  return { method: 'credit', purpose: 'full', amount, reference: creditReference(account) } as const
}
