import type { OrderContact, OrderContactBody } from '#contract/admin/orders.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import { tidyPlace } from '../../../people/addresses/address-details.ts'
import { refuseWrongAddress } from '../../../people/addresses/refuse-wrong-address.ts'
import { refuseStale, versionOf } from '../../../platform/records/version.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { readDeliveries } from '../../fulfilment/delivery-queries.ts'
import { recordEvent } from '../../fulfilment/record-event.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import { refuseWrongRecipient } from '../../checkout/refuse-wrong-checkout.ts'
import { readInvoicesOf } from '../../invoices/invoice-queries.ts'
import type { OrderShop } from '../change-order.ts'
import { updatePrivate } from '../change-queries.ts'
import { isOfOpenRequest } from '../is-of-open-request.ts'
import { withLockedOrder } from '../lock-order.ts'
import type { StoredOrder } from '../order-record.ts'
import { openDetails } from '../present-order.ts'
import { decryptOrder, privateColumns, type PrivateOrder } from '../private-order.ts'

const COLLECTED = 'The buyer collects this order, so nobody else receives it. Leave the recipient empty.'
const UNPLACED_BUSINESS =
  'The invoice is for a business, and would have the recipient’s address. Enter the address of the business first, under “Edit buyer”.'
const OF_OPEN_REQUEST =
  'Staff are working on a request about the data of the person with the old or the new phone number. The number of this order stays until that has ended.'

/** Where an order goes and whom to call. */
export function presentContact(dataKey: OrderShop['secrets']['dataKey'], order: StoredOrder): OrderContact {
  return contactOf(openDetails(dataKey, order))
}

function contactOf({
  shopperReason: _reason,
  business: _business,
  doesNotFit: _doesNotFit,
  isForAnother: _isForAnother,
  recipient,
  ...details
}: PrivateOrder): OrderContact {
  const contact = {
    ...details,
    recipient_name: recipient?.name ?? '',
    recipient_phone: recipient?.phone ?? '',
    is_gift: recipient?.isGift ?? false,
  }
  return { version: versionOf(contact), ...contact }
}

/**
 * Changes where an order goes and whom to call, while nothing of it is on its way. The district stays: fee, estimate and
 * zone were agreed for it.
 *
 * @throws AppError invalid_input, stale, conflict once it is too late or while a data request decides on it; RangeError when there is no such order
 */
export function changeContact(
  { db, secrets: { dataKey } }: OrderShop,
  orderId: string,
  { version, ...changed }: OrderContactBody,
  { by, now = new Date() }: { by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const why = await contactRefusal(tx, order)
    if (why !== null) throw new AppError('conflict', why)
    const before = decryptOrder(dataKey, order.id, order.privateDetails!)
    const contact = contactOf(before)
    refuseStale(contact, version)
    const given = { ...contact, ...changed }
    const region = { province: order.province, district: order.district }
    refuseWrongAddress({ ...given, ...region, name: order.name })
    if (order.method === 'pickup') refuseRecipientOfCollected(changed)
    refuseWrongRecipient(given)
    const { province: _province, district: _district, ...place } = tidyPlace({ ...given, ...region })
    const { recipient: _recipient, ...kept } = before
    const recipient = recipientOf(given)
    const details: PrivateOrder = {
      ...kept,
      phone: parseMobile(given.phone)!,
      ...place,
      floor: given.floor,
      hasLift: given.hasLift,
      access: given.access.trim(),
      note: given.note.trim(),
      ...(recipient && { recipient }),
    }
    if (contactOf(details).version === version) return
    const columns = privateColumns(dataKey, order.id, details)
    const changesPhone = details.phone !== before.phone
    const changesRecipient = isOther(before.recipient, details.recipient)
    if (changesPhone) await refuseOfOpenRequest(tx, dataKey, order, columns)
    if (before.recipient === undefined) await refuseOfUnplacedBusiness(tx, order.id, details)
    if (changesRecipient) await refuseRecipientOfOpenRequest(tx, dataKey, order, columns)
    await updatePrivate(tx, order.id, columns)
    const detail = {
      ...(changesPhone && { changesPhone: true as const }),
      ...(changesRecipient && { changesRecipient: true as const }),
    }
    await recordEvent(tx, order, { action: 'contact-changed', by, at: now, detail })
  })
}

/**
 * Refuses a recipient, and a gift, for an order that is collected: the driver who would call them never leaves.
 *
 * @throws AppError invalid_input
 */
function refuseRecipientOfCollected(changed: Omit<OrderContactBody, 'version'>): void {
  if (recipientOf(changed)) throw new AppError('invalid_input', COLLECTED, { recipient_name: COLLECTED })
}

/**
 * Refuses a recipient for an order whose invoice is still to be issued to a business without an address of its own.
 *
 * @throws AppError invalid_input
 */
async function refuseOfUnplacedBusiness(tx: Db, orderId: string, { recipient, business }: PrivateOrder): Promise<void> {
  if (!recipient || !business || business.address !== undefined) return
  if ((await readInvoicesOf(tx, orderId)).length > 0) return
  throw new AppError('invalid_input', UNPLACED_BUSINESS, { recipient_name: UNPLACED_BUSINESS })
}

/**
 * Refuses another phone number while staff work on a request about the data of the old number's person or the new one's. A
 * guest's order without an email address would leave what the deletion takes, or join it, also if it was placed later.
 *
 * @throws AppError conflict
 */
async function refuseOfOpenRequest(
  tx: Db,
  dataKey: DataKey,
  before: StoredOrder,
  after: Pick<StoredOrder, 'phoneIndex'>,
): Promise<void> {
  if (before.userId !== null || before.email !== '') return
  const { email } = before
  for (const { phoneIndex } of [before, after]) {
    if (await isOfOpenRequest(tx, dataKey, { email, phoneIndex })) throw new AppError('conflict', OF_OPEN_REQUEST)
  }
}

/**
 * The same for a recipient: orders of every buyer lose the recipient whose data is deleted.
 *
 * @throws AppError conflict
 */
async function refuseRecipientOfOpenRequest(
  tx: Db,
  dataKey: DataKey,
  { recipientPhoneIndex: before }: StoredOrder,
  { recipientPhoneIndex: after }: Pick<StoredOrder, 'recipientPhoneIndex'>,
): Promise<void> {
  if (before && after && before.equals(after)) return
  for (const phoneIndex of [before, after]) {
    if (!phoneIndex) continue
    if (await isOfOpenRequest(tx, dataKey, { email: '', phoneIndex })) throw new AppError('conflict', OF_OPEN_REQUEST)
  }
}

/** Whether name or phone number differ. */
function isOther(before: PrivateOrder['recipient'], after: PrivateOrder['recipient']): boolean {
  return before?.name !== after?.name || before?.phone !== after?.phone
}

/** Why its contact cannot be changed now, in words; null where it can. */
export async function contactRefusal(
  db: Db,
  { id, state, privateDetails }: Pick<StoredOrder, 'id' | 'state' | 'privateDetails'>,
): Promise<string | null> {
  if (privateDetails === null) return 'The customer’s data was deleted.'
  if (state !== 'pending' && state !== 'confirm') return 'Nothing in this order is still to be delivered.'
  const isOut = (await readDeliveries(db, id)).some((delivery) => delivery.state === 'out')
  return isOut ? 'Somebody is on the way with it: call them.' : null
}
