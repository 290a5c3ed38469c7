import { isPlainName } from '../accounts/person-name.ts'
import { parseMobile } from '../accounts/phone.ts'
import type { ShippingMethod } from '../delivery-zones/delivery-estimate.ts'

/** Somebody else who receives an order. The invoice stays in the buyer's name. */
export type Recipient = {
  name: string
  /** In the form that parseMobile returns. */
  phone: string
  /** Whether the packing slip names no amount. */
  isGift: boolean
}

/**
 * The fields of a form; blank or missing for an order that the buyer receives. They do not count for pickup: no driver calls
 * anybody, and the address is the one on the invoice.
 */
export type RecipientForm = {
  method?: ShippingMethod | '' | undefined
  recipient_name?: string | undefined
  recipient_phone?: string | undefined
  is_gift?: boolean | undefined
}
export type RecipientField = 'recipient_name' | 'recipient_phone'
export type RecipientProblem = 'required' | 'name' | 'phone'

/** Returns the problems of a form that names a recipient, or says that the order is a gift. */
export function recipientProblems(given: RecipientForm): Partial<Record<RecipientField, RecipientProblem>> {
  if (!isForAnother(given)) return {}
  const { recipient_name: name = '', recipient_phone: phone = '' } = given
  return {
    ...(!isPlainName(name) && { recipient_name: name.trim() === '' ? 'required' : 'name' }),
    ...(!parseMobile(phone) && { recipient_phone: phone.trim() === '' ? 'required' : 'phone' }),
  }
}

/**
 * Returns the recipient that a form names; null if the buyer receives the order.
 *
 * @param given  without problems by recipientProblems
 */
export function recipientOf(given: RecipientForm): Recipient | null {
  const { recipient_name: name = '', recipient_phone: phone = '', is_gift: isGift = false } = given
  return isForAnother(given) ? { name: name.trim(), phone: parseMobile(phone) ?? '', isGift } : null
}

/** Whether a form names a recipient, or says that the order is a gift. */
export function isForAnother(given: RecipientForm): boolean {
  const { method, recipient_name: name = '', recipient_phone: phone = '', is_gift: isGift = false } = given
  return method !== 'pickup' && (isGift || name.trim() !== '' || phone.trim() !== '')
}
