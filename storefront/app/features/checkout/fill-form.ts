import type { UserProfile } from '#contract/accounts.ts'
import type { SavedAddress } from '#contract/addresses.ts'
import { fillIfEmpty } from '../accounts/enter-value.ts'
import { type DraftOf, readCheckoutDraft, type TypedField, typedFields } from './checkout-draft.ts'
import type { Place } from './place-choice.tsx'

const addressFields = ['city', 'zip', 'street_address', 'apartment'] as const satisfies readonly TypedField[]

type Known = {
  /** Whose draft fills it first. */
  of?: DraftOf
  owner: string
  /** Undefined for a guest. */
  user: UserProfile | undefined
  /** Where goods were brought to last. */
  address: SavedAddress | undefined
  /** A province is chosen already. */
  hasPlace: boolean
}

/**
 * Fills what is empty: with what was typed before a reload, then with what is known of a member. An address is never
 * mixed of two.
 *
 * @returns  province and district to choose, where the address was filled in
 */
export function fillForm(form: HTMLFormElement, { of, owner, user, address, hasPlace }: Known): Place | undefined {
  const draft = readCheckoutDraft(owner, of)
  for (const field of typedFields) fill(form, field, draft[field] ?? '')
  if (!user) return undefined

  const hasAddress = hasPlace || addressFields.some((field) => fieldOf(form, field)?.value !== '')
  const known = hasAddress ? undefined : (address ?? ofProfile(user))
  fill(form, 'name', known?.name ?? user.name)
  fill(form, 'phone', known?.phone ?? user.mobile)
  fill(form, 'email', user.email)
  if (!known) return undefined
  for (const field of addressFields) fill(form, field, known[field])
  return { province: known.province, district: known.district }
}

/** Where the profile says that a member lives. */
export function ofProfile(user: UserProfile): Omit<SavedAddress, '_id'> {
  const { name, mobile, province, district, City, street_address_1 } = user
  return {
    name,
    phone: mobile,
    province,
    district,
    city: City,
    street_address: street_address_1,
    apartment: '',
    zip: '',
  }
}

function fill(form: HTMLFormElement, name: TypedField, value: string): void {
  const field = fieldOf(form, name)
  if (field) fillIfEmpty(field, value)
}

function fieldOf(form: HTMLFormElement, name: TypedField): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}
