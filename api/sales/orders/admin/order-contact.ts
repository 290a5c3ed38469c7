import type { OrderContact, OrderContactBody } from '#contract/admin/orders.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { tidyPlace } from '../../../people/addresses/address-details.ts'
import { refuseWrongAddress } from '../../../people/addresses/refuse-wrong-address.ts'
import { refuseStale, versionOf } from '../../../platform/records/version.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readDeliveries } from '../../fulfilment/delivery-queries.ts'
import { recordEvent } from '../../fulfilment/record-event.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import type { OrderShop } from '../change-order.ts'
import { updatePrivate } from '../change-queries.ts'
import { withLockedOrder } from '../lock-order.ts'
import type { StoredOrder } from '../order-record.ts'
import { openDetails } from '../present-order.ts'
import { decryptOrder, privateColumns, type PrivateOrder } from '../private-order.ts'

/** Where an order goes and whom to call. */
export function presentContact(dataKey: OrderShop['secrets']['dataKey'], order: StoredOrder): OrderContact {
  return contactOf(openDetails(dataKey, order))
}

function contactOf({ shopperReason: _shopperReason, business: _business, ...details }: PrivateOrder): OrderContact {
  return { version: versionOf(details), ...details }
}

/**
 * Changes where an order goes and whom to call, while nothing of it is on its way. The district stays: fee, estimate and
 * zone were agreed for it.
 *
 * @throws AppError invalid_input, stale, conflict once it is too late; RangeError when there is no such order
 */
export function changeContact(
  { db, secrets: { dataKey } }: OrderShop,
  orderId: string,
  { version, ...given }: OrderContactBody,
  { by, now = new Date() }: { by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const why = await contactRefusal(tx, order)
    if (why !== null) throw new AppError('conflict', why)
    const before = decryptOrder(dataKey, order.id, order.privateDetails!)
    refuseStale(contactOf(before), version)
    const region = { province: order.province, district: order.district }
    refuseWrongAddress({ ...given, ...region, name: order.name })
    const { province: _province, district: _district, ...place } = tidyPlace({ ...given, ...region })
    const details: PrivateOrder = {
      ...before,
      phone: parseMobile(given.phone)!,
      ...place,
      floor: given.floor,
      hasLift: given.hasLift,
      access: given.access.trim(),
      note: given.note.trim(),
    }
    if (contactOf(details).version === version) return
    await updatePrivate(tx, order.id, privateColumns(dataKey, order.id, details))
    const detail = details.phone === before.phone ? {} : { changesPhone: true as const }
    await recordEvent(tx, order, { action: 'contact-changed', by, at: now, detail })
  })
}

/** Why its contact cannot be changed now, in words; null where it can. */
export async function contactRefusal(
  db: Db,
  { id, state, privateDetails }: Pick<StoredOrder, 'id' | 'state' | 'privateDetails'>,
): Promise<string | null> {
  if (privateDetails === null) return 'The account behind this order was deleted.'
  if (state !== 'pending' && state !== 'confirm') return 'Nothing in this order is still to be delivered.'
  const isOut = (await readDeliveries(db, id)).some((delivery) => delivery.state === 'out')
  return isOut ? 'Somebody is on the way with it: call them.' : null
}
