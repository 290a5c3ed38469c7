import type { ReorderReply } from '#contract/orders/reorder.ts'
import {
  addressKey,
  type CheckoutDraft,
  isPlaceEntered,
  keepCheckoutDraft,
  readCheckoutDraft,
} from '../../checkout/checkout-draft.ts'
import { noPlace, placeChosen } from '../../checkout/known-addresses.ts'
import { chooseDistrict } from '../../delivery-zones/district/district.ts'

type Buyer = NonNullable<ReorderReply['buyer']>

/** A recipient and an address belong together: where one is taken, nothing of another may be left. */
const noAddress: CheckoutDraft = {
  ...noPlace,
  street_address: '',
  landmark: '',
  apartment: '',
  zip: '',
  recipient: '',
  recipient_name: '',
  recipient_phone: '',
  is_gift: '',
  filledIn: '',
}

/**
 * Keeps what the buyer of an order entered for the checkout, as far as nothing was entered there yet. An address that the
 * checkout has filled in by itself was not entered. With the buyer's own address the whole shop goes by its district,
 * whatever was chosen meanwhile. That of a recipient comes with their name, and leaves the shop's district, which is the
 * shopper's. A payment method that is no longer offered stays unmarked there, so that the buyer chooses another.
 *
 * @param owner  id of the member, '' for a guest
 * @returns whether the recipient was kept, if the order has one
 */
export function keepBuyer(owner: string, buyer: Buyer): boolean {
  const { name, phone, email, payment, recipient } = buyer
  const entered = Object.entries(readCheckoutDraft(owner)).filter(([, value]) => value !== '')
  const draft: CheckoutDraft = Object.fromEntries(entered)
  const isTaken = !hasAddress(draft)
  const entries = { name, phone, email, payment, ...(!hasBusiness(draft) && businessFields(buyer.business)) }
  keepCheckoutDraft(owner, { ...entries, ...draft, ...(isTaken && addressOf(buyer)) })
  if (isTaken && recipient === null && buyer.district !== '') chooseDistrict(buyer.district)
  return isTaken || recipient === null
}

/** Unticking the box leaves the entries, so they count too. */
function hasBusiness({ business, business_name, pan, business_address }: CheckoutDraft): boolean {
  return [business, business_name, pan, business_address].some((value) => value !== undefined)
}

function businessFields(business: Buyer['business']): CheckoutDraft {
  if (!business) return {}
  const { name, pan, address = '' } = business
  return { business: 'on', business_name: name, pan, business_address: address }
}

function hasAddress(draft: CheckoutDraft): boolean {
  return draft.recipient !== undefined || isPlaceEntered(draft)
}

function addressOf(buyer: Buyer): CheckoutDraft {
  const { street_address, landmark, apartment, zip, recipient } = buyer
  const address = { ...noAddress, ...placeChosen(buyer), street_address, landmark, apartment, zip }
  return recipient ? { ...address, ...recipientFields(recipient), filledIn: addressKey(address) } : address
}

/** The buyer does not collect what somebody else receives. */
function recipientFields({ name, phone, isGift }: NonNullable<Buyer['recipient']>): CheckoutDraft {
  return {
    recipient: 'on',
    recipient_name: name,
    recipient_phone: phone,
    is_gift: isGift ? 'on' : '',
    method: '',
    store: '',
  }
}
