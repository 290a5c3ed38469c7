import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { MOST_GUEST_ORDERS, type GuestOrder } from '#contract/orders/guest-orders.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { customRequests, orders, payments, users } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { say, type Message } from '../../platform/language/sentence.ts'
import { hasChangedPhone, insertEvent, phoneChanges } from './change-queries.ts'
import { isUnpaid } from './held-pieces.ts'
import { isOfOpenRequest } from './is-of-open-request.ts'
import { readOrder } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import type { OrderCaps } from './open-order-caps.ts'

type AddingShop = { db: Db; orderCaps: Pick<OrderCaps, 'refuseTooManyAdded'> }

/**
 * Returns the newest orders that guests placed with the email address of an account. Anybody can type that address, so the
 * member decides which to add. Unpaid ones that the shop has not confirmed come last: a stranger can place any number of them.
 * Cancelled ones are shown only if they were paid: the buyer follows the refund. A stranger's, which nobody pays, stay out.
 */
export async function readGuestOrders(db: Db, userId: string): Promise<GuestOrder[]> {
  const isOpenUnpaid = sql<boolean>`(${orders.state} = 'pending' and ${isUnpaid(db)})`
  const rows = await db
    .select({ orderId: orders.number, date: orders.placedAt, totalAmount: orders.total, isUnpaid: isOpenUnpaid })
    .from(orders)
    .where(isGuestOrderOf(db, userId))
    .orderBy(asc(isOpenUnpaid), desc(orders.placedAt), asc(orders.id))
    .limit(MOST_GUEST_ORDERS)
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }))
}

/**
 * Adds orders of guests to the account whose email address they have. An order of another account, or with another
 * address, is passed over, as is one that does not exist. One that waits for its code goes on waiting.
 *
 * @param numbers  as the caller gave them
 * @returns how many are the account's now, and how many its caps on unpaid orders left out
 * @throws AppError unauthorized when the account has just been deleted
 */
export async function addGuestOrders(
  { db, orderCaps }: AddingShop,
  userId: string,
  numbers: readonly string[],
): Promise<{ added: number; left: number }> {
  const count = { added: 0, left: 0, passed: 0 }
  const asked = numbers.map(parseOrderNumber).filter((number) => number !== null)
  const found = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(inArray(orders.number, asked), or(isGuestOrderOf(db, userId), eq(orders.userId, userId))))
  // Each by itself, so that nobody waits for several.
  for (const { number } of found) count[await addGuestOrder({ db, orderCaps }, userId, number)] += 1
  return { added: count.added, left: count.left }
}

async function addGuestOrder(
  { db, orderCaps }: AddingShop,
  userId: string,
  number: string,
): Promise<'added' | 'left' | 'passed'> {
  try {
    return await retryConflicts(() => db.transaction((tx) => addHeld(tx, orderCaps, userId, number, isGuestOrderOf)))
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return 'left'
    throw error
  }
}

/**
 * Adds an order without an email address to the account of a member who opened it by its own link, by the same rules. Its
 * phone is the account's, and its code was entered where it needed one. An order that is the account's already stays so.
 * While staff work on a request about its phone, it joins none: the deletion would miss it.
 *
 * @throws AppError conflict for what cannot be added, with the reason; too_many_requests beyond the caps on unpaid orders;
 *         unauthorized when the account has just been deleted
 */
export async function addOpenedOrder(
  { db, orderCaps, secrets: { dataKey } }: AddingShop & { secrets: Pick<Secrets, 'dataKey'> },
  userId: string,
  order: StoredOrder,
): Promise<void> {
  const { id, number } = order
  const added = await retryConflicts(() =>
    db.transaction((tx) =>
      addHeld(tx, orderCaps, userId, number, isPhoneOrderOf, async () => {
        // Asked last: a member who could not add it anyway learns nothing of a request.
        if (await isOfOpenRequest(tx, dataKey, order)) throw new AppError('conflict', say('orders.ask-us-to-add'))
      }),
    ),
  )
  if (added === 'added') return
  const isPaid = (await db.$count(payments, eq(payments.orderId, id))) > 0
  const isPhoneChanged = await hasChangedPhone(db, id)
  throw new AppError('conflict', whyNotAdded(await readOrder(db, id), { isPaid, isPhoneChanged }))
}

function whyNotAdded(
  { userId, privateDetails, email, state, verifyBy }: StoredOrder,
  { isPaid, isPhoneChanged }: { isPaid: boolean; isPhoneChanged: boolean },
): Message {
  if (userId !== null) return say('orders.of-other-account')
  if (privateDetails === null) return say('after-sales.forgotten')
  if (email !== '') return say('orders.joins-by-email')
  if (state === 'cancelled' && !isPaid) return say('orders.is-cancelled')
  if (isPhoneChanged) return say('orders.ask-us-to-add')
  if (verifyBy !== null) return say('orders.joins-after-code')
  return say('orders.joins-by-phone')
}

/**
 * @param check  called for an order that can be added, before it is; it may throw
 * @throws AppError too_many_requests beyond the caps on unpaid orders; unauthorized
 */
async function addHeld(
  tx: Db,
  orderCaps: AddingShop['orderCaps'],
  userId: string,
  number: string,
  isTheirs: typeof isGuestOrderOf,
  check: () => Promise<void> = async () => {},
): Promise<'added' | 'passed'> {
  await holdAccount(tx, userId) // accounts are locked before orders
  const { id, payment, network, neighborhood, state } = orders
  const ofNumber = eq(orders.number, number)
  const [order] = await tx
    .select({ id, payment, network, neighborhood, state, isUnpaid: sql<boolean>`${isUnpaid(tx)}` })
    .from(orders)
    .where(and(ofNumber, isTheirs(tx, userId)))
    .for('no key update')
  if (!order) return (await tx.$count(orders, and(ofNumber, eq(orders.userId, userId)))) > 0 ? 'added' : 'passed'
  await check()
  if (order.state === 'pending' && order.isUnpaid) await orderCaps.refuseTooManyAdded(tx, { ...order, userId })
  await tx
    .update(orders)
    .set({ userId })
    .where(and(eq(id, order.id), isNull(orders.userId)))
  // A custom piece is the account's with its order, so that both are forgotten together.
  await tx
    .update(customRequests)
    .set({ userId })
    .where(and(eq(customRequests.orderId, order.id), isNull(customRequests.userId)))
  await insertEvent(tx, {
    orderId: order.id,
    action: 'added-to-account',
    state: order.state,
    actor: 'shopper',
    actorId: userId,
    at: new Date(),
  })
  return 'added'
}

/** The email address of an account is verified, and nobody can change it. */
function isGuestOrderOf(db: Db, userId: string) {
  return and(
    isOpenToAccounts(db),
    sql`lower(${orders.email}) = (select lower(${users.email}) from ${users} where ${users.id} = ${userId})`,
  )
}

/**
 * Nobody has proved the phone number of an account: the link of the order, which goes to its phone, must open it too. Staff
 * who change the number could send themselves the link.
 */
function isPhoneOrderOf(db: Db, userId: string) {
  return and(
    isOpenToAccounts(db),
    eq(orders.email, ''),
    isNull(orders.verifyBy),
    not(exists(phoneChanges(db))),
    sql`${orders.phoneIndex} = (select ${users.phoneIndex} from ${users} where ${users.id} = ${userId})`,
  )
}

function isOpenToAccounts(db: Db) {
  return and(
    isNull(orders.userId),
    isNotNull(orders.privateDetails), // else its buyer was forgotten
    or(ne(orders.state, 'cancelled'), not(isUnpaid(db))),
  )
}
