import { addressProblems } from '../addresses/address.ts'
import { findLocalLevel, type NamedLevel } from '../addresses/find-local-level.ts'
import type { Position } from '../addresses/position.ts'
import { isEmail } from '../accounts/email.ts'
import type { ShippingMethod } from '../delivery-zones/delivery-estimate.ts'
import { latinDigits, isOneLine } from '../text.ts'
import { businessProblems, type BusinessForm, type BusinessProblem } from '../invoices/business.ts'
import { isPlainName } from '../accounts/person-name.ts'
import { isAbroad, parseMobile } from '../accounts/phone.ts'
import { isForAnother, recipientProblems, type RecipientForm } from '../orders/recipient.ts'
import { smsNumber } from '../sms/sms-number.ts'

/** UTF-16 units, as `maxlength` of an input counts. */
export const MAX_APARTMENT_LENGTH = 200
export const MAX_LANDMARK_LENGTH = 200
export const MAX_NOTE_LENGTH = 1_000
export const MAX_COUPON_LENGTH = 40
/** Above the ground floor, which is 0. */
export const MAX_FLOOR = 50
/** Maximum number of addresses that an account keeps. */
export const MAX_SAVED_ADDRESSES = 10

/** In the order of the form. `floor` and `access` appear only when our fitters deliver large goods. */
export const checkoutFields = [
  'name',
  'phone',
  'email',
  'recipient_name',
  'recipient_phone',
  'district',
  'province',
  'city',
  'ward',
  'street_address',
  'landmark',
  'position',
  'apartment',
  'zip',
  'method',
  'floor',
  'access',
  'note',
  'payment',
  'business_name',
  'pan',
  'business_address',
  'agreed',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** The values of the form; '' if nothing is chosen. */
export type CheckoutForm = BusinessForm &
  RecipientForm & {
    name: string
    phone: string
    /** Can be blank if an SMS reaches the phone (EmailNeed). */
    email: string
    district: string
    province: string
    /** A local level of the district, by a name that findLocalLevel understands. */
    city: string
    /** Null if the buyer does not know it. */
    ward: number | null
    /** Tole, street and house. */
    street_address: string
    /** Can be blank. */
    landmark: string
    /** Position of the door, if the shopper marked it. */
    position: Position | null
    /** Can be blank. */
    apartment: string
    /** Can be blank, because few people know theirs. */
    zip: string
    method: ShippingMethod | ''
    payment: string
    /** The floor of the delivery; null if the form did not ask, or nothing is chosen. */
    floor: number | null
    /** Narrow lanes and stairs; can be blank. */
    access: string
    note: string
    agreed: boolean
  }

export type CheckoutProblem =
  | 'required'
  | 'name'
  | 'phone'
  | 'phone-abroad'
  | 'email'
  | 'no-sms'
  | 'city'
  | 'ward'
  | 'position'
  | 'zip'
  | 'province'
  | 'district'
  | 'hidden-sign'
  | 'too-long'
  | 'method'
  | 'floor'
  | 'payment'
  | 'instalments'
  | 'agreed'
  | BusinessProblem

/** Recipient and address, which an account keeps for next time, in the order of the form. */
export const deliveryAddressFields = [
  'name',
  'phone',
  'district',
  'province',
  'city',
  'ward',
  'street_address',
  'landmark',
  'position',
  'apartment',
  'zip',
] as const satisfies CheckoutField[]
export type DeliveryAddressField = (typeof deliveryAddressFields)[number]
export type DeliveryAddress = Pick<CheckoutForm, DeliveryAddressField>

const requiredFields = ['name', 'phone', 'district', 'province', 'city', 'street_address'] as const

/** Whether an email address must be given: always, when no SMS reaches the phone number, or never. */
export type EmailNeed = 'always' | 'without-sms' | 'never'

/** The local levels of a district; undefined while they are unknown, as in a form that has not loaded them. */
export type LevelsOf = (district: string) => readonly (NamedLevel & { wards: number })[] | undefined

/** Lookups that the rules of an address need. */
export type Geography = { levelsOf: LevelsOf; isInNepal: (position: Position) => boolean }

type Circumstances = Geography & {
  /** Whether large goods (isLargeItem) go to a district where our fitters come and carry them in. */
  asksAccess: boolean
  email: EmailNeed
}

/** Returns the problem of each wrong field, for the form and the server. */
export function checkoutProblems(
  given: CheckoutForm,
  { asksAccess, email, ...geography }: Circumstances,
): Partial<Record<CheckoutField, CheckoutProblem>> {
  return {
    ...deliveryAddressProblems(given, geography),
    ...emailProblem(given, email),
    ...recipientProblems(given),
    ...(given.access.length > MAX_NOTE_LENGTH && { access: 'too-long' }),
    ...(given.note.length > MAX_NOTE_LENGTH && { note: 'too-long' }),
    ...(given.method === '' && { method: 'method' }),
    ...(asksAccess && accessProblems(given)),
    ...(given.payment === '' && { payment: 'payment' }),
    ...businessProblems(given, { isForAnother: isForAnother(given) }),
    ...(!given.agreed && { agreed: 'agreed' }),
  }
}

/** Returns the problems of the questions about large goods: asked until the shopper chooses to collect them. */
export function accessProblems({ method, floor }: Pick<CheckoutForm, 'method' | 'floor'>): { floor?: CheckoutProblem } {
  return method !== 'pickup' && !isFloor(floor) ? { floor: 'floor' } : {}
}

function emailProblem(
  { email, phone }: Pick<CheckoutForm, 'email' | 'phone'>,
  need: EmailNeed,
): { email?: CheckoutProblem } {
  if (email.trim() !== '') return isEmail(email.trim()) ? {} : { email: 'email' }
  if (need === 'always') return { email: 'required' }
  const mobile = parseMobile(phone)
  return need === 'without-sms' && mobile !== null && smsNumber(mobile) === null ? { email: 'no-sms' } : {}
}

/** Returns the problems of the address alone. */
export function deliveryAddressProblems(
  given: DeliveryAddress,
  { levelsOf, isInNepal }: Geography,
): Partial<Record<DeliveryAddressField, CheckoutProblem>> {
  const blank = requiredFields.filter((field) => given[field].trim() === '')
  const { City, street_address_1, ...region } = addressProblems({
    province: given.province,
    district: given.district,
    City: given.city,
    street_address_1: given.street_address,
  })
  return {
    ...(!isPlainName(given.name) && { name: 'name' }),
    ...(!parseMobile(given.phone) && { phone: isAbroad(given.phone) ? 'phone-abroad' : 'phone' }),
    ...(region.district && { district: 'district' }),
    ...(region.province && { province: 'province' }),
    ...(region.district === undefined && localProblems(given, levelsOf(given.district))),
    ...textProblem('city', City),
    ...textProblem('street_address', street_address_1),
    ...(!isOneLine(given.landmark) && { landmark: 'hidden-sign' }),
    ...(given.landmark.length > MAX_LANDMARK_LENGTH && { landmark: 'too-long' }),
    ...(given.position !== null && !isInNepal(given.position) && { position: 'position' }),
    ...(!isOneLine(given.apartment) && { apartment: 'hidden-sign' }),
    ...(given.apartment.length > MAX_APARTMENT_LENGTH && { apartment: 'too-long' }),
    ...(given.zip.trim() !== '' && parseZip(given.zip) === null && { zip: 'zip' }),
    ...Object.fromEntries(blank.map((field) => [field, 'required'])),
  }
}

/** Returns the problems of local level and ward: Pokhara is not in Gorkha, and no local level has a ward 0. */
function localProblems(
  { city, ward }: Pick<DeliveryAddress, 'city' | 'ward'>,
  levels: ReturnType<LevelsOf>,
): { city?: CheckoutProblem; ward?: CheckoutProblem } {
  if (levels === undefined) return {}
  const level = findLocalLevel(levels, city)
  if (level === undefined) return { city: 'city' }
  const isWard = ward === null || (Number.isInteger(ward) && ward >= 1 && ward <= level.wards)
  return isWard ? {} : { ward: 'ward' }
}

function textProblem(field: 'street_address' | 'city', problem: string | undefined) {
  if (problem === undefined) return {}
  return { [field]: problem === 'too-long' ? ('too-long' as const) : ('hidden-sign' as const) }
}

/** Parses a Nepali postal code of five Latin or Devanagari digits; null if it is none. */
export function parseZip(text: string): string | null {
  const digits = latinDigits(text.trim())
  return /^\d{5}$/.test(digits) ? digits : null
}

function isFloor(floor: number | null): boolean {
  return floor !== null && Number.isInteger(floor) && floor >= 0 && floor <= MAX_FLOOR
}
