import { addressProblems } from '../addresses/address.ts'
import { isEmail } from '../accounts/email.ts'
import type { ShippingMethod } from '../delivery-zones/delivery-estimate.ts'
import { latinDigits, isOneLine } from '../text.ts'
import { isPlainName } from '../accounts/person-name.ts'
import { parseMobile } from '../accounts/phone.ts'

/** UTF-16 units, as `maxlength` of an input counts. */
export const MAX_APARTMENT_LENGTH = 200
export const MAX_NOTE_LENGTH = 1_000
export const MAX_COUPON_LENGTH = 40
/** Above the ground floor, which is 0. */
export const MAX_FLOOR = 50
/** That an account keeps. */
export const MAX_SAVED_ADDRESSES = 10

/** In the order they stand in the form; the last ones only for large goods that are brought. */
export const checkoutFields = [
  'name',
  'phone',
  'email',
  'street_address',
  'apartment',
  'city',
  'province',
  'district',
  'zip',
  'method',
  'floor',
  'access',
  'note',
  'payment',
  'agreed',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** As the form holds it: '' where nothing was chosen. */
export type CheckoutForm = {
  name: string
  phone: string
  email: string
  street_address: string
  /** May stay blank. */
  apartment: string
  city: string
  province: string
  district: string
  /** May stay blank: few know theirs. */
  zip: string
  method: ShippingMethod | ''
  payment: string
  /** Which floor it is brought to; null where nobody asked, or nothing was chosen. */
  floor: number | null
  /** Narrow lanes, stairs: may stay blank. */
  access: string
  note: string
  agreed: boolean
}

export type CheckoutProblem =
  | 'required'
  | 'name'
  | 'phone'
  | 'email'
  | 'zip'
  | 'province'
  | 'district'
  | 'hidden-sign'
  | 'too-long'
  | 'method'
  | 'floor'
  | 'payment'
  | 'agreed'

/** Recipient and address, which an account keeps for next time, in the order of the form. */
export const deliveryAddressFields = [
  'name',
  'phone',
  'street_address',
  'apartment',
  'city',
  'province',
  'district',
  'zip',
] as const satisfies CheckoutField[]
export type DeliveryAddressField = (typeof deliveryAddressFields)[number]
export type DeliveryAddress = Pick<CheckoutForm, DeliveryAddressField>

const mayStayBlank = new Set<DeliveryAddressField>(['apartment', 'zip'])

/**
 * What is wrong with a checkout, as the form and the server ask it; every field that is wrong has its own problem.
 *
 * @param asksAccess  there are large goods in it (isLargeItem)
 * @param isByPhone   staff write it down for a caller, who may have no e-mail address
 */
export function checkoutProblems(
  given: CheckoutForm,
  { asksAccess, isByPhone = false }: { asksAccess: boolean; isByPhone?: boolean },
): Partial<Record<CheckoutField, CheckoutProblem>> {
  return {
    ...deliveryAddressProblems(given),
    ...emailProblem(given.email.trim(), isByPhone),
    ...(given.access.length > MAX_NOTE_LENGTH && { access: 'too-long' }),
    ...(given.note.length > MAX_NOTE_LENGTH && { note: 'too-long' }),
    ...(given.method === '' && { method: 'method' }),
    ...(asksAccess && accessProblems(given)),
    ...(given.payment === '' && { payment: 'payment' }),
    ...(!given.agreed && { agreed: 'agreed' }),
  }
}

/** The same of what delivery asks about large goods. */
export function accessProblems({ method, floor }: Pick<CheckoutForm, 'method' | 'floor'>): { floor?: CheckoutProblem } {
  return isBrought(method) && !isFloor(floor) ? { floor: 'floor' } : {}
}

function emailProblem(email: string, isByPhone: boolean): { email?: CheckoutProblem } {
  if (email === '') return isByPhone ? {} : { email: 'required' }
  return isEmail(email) ? {} : { email: 'email' }
}

/** The same of the address alone. */
export function deliveryAddressProblems(
  given: DeliveryAddress,
): Partial<Record<DeliveryAddressField, CheckoutProblem>> {
  const blank = deliveryAddressFields.filter((field) => given[field].trim() === '' && !mayStayBlank.has(field))
  const { City, street_address_1, ...region } = addressProblems({
    province: given.province,
    district: given.district,
    City: given.city,
    street_address_1: given.street_address,
  })
  return {
    ...(!isPlainName(given.name) && { name: 'name' }),
    ...(!parseMobile(given.phone) && { phone: 'phone' }),
    ...textProblem('street_address', street_address_1),
    ...textProblem('city', City),
    ...(region.province && { province: 'province' }),
    ...(region.district && { district: 'district' }),
    ...(given.zip.trim() !== '' && parseZip(given.zip) === null && { zip: 'zip' }),
    ...(!isOneLine(given.apartment) && { apartment: 'hidden-sign' }),
    ...(given.apartment.length > MAX_APARTMENT_LENGTH && { apartment: 'too-long' }),
    ...Object.fromEntries(blank.map((field) => [field, 'required'])),
  }
}

function textProblem(field: 'street_address' | 'city', problem: string | undefined) {
  if (problem === undefined) return {}
  return { [field]: problem === 'too-long' ? ('too-long' as const) : ('hidden-sign' as const) }
}

/** The five digits of a Nepali postal code, Latin or Devanagari; null when it is none. */
export function parseZip(text: string): string | null {
  const digits = latinDigits(text.trim())
  return /^\d{5}$/.test(digits) ? digits : null
}

/** Whether somebody brings it to the door. */
function isBrought(method: ShippingMethod | ''): boolean {
  return method === 'standard' || method === 'express'
}

function isFloor(floor: number | null): boolean {
  return floor !== null && Number.isInteger(floor) && floor >= 0 && floor <= MAX_FLOOR
}
