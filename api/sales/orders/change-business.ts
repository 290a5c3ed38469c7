import { isDeepStrictEqual } from 'node:util'
import { businessOf, canChangeBusiness, type BusinessForm } from '#domain/invoices/business.ts'
import { rememberBusiness } from '../../people/accounts/profile/remember-business.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { refuseWrongBusiness } from '../checkout/refuse-wrong-checkout.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import { readInvoicesOf } from '../invoices/invoice-queries.ts'
import type { OrderShop } from './change-order.ts'
import { updatePrivate } from './change-queries.ts'
import { withLockedOrder } from './lock-order.ts'
import type { StoredOrder } from './order-record.ts'
import { decryptOrder, isForAnother, privateColumns } from './private-order.ts'

/**
 * Changes for which business an order's invoice is, until it is issued. The account of a buyer keeps it for the next order.
 *
 * @param given  name and PAN blank for an invoice to the person who ordered
 * @throws AppError invalid_input; conflict once the invoice is issued, or where none will be
 */
export async function changeBusiness(
  { db, secrets: { dataKey } }: OrderShop,
  orderId: string,
  given: BusinessForm,
  { by, now = new Date() }: { by: Changer; now?: Date },
): Promise<void> {
  const business = businessOf(given)
  await withLockedOrder(db, orderId, async (tx, order) => {
    await refuseLate(tx, order)
    const { business: before = null, ...details } = decryptOrder(dataKey, order.id, order.privateDetails!)
    refuseWrongBusiness(given, { isForAnother: isForAnother(details) })
    if (isDeepStrictEqual(before, business)) return
    await updatePrivate(tx, order.id, privateColumns(dataKey, order.id, { ...details, ...(business && { business }) }))
    // Buyers can change theirs as often as they like, and would fill the history and the queue of webhooks.
    if (by.actor === 'staff') await recordEvent(tx, order, { action: 'business-changed', by, at: now })
  })
  // Accounts are locked before orders, so it waits until the order is free.
  const { id: userId } = by
  if (by.actor !== 'shopper' || userId === null) return
  await db.transaction((tx) => rememberBusiness(tx, dataKey, userId, business))
}

async function refuseLate(tx: Db, { id, state, privateDetails }: StoredOrder): Promise<void> {
  if (privateDetails === null) throw new AppError('conflict', say('after-sales.forgotten'))
  const isInvoiced = (await readInvoicesOf(tx, id)).length > 0
  if (canChangeBusiness({ state, isInvoiced })) return
  throw new AppError('conflict', isInvoiced ? say('invoices.is-issued') : say(`orders.is-${state}`))
}
