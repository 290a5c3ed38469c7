import type { ReorderReply } from '#contract/orders/orders.ts'
import { keepCheckoutDraft, readCheckoutDraft, type CheckoutDraft } from '../../checkout/checkout-draft.ts'
import { placeChosen } from '../../checkout/known-addresses.ts'
import { readDistrict } from '../../delivery-zones/district/district.ts'

type Buyer = NonNullable<ReorderReply['buyer']>

/**
 * Keeps what the buyer of an order entered for the checkout, as far as nothing was entered there yet. The address is left
 * out where another district is chosen. That of a recipient comes with their name, whatever the shop's district is, since
 * that one is the shopper's.
 *
 * @param owner  id of the member, '' for a guest
 */
export function keepBuyer(owner: string, buyer: Buyer): void {
  const { name, phone, email, recipient } = buyer
  const entered = Object.entries(readCheckoutDraft(owner)).filter(([, value]) => value !== '')
  const draft: CheckoutDraft = Object.fromEntries(entered)
  const district = draft.district ?? (recipient ? '' : readDistrict())
  const isThere = district === '' || district === buyer.district
  const hasAddress = draft.street_address !== undefined || draft.city !== undefined || draft.recipient !== undefined
  const address = isThere && !hasAddress ? { ...addressOf(buyer), ...(recipient && recipientFields(recipient)) } : {}
  keepCheckoutDraft(owner, { name, phone, email, ...address, ...draft })
}

function addressOf(buyer: Buyer): CheckoutDraft {
  const { street_address, landmark, apartment, zip } = buyer
  return { ...placeChosen(buyer), street_address, landmark, apartment, zip }
}

function recipientFields({ name, phone, isGift }: NonNullable<Buyer['recipient']>): CheckoutDraft {
  return { recipient: 'on', recipient_name: name, recipient_phone: phone, is_gift: isGift ? 'on' : '' }
}
