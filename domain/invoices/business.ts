import type { OrderState } from '../orders/order-states.ts'
import { isOneLine, isSeen, latinDigits } from '../text.ts'

/** UTF-16 units, as `maxlength` of an input counts. */
export const MAX_BUSINESS_NAME_LENGTH = 150
export const MAX_BUSINESS_ADDRESS_LENGTH = 200
/** Parties that buy for this much are listed with their PAN in the shop's tax returns. */
export const PAN_WANTED_FROM_RUPEES = 1_00_000

/** The buyer that an invoice names in place of the person who ordered. */
export type Business = {
  /** As registered with the PAN. */
  name: string
  /** Permanent account number: nine Latin digits. */
  pan: string
  /** Absent where the address of the order is that of the business, and in older ones. */
  address?: string | undefined
}

/** The fields of a form. Name and PAN are blank or missing for an invoice to the person who ordered. */
export type BusinessForm = {
  business_name?: string | undefined
  pan?: string | undefined
  business_address?: string | undefined
  /** Whether a ticked box asks for the business; blank fields are problems then. */
  isBusiness?: boolean | undefined
}
type BusinessField = Exclude<keyof BusinessForm, 'isBusiness'>

export type BusinessProblem = 'business-name' | 'pan' | 'business-address' | 'hidden-sign' | 'too-long'

/**
 * Returns the problems of a form that names a business; none if name and PAN are blank, and no ticked box asks for them.
 *
 * @param isForAnother  whether somebody else receives the order: its address is then not that of the business
 */
export function businessProblems(
  given: BusinessForm,
  { isForAnother = false }: { isForAnother?: boolean } = {},
): Partial<Record<BusinessField, BusinessProblem>> {
  const { business_name: name = '', pan = '', business_address: address = '' } = given
  if (isBlank(given)) return {}
  return {
    ...(!isOneLine(name) && { business_name: 'hidden-sign' }),
    ...(name.length > MAX_BUSINESS_NAME_LENGTH && { business_name: 'too-long' }),
    ...(name.trim() === '' && { business_name: 'business-name' }),
    ...(parsePan(pan) === null && { pan: 'pan' }),
    ...(!isOneLine(address) && { business_address: 'hidden-sign' }),
    ...(address.length > MAX_BUSINESS_ADDRESS_LENGTH && { business_address: 'too-long' }),
    ...(isForAnother && !isSeen(address) && { business_address: 'business-address' }),
  }
}

/**
 * Returns the business that a form names; null if name and PAN are blank.
 *
 * @param given  without problems by businessProblems
 */
export function businessOf(given: BusinessForm): Business | null {
  const { business_name: name = '', pan = '', business_address = '' } = given
  if (isBlank(given)) return null
  const address = business_address.trim()
  return { name: name.trim(), pan: parsePan(pan) ?? '', ...(address !== '' && { address }) }
}

/** Whether the business of an order can be changed: until its invoice is issued, or none will be. */
export function canChangeBusiness({ state, isInvoiced }: { state: OrderState; isInvoiced: boolean }): boolean {
  return !isInvoiced && state !== 'cancelled' && state !== 'returned'
}

function isBlank({ business_name: name = '', pan = '', isBusiness = false }: BusinessForm): boolean {
  return !isBusiness && name.trim() === '' && pan.trim() === ''
}

/** Parses a PAN of nine Latin or Devanagari digits, with spaces and dashes anywhere; null if it is none. */
export function parsePan(text: string): string | null {
  const digits = latinDigits(text).replaceAll(/[\s\p{Pd}]/gu, '')
  return /^\d{9}$/.test(digits) ? digits : null
}
