import type { Caller, Good } from '#contract/admin/phone-orders.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import { markOf } from '../orders/place-inputs.tsx'
import type { Language } from '#domain/language/languages.ts'

export type DraftLine = { good: Good; quantity: number }

/** Form values of a phone order; '' for fields not filled in yet. */
export type Draft = {
  userId: string | null
  name: string
  phone: string
  email: string
  language: Language
  district: string
  province: string
  city: string
  ward: number | null
  street_address: string
  landmark: string
  /** The position as text. */
  mark: string
  apartment: string
  zip: string
  method: ShippingMethod
  /** Slug of the pickup store; '' for none. */
  store: string
  payment: 'cod' | 'bank'
  floor: number | null
  hasLift: boolean
  access: string
  note: string
  /** Somebody else who receives it. */
  recipient_name: string
  recipient_phone: string
  is_gift: boolean
  /** The business that the invoice is for. */
  business_name: string
  pan: string
  business_address: string
  /** The business of the caller's last invoice for one. */
  keptBusiness: Caller['business']
  coupon: string
  agreed: boolean
  lines: DraftLine[]
}

export const emptyDraft: Draft = {
  userId: null,
  name: '',
  phone: '',
  email: '',
  language: 'en',
  district: '',
  province: '',
  city: '',
  ward: null,
  street_address: '',
  landmark: '',
  mark: '',
  apartment: '',
  zip: '',
  method: 'standard',
  store: '',
  payment: 'cod',
  floor: null,
  hasLift: false,
  access: '',
  note: '',
  recipient_name: '',
  recipient_phone: '',
  is_gift: false,
  business_name: '',
  pan: '',
  business_address: '',
  keptBusiness: null,
  coupon: '',
  agreed: false,
  lines: [],
}

/** Returns the initial form values for an account. */
export function draftOf({ business, address: { position, ...address }, ...caller }: Caller): Partial<Draft> {
  const { userId, name, email, language } = caller
  return { userId, name, email, language, keptBusiness: business, ...address, mark: markOf(position) }
}

/** Returns the texts in the API's format: react-admin's inputs use null for empty texts. */
export function textsOf(draft: Draft) {
  const { name, phone, email, district, province, city, street_address, landmark } = draft
  const {
    apartment,
    zip,
    access,
    note,
    recipient_name,
    recipient_phone,
    business_name,
    pan,
    business_address,
    coupon,
  } = draft
  const person = { name, phone, email }
  const place = { district, province, city, street_address, landmark, apartment, zip }
  const recipient = { recipient_name, recipient_phone }
  const business = { business_name, pan, business_address }
  const texts = { ...person, ...place, access, note, ...recipient, ...business, coupon }
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])) as typeof texts
}
