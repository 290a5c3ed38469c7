import { and, asc, inArray, not, or } from 'drizzle-orm'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { isUnproved, selectUnsettledOrderIds } from '../../../sales/orders/account-queries.ts'
import { isGuestOrderOf, isOrderOf, type Person } from './person.ts'

const MOST_SHOWN = 50

/**
 * Returns the orders without whose buyer the shop could not go on: on their way, or with an open return or refund. Those that
 * anybody may have placed are not among them, or a stranger could keep a person from being deleted.
 */
export async function findInTheWay(db: Db, person: Person): Promise<DataRequest['inTheWay']> {
  const { id, number, state, placedAt } = orders
  const isOpen = and(inArray(state, ['pending', 'confirm']), not(isUnproved(db)!))
  const rows = await db
    .select({ id, number, state })
    .from(orders)
    .where(and(isOrderOf(person), or(isOpen, inArray(id, selectUnsettledOrderIds(db)))))
    .orderBy(asc(placedAt), asc(id))
    .limit(MOST_SHOWN)
  return rows.map((order) => ({
    id: order.id,
    number: order.number,
    why: order.state === 'pending' || order.state === 'confirm' ? 'on-its-way' : 'money-or-goods-under-way',
  }))
}

/** Returns the unpaid orders that the deletion cancels, so that staff can look at them first. */
export function findToCancel(db: Db, person: Person): Promise<DataRequest['toCancel']> {
  const { id, number, placedAt } = orders
  return db
    .select({ id, number })
    .from(orders)
    .where(and(isGuestOrderOf(person), isUnproved(db)))
    .orderBy(asc(placedAt), asc(id))
    .limit(MOST_SHOWN)
}

/** @throws AppError conflict, which names the orders */
export async function refuseInTheWay(db: Db, person: Person): Promise<void> {
  const inTheWay = await findInTheWay(db, person)
  if (inTheWay.length === 0) return
  const numbers = inTheWay.map(({ number }) => number).join(', ')
  throw new AppError('conflict', say('data-requests.orders-open', { numbers }))
}
