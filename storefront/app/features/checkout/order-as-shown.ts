import type { Business, PlaceBody, Quote } from '#contract/checkout.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Values } from '../../ui/use-checked-form.ts'
import { forgetCredit } from '../credit/credit-choice.ts'
import { wantedCredit } from '../credit/wanted-credit.ts'
import { changeUser, readSession } from '../accounts/session/session.ts'
import { stuckAmong } from '../passages/last-answers.ts'
import { storeOfPickup } from './collect-at.ts'
import { businessIn, floorOf, isForOther, placeOf, type FormField } from './form-fields.tsx'
import { type Outcome, placeOrder } from './place-order.ts'

/** Places the form's order at the displayed prices. Never throws. */
export async function orderAsShown(owner: string, given: Values<FormField>, quote: Quote): Promise<Outcome> {
  const outcome = await placeOrder(owner, orderOf(given, quote))
  // The account keeps it for the next order.
  if (outcome.kind === 'placed') forgetCredit()
  if (outcome.kind === 'placed') noteBusiness(outcome.reply.data.business)
  return outcome
}

function noteBusiness(business: Business | null): void {
  const id = readSession().user?._id
  if (business && id !== undefined) changeUser(id, { business })
}

function orderOf(given: Values<FormField>, quote: Quote): PlaceBody {
  const { method, store, payment, floor, hasLift, agreed, access, ...others } = given
  const { business, business_name, pan, business_address, ...rest } = others
  const { recipient, recipient_name, recipient_phone, is_gift, ...chosen } = rest
  const { asks_instalments, instalments, ...texts } = chosen
  const offer = asks_instalments === '' ? undefined : quote.instalments.find(({ _id }) => _id === instalments)
  const credit = wantedCredit(quote.totals.total)
  const isForBuyer = !isForOther({ recipient, method })
  // The measures that this browser keeps are of the shopper's own home, where a collected order does not come.
  const stuck = !isForBuyer || method === 'pickup' ? [] : stuckAmong(quote.lines.map(({ variantId }) => variantId))
  const isAsked = quote.asksAccess && method !== 'pickup'
  return {
    ...texts,
    ...placeOf(given),
    method: method as ShippingMethod,
    ...storeOfPickup(quote.stores, { method, store }),
    payment: payment as PaymentMethod,
    ...(offer && { instalments: wishOf(offer) }),
    ...(credit.length > 0 && { credit }),
    floor: isAsked ? floorOf(floor) : null,
    hasLift: isAsked && hasLift !== '',
    access: isAsked ? access : '',
    ...(!isForBuyer && { recipient_name, recipient_phone, is_gift: is_gift !== '' }),
    ...businessIn({ business, business_name, pan, business_address }),
    coupon: quote.coupon?.refusal === null ? quote.coupon.code : '',
    ...(stuck.length > 0 && { does_not_fit: stuck }),
    agreed: agreed !== '',
    shown: shownFigures(quote),
  }
}

function wishOf({ _id: plan, version, figures: { instalment, totalPaid } }: Quote['instalments'][number]) {
  return { plan, version, instalment, totalPaid }
}

function shownFigures({ lines, totals }: Quote): PlaceBody['shown'] {
  return { total: totals.total, lines: lines.map(({ _id, price, quantity }) => ({ _id, price, quantity })) }
}
