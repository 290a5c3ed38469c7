import type { UserProfile } from '#contract/accounts.ts'
import type { SavedAddress } from '#contract/addresses.ts'
import { fillIfEmpty } from '../accounts/enter-value.ts'
import { type Choices, type DraftOf, readCheckoutDraft, type TypedField, typedFields } from './checkout-draft.ts'
import { type ChosenPlace, type KnownAddress, placeChosen } from './known-addresses.ts'
import { readLastAddress } from './last-address.ts'

const addressFields = ['street_address', 'landmark', 'apartment', 'zip'] as const satisfies readonly TypedField[]

type Known = {
  /** Owner of the draft that fills the form first. */
  of?: DraftOf
  owner: string
  /** Undefined for a guest. */
  user: UserProfile | undefined
  /** Saved addresses that fit what is chosen, last used first. */
  addresses: readonly SavedAddress[]
  /** What is chosen already. */
  chosen: Pick<Choices, 'province' | 'district' | 'city' | 'floor'> & Partial<Pick<Choices, 'recipient'>>
}

/**
 * Fills empty fields: with the draft first, then with the member's data or a guest's last order. It never mixes two
 * addresses.
 * @returns  the place to choose, and its floor unless one is chosen, if the address was filled in
 */
export function fillForm(
  form: HTMLFormElement,
  { of, owner, user, addresses, chosen }: Known,
): Partial<ChosenPlace> | undefined {
  const draft = readCheckoutDraft(owner, of)
  for (const field of typedFields) fill(form, field, draft[field] ?? '')
  if (!user) return of === undefined && owner === '' && !draft.name ? fillLast(form, chosen) : undefined

  const own = ownAddress(user, addresses)
  const known = isAnother(form, chosen, own) ? undefined : own
  fill(form, 'name', known?.name ?? user.name)
  fill(form, 'phone', known?.phone ?? user.mobile)
  fill(form, 'email', user.email)
  if (!known) return undefined
  for (const field of addressFields) fill(form, field, known[field])
  const { floor, hasLift, access, ...place } = placeChosen(known)
  return chosen.floor === '' ? { ...place, floor, hasLift, access } : place
}

/** Fills in what this browser keeps of a guest's last order. */
function fillLast(form: HTMLFormElement, chosen: Known['chosen']): Partial<ChosenPlace> | undefined {
  const last = readLastAddress()
  if (!last) return undefined
  const isElsewhere = isAnother(form, chosen, last)
  const { name, phone, email, street_address, landmark, apartment, zip, ...place } = last
  for (const [field, value] of Object.entries({ name, phone, email })) fill(form, field as TypedField, value)
  if (isElsewhere) return undefined
  const typed = { street_address, landmark, apartment, zip }
  for (const field of addressFields) fill(form, field, typed[field])
  return place
}

/** The address that members use for themselves: after an order to somebody else, the next one is not for that person. */
export function ownAddress(user: UserProfile, addresses: readonly SavedAddress[]): KnownAddress {
  return savedAsOwn(user, addresses) ?? (user.street_address_1 === '' ? addresses[0] : undefined) ?? ofProfile(user)
}

function savedAsOwn({ name }: UserProfile, addresses: readonly SavedAddress[]): SavedAddress | undefined {
  return addresses.find((address) => address.name.toLowerCase() === name.toLowerCase())
}

/** Returns the addresses to offer: the saved ones, and the profile's beside those that are all of other people. */
export function withOwnAddress(
  addresses: readonly SavedAddress[] | undefined,
  user: UserProfile | undefined,
): readonly SavedAddress[] | undefined {
  const isOffered = !addresses?.length || !user?.street_address_1 || savedAsOwn(user, addresses) !== undefined
  return isOffered ? addresses : [...addresses, { ...ofProfile(user), _id: 'profile' }]
}

/**
 * Whether the form asks for somebody else's address, or holds something of another one. A province and district alone may
 * be those of the shop.
 */
function isAnother(
  form: HTMLFormElement,
  { province, district, city, recipient }: Known['chosen'],
  address: Pick<KnownAddress, 'province' | 'district' | (typeof addressFields)[number]>,
): boolean {
  return (
    Boolean(recipient) ||
    city !== '' ||
    isOther(province, address.province) ||
    isOther(district, address.district) ||
    addressFields.some((field) => isOther(fieldOf(form, field)?.value, address[field]))
  )
}

function isOther(entered: string | undefined, known: string): boolean {
  return Boolean(entered) && entered !== known
}

/** Returns the home address of a member's profile. */
export function ofProfile(user: UserProfile): KnownAddress {
  const { name, mobile, province, district, City, cityName, street_address_1 } = user
  return {
    name,
    phone: mobile,
    province,
    district,
    city: City,
    cityName,
    ward: null,
    street_address: street_address_1,
    landmark: '',
    position: null,
    apartment: '',
    zip: '',
    floor: null,
    hasLift: false,
    access: '',
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
