import type { SavedAddress } from '#contract/addresses.ts'
import type { ReorderReply } from '#contract/orders/reorder.ts'

/** An address that a member has saved, in Butwal. */
export function givenAddress(changes: Partial<SavedAddress> = {}): SavedAddress {
  return {
    _id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab',
    name: 'Asmita Gurung',
    phone: '9841234567',
    province: 'Lumbini',
    district: 'Rupandehi',
    city: 'Butwal',
    ward: 8,
    street_address: 'Milanchok',
    landmark: '',
    position: null,
    apartment: '',
    zip: '',
    floor: null,
    hasLift: false,
    access: '',
    ...changes,
  }
}

type Buyer = NonNullable<ReorderReply['buyer']>

/** The buyer of an order that is ordered again, with the same address. */
export function givenBuyer(changes: Partial<Buyer> = {}): Buyer {
  const { _id, ...address } = givenAddress()
  return { ...address, email: '', recipient: null, business: null, payment: 'cod', ...changes }
}
