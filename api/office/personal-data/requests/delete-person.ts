import { and, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { lockUser, isTo } from '../../../people/accounts/own-account-queries.ts'
import { deleteRegistrations } from '../../../people/accounts/registration/registration-queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { mails, oneTimeCodes, orders, smsMessages } from '../../../platform/db/schema.ts'
import type { GuestRecords } from '../../../platform/db/schema/data-requests.ts'
import { deleteMailsAbout } from '../../../platform/mail/mail-queries.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { forgetKeptSms } from '../../../platform/sms/sms-queries.ts'
import { forgetCardsOf } from '../../../sales/credit/forget-cards.ts'
import { forgetGuestRequests } from '../../../sales/custom-requests/forget-requests.ts'
import { forgetAfterSales } from '../../../sales/fulfilment/after-sales-queries.ts'
import {
  forgetBuyers,
  isUnproved,
  readSettled,
  selectUnsettledOrderIds,
} from '../../../sales/orders/account-queries.ts'
import { changeHeldOrder } from '../../../sales/orders/change-order.ts'
import { forgetRecipientInMails } from '../../../sales/orders/forget-recipient.ts'
import { updatePrivate } from '../../../sales/orders/change-queries.ts'
import { openDetails } from '../../../sales/orders/present-order.ts'
import { privateColumns } from '../../../sales/orders/private-order.ts'
import { unsubscribe } from '../../../shop/notices/subscription-queries.ts'
import { forgetPhotosOf } from '../../../shop/photos/photo-queries.ts'
import { forgetGuestQuestions } from '../../../shop/questions/change-queries.ts'
import { deleteGuestTickets } from '../../../shop/tickets/ticket-queries.ts'
import { deleteHeld } from '../delete-account.ts'
import { hasPhone, isCodeOf } from './count-holdings.ts'
import { refuseInTheWay } from './in-the-way.ts'
import { isGuestOrderOf, isToReceive, type Person } from './person.ts'

const AT_ONCE = 100

export type Deletion = { person: Person; found: GuestRecords; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> }

/**
 * One step of a deletion, in a transaction of its own. It does not mind having been done before.
 *
 * @returns whether there is more of it to do
 */
export type Step = (tx: Db, deletion: Deletion) => Promise<boolean>

/**
 * All steps, in their order. The account comes first: an order in the way, placed meanwhile, stops it before anything is gone.
 * Orders that come during a later step need all of them once more (`isOrderLeft`).
 */
export const steps: readonly Step[] = [
  deleteAccountOf,
  cancelUnproved,
  forgetGuestOrders,
  forgetReceived,
  forgetCards,
  forgetSent,
  deleteMails,
  deleteSms,
  deleteTracesOfContact,
]

/** Deletes the account as its owner does. @throws AppError conflict when an order was placed meanwhile */
async function deleteAccountOf(tx: Db, { person, secrets }: Deletion): Promise<boolean> {
  const user = person.account && (await lockUser(tx, person.account.id))
  if (!user) return false
  await refuseInTheWay(tx, person)
  await deleteHeld(tx, secrets.dataKey, user)
  return false
}

/**
 * Forgets one unpaid order that anybody may have placed, and cancels it. It is forgotten first, so that the cancellation
 * writes to nobody. It gives no reason: a stranger who placed the order can read that, and must not learn of
 * the request.
 *
 * @throws Error when it cannot be cancelled
 */
async function cancelUnproved(tx: Db, { person, secrets }: Deletion): Promise<boolean> {
  const [next] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isGuestOrderOf(person), isUnproved(tx)))
    .limit(1)
    .for('no key update')
  if (!next) return false
  // Read anew: a payment may have come while this waited for the lock.
  if ((await tx.$count(orders, and(eq(orders.id, next.id), isUnproved(tx)))) === 0) return true
  const order = onlyRow(await forgetOrders(tx, [next.id]))
  const by = { actor: 'staff', id: null } as const // the request says which member
  const refused = await changeHeldOrder(tx, secrets, order, { action: 'cancel', by })
  if (refused) throw new Error(`Order ${order.number} cannot be cancelled: ${refused.refusal}`)
  return true
}

async function forgetGuestOrders(tx: Db, { person }: Deletion): Promise<boolean> {
  const isOver = inArray(orders.state, ['delivered', 'cancelled', 'returned'])
  const held = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isGuestOrderOf(person), isOver, notInArray(orders.id, selectUnsettledOrderIds(tx))))
    .orderBy(orders.id)
    .limit(AT_ONCE)
    .for('no key update')
  const ids = held.map(({ id }) => id)
  // Read anew: a return or refund may have come while this waited for the locks.
  await forgetOrders(tx, await readSettled(tx, ids))
  return held.length === AT_ONCE
}

/** Removes the person as the recipient of orders of others, and from the mails about these. The driver then calls the buyer. */
async function forgetReceived(tx: Db, { person, secrets }: Deletion): Promise<boolean> {
  const held = await tx
    .select()
    .from(orders)
    .where(isToReceive(person))
    .orderBy(orders.id)
    .limit(AT_ONCE)
    .for('no key update')
  for (const order of held) {
    const { recipient: _recipient, ...details } = openDetails(secrets.dataKey, order)
    const forgotten = { ...details, isForAnother: true } as const
    await updatePrivate(tx, order.id, privateColumns(secrets.dataKey, order.id, forgotten))
  }
  await forgetRecipientInMails(
    tx,
    secrets.dataKey,
    held.map(({ id }) => id),
  )
  return held.length === AT_ONCE
}

/** Removes the buyer from locked orders, and deletes what the shop sent about these. @returns the orders as they are now */
async function forgetOrders(tx: Db, ids: readonly string[]) {
  const forgotten = await forgetBuyers(tx, ids)
  await forgetAfterSales(tx, ids)
  await forgetKeptSms(tx, ids)
  await deleteMailsAbout(tx, [...ids, ...(await forgetPhotosOf(tx, ids))])
  return forgotten
}

async function forgetCards(tx: Db, { person }: Deletion): Promise<boolean> {
  await forgetCardsOf(tx, person)
  return false
}

/** One person sends few messages: limits by address see to that. */
async function forgetSent(tx: Db, { found }: Deletion): Promise<boolean> {
  await deleteGuestTickets(tx, found.tickets)
  await forgetGuestRequests(tx, found.customRequests)
  await forgetGuestQuestions(tx, found.questions)
  await deleteMailsAbout(tx, [...found.tickets, ...found.customRequests])
  return false
}

async function deleteMails(tx: Db, { person: { email } }: Deletion): Promise<boolean> {
  return email !== '' && deleteSome(tx, mails, isTo(email))
}

async function deleteSms(tx: Db, { person }: Deletion): Promise<boolean> {
  return deleteSome(tx, smsMessages, hasPhone(smsMessages.phoneIndex, person))
}

async function deleteTracesOfContact(tx: Db, { person }: Deletion): Promise<boolean> {
  await tx.delete(oneTimeCodes).where(isCodeOf(person))
  if (person.email !== '') await deleteRegistrations(tx, person.email)
  for (const subscriber of person.subscribers) await unsubscribe(tx, subscriber, 'all')
  return false
}

/** Whether a guest's order with the contact is left, or an order that names the person as its recipient. */
export async function isOrderLeft(tx: Db, person: Person): Promise<boolean> {
  const left = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(isGuestOrderOf(person), isToReceive(person)))
    .limit(1)
  return left.length > 0
}

async function deleteSome(tx: Db, table: PgTable, which: SQL | undefined): Promise<boolean> {
  const rows = sql`select ctid from ${table} where ${which} limit ${AT_ONCE} for update`
  const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any (array(${rows}))`)
  return rowCount === AT_ONCE
}
