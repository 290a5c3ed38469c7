import { keep, readKept, recordIn } from '../../kept.ts'

const STORAGE_KEY = 'checkout'

/** Kept by the form's own fields. */
export const typedFields = ['name', 'phone', 'email', 'city', 'zip', 'street_address', 'apartment', 'note'] as const
/** Chosen, or shown only sometimes. */
export const choiceFields = [
  'province',
  'district',
  'method',
  'floor',
  'hasLift',
  'access',
  'payment',
  'coupon',
] as const

const fields = [...typedFields, ...choiceFields]
type Field = (typeof fields)[number]
export type TypedField = (typeof typedFields)[number]
export type Choices = Record<(typeof choiceFields)[number], string>
export type CheckoutDraft = Partial<Record<Field, string>>

/**
 * What was entered before a reload or a login; nobody agrees to terms by reloading. What a member entered is shown to no
 * other member, nor to a guest; what a guest entered goes along into the account.
 *
 * @param owner  id of who is logged in, '' for a guest
 */
export function readCheckoutDraft(owner: string): CheckoutDraft {
  const kept = recordIn(readKept(STORAGE_KEY, 'sessionStorage'))
  if (kept.owner !== '' && kept.owner !== owner) return {}
  return Object.fromEntries(
    fields.filter((field) => typeof kept[field] === 'string').map((field) => [field, kept[field]]),
  )
}

/** Adds to what is kept of the same shopper. */
export function keepCheckoutDraft(owner: string, entered: CheckoutDraft): void {
  const draft = { ...readCheckoutDraft(owner), ...entered, owner }
  keep(STORAGE_KEY, JSON.stringify(draft), 'sessionStorage')
}

export function dropCheckoutDraft(): void {
  keep(STORAGE_KEY, null, 'sessionStorage')
}
