import type { Caller, Good } from '#contract/admin/phone-orders.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Language } from '#domain/language/languages.ts'

export type DraftLine = { good: Good; quantity: number }

/** Form values of a phone order; '' for fields not filled in yet. */
export type Draft = {
  userId: string | null
  name: string
  phone: string
  email: string
  language: Language
  street_address: string
  apartment: string
  city: string
  province: string
  district: string
  zip: string
  method: ShippingMethod
  /** Slug of the pickup store; '' for none. */
  store: string
  payment: 'cod' | 'bank'
  floor: number | null
  hasLift: boolean
  access: string
  note: string
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
  street_address: '',
  apartment: '',
  city: '',
  province: '',
  district: '',
  zip: '',
  method: 'standard',
  store: '',
  payment: 'cod',
  floor: null,
  hasLift: false,
  access: '',
  note: '',
  coupon: '',
  agreed: false,
  lines: [],
}

/** Returns the initial form values for an account. */
export function draftOf({ userId, name, email, language, address }: Caller): Partial<Draft> {
  return { userId, name, email, language, ...address }
}

/** Returns the texts in the API's format: react-admin's inputs use null for empty texts. */
export function textsOf(draft: Draft) {
  const { name, phone, email, street_address, apartment, city, province, district, zip, access, note, coupon } = draft
  const texts = { name, phone, email, street_address, apartment, city, province, district, zip, access, note, coupon }
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])) as typeof texts
}
