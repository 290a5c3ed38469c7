import type { UserProfile } from '#contract/accounts.ts'
import type { SavedAddress } from '#contract/addresses.ts'
import { positionText } from '#domain/addresses/position.ts'
import { enterValue } from '../accounts/enter-value.ts'
import type { CheckoutDraft, Choices } from './checkout-draft.ts'
import { isForOther, UNKNOWN_WARD } from './form-fields.tsx'
import type { Place } from '../accounts/place-choice.tsx'

const personFields = ['name', 'phone'] as const
export const typedPlaceFields = ['street_address', 'landmark', 'apartment', 'zip'] as const

export type KnownAddress = Omit<SavedAddress, '_id'>
/** The chosen fields of an address. */
export type ChosenPlace = Pick<
  Choices,
  'province' | 'district' | 'city' | 'ward' | 'position' | 'floor' | 'hasLift' | 'access'
>

export const noPlace: ChosenPlace = {
  province: '',
  district: '',
  city: '',
  ward: '',
  position: '',
  floor: '',
  hasLift: '',
  access: '',
}

/** Returns what is chosen for an address. */
export function placeChosen({ province, district, city, ward, position, ...arrival }: KnownAddress): ChosenPlace {
  return {
    province,
    district,
    city,
    ward: ward === null ? '' : String(ward),
    position: position ? positionText(position) : '',
    floor: arrival.floor === null ? '' : String(arrival.floor),
    hasLift: arrival.hasLift ? 'on' : '',
    access: arrival.access,
  }
}

/**
 * Returns the known address that matches the form completely, or but for a ward that the address lacks. Name and phone are
 * those of the person who receives the order.
 */
export function enteredOf(addresses: readonly SavedAddress[], entered: CheckoutDraft): SavedAddress | undefined {
  const ward = entered.ward === UNKNOWN_WARD ? '' : entered.ward
  const { recipient_name: name, recipient_phone: phone } = entered
  const form = { ...entered, ...(isForOther(entered) && { name, phone }) }
  const matching = (ofWard: string) =>
    addresses.find((address) => {
      const known = { ...address, ...placeChosen(address) }
      const fields = [...personFields, ...typedPlaceFields, 'province', 'district', 'city', 'position'] as const
      return known.ward === ofWard && fields.every((field) => known[field] === (form[field] ?? ''))
    })
  return matching(ward ?? '') ?? matching('')
}

/**
 * Fills in a known address. Its name and phone are the recipient's where somebody else receives the order, unless the buyer
 * has typed others. Undefined clears what was filled in.
 *
 * @param addresses  all known ones, which tell what was typed from what was filled in
 */
export function takeAddress(
  form: HTMLFormElement,
  address: KnownAddress | undefined,
  { user, addresses, choices, choose }: Taking,
): void {
  const isOthers = isForOther(choices)
  const { recipient_name: name, recipient_phone: phone } = choices
  const isFilledIn = addresses.some((known) => known.name === name && known.phone === phone)
  const isTyped = `${name}${phone}`.trim() !== '' && !isFilledIn
  const recipient = isOthers &&
    !isTyped && { recipient_name: address?.name ?? '', recipient_phone: address?.phone ?? '' }
  choose({ ...(address ? placeChosen(address) : noPlace), ...recipient })
  enterAddress(form, address, user, isOthers)
}

type Taking = {
  user: UserProfile | undefined
  addresses: readonly KnownAddress[]
  choices: Choices
  choose: (changed: Partial<Choices>) => void
}

/**
 * Fills in the typed fields of an address. Undefined clears them, and puts a member's own name and phone back: those of
 * the address before may be somebody else's.
 *
 * @param isPlaceOnly  leaves the buyer's name and phone as they are
 */
export function enterAddress(
  form: HTMLFormElement,
  address: KnownAddress | undefined,
  user: UserProfile | undefined,
  isPlaceOnly = false,
): void {
  const own = user && { name: user.name, phone: user.mobile }
  const known: Partial<KnownAddress> | undefined = address ?? own
  for (const field of known && !isPlaceOnly ? [...personFields, ...typedPlaceFields] : typedPlaceFields) {
    const input = form.elements.namedItem(field)
    if (input instanceof HTMLInputElement) enterValue(input, known?.[field] ?? '')
  }
}

/** Changing the district of a saved address clears its zip code. */
export function leavePlace(form: HTMLFormElement, place: Place, addresses: readonly KnownAddress[]): void {
  const left = addresses.filter(({ province, district }) => province === place.province && district === place.district)
  const zip = form.elements.namedItem('zip')
  if (!(zip instanceof HTMLInputElement) || zip.value === '') return
  if (left.some((address) => address.zip === zip.value)) enterValue(zip, '')
}
