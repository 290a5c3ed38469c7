import type { AcceptBody, CustomFigures } from '#contract/custom-requests.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Values } from '../../ui/use-checked-form.ts'
import { storeOfPickup } from '../checkout/collect-at.ts'
import { businessIn, floorOf, isForOther, placeOf, type FormField } from '../checkout/form-fields.tsx'

/** Returns the form's values with the displayed prices. */
export function acceptBody(given: Values<FormField>, figures: CustomFigures): AcceptBody {
  const { method, store, payment, floor, hasLift, agreed, access, ...others } = given
  const { business, business_name, pan, business_address, ...rest } = others
  const { recipient, recipient_name, recipient_phone, is_gift, ...chosen } = rest
  // A custom piece has a deposit instead.
  const { asks_instalments: _asks, instalments: _plan, ...texts } = chosen
  const isAsked = figures.asksAccess && method !== 'pickup'
  return {
    ...texts,
    ...placeOf(given),
    method: method as ShippingMethod,
    ...storeOfPickup(figures.stores, { method, store }),
    payment: payment as PaymentMethod,
    floor: isAsked ? floorOf(floor) : null,
    hasLift: isAsked && hasLift !== '',
    access: isAsked ? access : '',
    ...(isForOther({ recipient, method }) && { recipient_name, recipient_phone, is_gift: is_gift !== '' }),
    ...businessIn({ business, business_name, pan, business_address }),
    agreed: agreed !== '',
    shown: { quoteId: figures.quoteId, total: figures.totals.total, deposit: figures.deposit },
  }
}
