import { keep, readKept, recordIn } from '../../storage.ts'

/** The checkout, or the form that accepts an offer for a custom piece. Each has its own draft. */
export type DraftOf = 'checkout' | `accept:${string}`

/** Text fields, stored by the form itself. */
export const typedFields = ['name', 'phone', 'email', 'street_address', 'landmark', 'apartment', 'zip', 'note'] as const
/** Fields that are chosen, or shown only sometimes. */
export const choiceFields = [
  'province',
  'district',
  'city',
  'ward',
  'position',
  'method',
  'store',
  'floor',
  'hasLift',
  'access',
  'recipient',
  'recipient_name',
  'recipient_phone',
  'is_gift',
  /** The place that nobody entered here, as `addressKey` writes it. */
  'filledIn',
  'payment',
  'asks_instalments',
  /** Id of the plan. */
  'instalments',
  'business',
  'business_name',
  'pan',
  'business_address',
  'coupon',
] as const

const placeFields: ReadonlySet<string> = new Set<TypedField | keyof Choices>([
  'street_address',
  'landmark',
  'apartment',
  'zip',
  'province',
  'district',
  'city',
  'ward',
  'position',
  'floor',
  'hasLift',
  'access',
  'filledIn',
])

const fields = [...typedFields, ...choiceFields]
type Field = (typeof fields)[number]
export type TypedField = (typeof typedFields)[number]
export type Choices = Record<(typeof choiceFields)[number], string>
export type CheckoutDraft = Partial<Record<Field, string>>

/**
 * Returns the entries from before a reload or a login, except the agreement to the terms. A member's entries are hidden
 * from other members and from guests; a guest's entries move into the account.
 *
 * @param owner  id of the member, '' for a guest
 */
export function readCheckoutDraft(owner: string, of: DraftOf = 'checkout'): CheckoutDraft {
  const kept = recordIn(readKept(of, 'sessionStorage'))
  if (kept.owner !== '' && kept.owner !== owner) return {}
  return Object.fromEntries(
    fields.filter((field) => typeof kept[field] === 'string').map((field) => [field, kept[field]]),
  )
}

/** Merges entries into the same shopper's draft. */
export function keepCheckoutDraft(owner: string, entered: CheckoutDraft, of: DraftOf = 'checkout'): void {
  const draft = { ...readCheckoutDraft(owner, of), ...entered, owner }
  keep(of, JSON.stringify(draft), 'sessionStorage')
}

/** Leaves out a place that nobody entered, so that the next checkout begins with the account's address. */
export function dropFilledInPlace(): void {
  const draft = recordIn(readKept('checkout', 'sessionStorage'))
  if (isPlaceEntered(draft)) return
  const left = Object.entries(draft).filter(([name]) => !placeFields.has(name))
  keep('checkout', JSON.stringify(Object.fromEntries(left)), 'sessionStorage')
}

/** Whether shoppers entered more than a district themselves. The checkout fills in a known address by itself. */
export function isPlaceEntered(draft: CheckoutDraft): boolean {
  const { street_address, city, filledIn } = draft
  return Boolean(street_address || city) && addressKey(draft) !== filledIn
}

/** Returns what tells one place from another in a form. */
export function addressKey({ district, city, ward, street_address }: CheckoutDraft): string {
  return [district, city, ward, street_address].join('\n')
}

export function dropCheckoutDraft(of: DraftOf = 'checkout'): void {
  keep(of, null, 'sessionStorage')
}

/** Key of the entries of the tab's last order. */
const PLACED = 'placed'

/** Sets the entries of a placed order aside, for a buyer who comes back to correct them. */
export function setDraftAside(orderId: string): void {
  keep(PLACED, JSON.stringify({ ...recordIn(readKept('checkout', 'sessionStorage')), orderId }), 'sessionStorage')
  dropCheckoutDraft()
}

/** Brings the entries of an order back that this tab has placed last. */
export function bringDraftBack(orderId: string): void {
  const { orderId: placed, ...draft } = recordIn(readKept(PLACED, 'sessionStorage'))
  if (placed === orderId) keep('checkout', JSON.stringify(draft), 'sessionStorage')
}

/** Reads the text fields of a form. */
export function typedIn(form: HTMLFormElement): CheckoutDraft {
  const given = new FormData(form)
  return Object.fromEntries(typedFields.map((field) => [field, String(given.get(field) ?? '')]))
}
