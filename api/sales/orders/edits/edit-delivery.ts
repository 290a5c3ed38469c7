import { isDeepStrictEqual } from 'node:util'
import type { OrderEditBody } from '#contract/admin/orders/edits.ts'
import type { OrderEditDetail } from '#domain/orders/order-edit.ts'
import { tidyPlace } from '../../../people/addresses/address-details.ts'
import { refuseWrongAddress } from '../../../people/addresses/refuse-wrong-address.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { arrivalOf, offeredMethods, offeredPayments } from '../../terms/offered-methods.ts'
import type { CheckoutShop } from '../../terms/shop-queries.ts'
import type { StoredOrder } from '../order-record.ts'
import { addressLine } from '../present-order.ts'
import type { PrivateOrder } from '../private-order.ts'
import { isOtherWay, pickupOf, storeChange, type PickupColumns } from './edit-pickup.ts'

type EditDelivery = NonNullable<OrderEditBody['delivery']>

/** Where and how an edited order is delivered. */
export type MovedDelivery = {
  columns: Pick<StoredOrder, 'province' | 'district' | 'method' | 'estimateFirst' | 'estimateLast'> & PickupColumns
  details: PrivateOrder
  change: Pick<OrderEditDetail, 'district' | 'method' | 'store' | 'changesAddress'>
}

/**
 * Returns an order with another address, delivery method or pickup store; undefined if all stay.
 *
 * @param shop  as it serves the new district
 * @throws AppError invalid_input for a method that the district does not have, and for a store without pickup
 */
export function moveDelivery(
  order: StoredOrder,
  details: PrivateOrder,
  { method, store: slug, ...given }: EditDelivery,
  { shop, now }: { shop: CheckoutShop; now: Date },
): MovedDelivery | undefined {
  if (!offeredMethods(shop, given.district).includes(method)) {
    throw refusal('method', 'Express delivery does not go to that district.')
  }
  const { province, district, ...place } = tidyPlace(given)
  const next = { ...details, ...place }
  const isSameDoor = isSameAddress({ ...order, ...details }, { ...next, province, district })
  const pickup = pickupOf(order, { method, slug }, shop)
  const store = storeChange(order, pickup)
  const isSamePlace = order.district === district && order.province === province
  const change = {
    ...(order.district !== district && { district: { from: order.district, to: district } }),
    ...(order.method !== method && { method: { from: order.method, to: method } }),
    ...(store && { store }),
    ...(!isDeepStrictEqual(next, details) && { changesAddress: true as const }),
  }
  if (isSamePlace && Object.keys(change).length === 0) return undefined
  const isSameWay = isSamePlace && order.method === method
  const { estimate } = arrivalOf(shop, method, now)
  const { estimateFirst, estimateLast } = isSameWay
    ? order
    : { estimateFirst: estimate?.first ?? null, estimateLast: estimate?.last ?? null }
  const moved = isSameDoor ? next : withoutDoor(next)
  return { columns: { province, district, method, estimateFirst, estimateLast, ...pickup }, details: moved, change }
}

type Address = Pick<StoredOrder, 'province' | 'district'> &
  Pick<PrivateOrder, 'city' | 'ward' | 'street_address' | 'apartment'>

function isSameAddress(one: Address, other: Address): boolean {
  const fields = ['province', 'district', 'city', 'ward', 'street_address', 'apartment'] as const
  return fields.every((field) => one[field] === other[field])
}

/** What was said about the way in is about the door of the address before. */
function withoutDoor({ doesNotFit: _doesNotFit, ...details }: PrivateOrder): PrivateOrder {
  return { ...details, floor: null, hasLift: false, access: '' }
}

/** Returns whether an invoice prints the moved order in another way: the mark on the map is not on it. */
export function isPrinted(order: StoredOrder, before: PrivateOrder, { columns, details }: MovedDelivery): boolean {
  return order.method !== columns.method || addressLine(before, order) !== addressLine(details, columns)
}

/** @throws AppError invalid_input with the problem of each field of the address */
export function refuseWrongDelivery(
  { name }: StoredOrder,
  { phone }: PrivateOrder,
  { method: _method, store: _store, ...place }: EditDelivery,
): void {
  refuseWrongAddress({ ...place, name, phone })
}

/** @throws AppError invalid_input for cash in another district where no driver takes it */
export function refuseCashThere(
  order: StoredOrder,
  { district, method }: Pick<StoredOrder, 'district' | 'method'>,
  { shop, total }: { shop: CheckoutShop; total: number },
): void {
  const { payment, district: before } = order
  if (payment !== 'cod' || (district === before && !isOtherWay(order, method))) return
  if (offeredPayments(shop, district, method, { wallets: [], total }).includes('cod')) return
  throw refusal('district', 'Drivers take no cash in that district, and this order is paid in cash.')
}

function refusal(field: 'method' | 'district', words: string): AppError {
  return new AppError('invalid_input', words, { [field]: words })
}
