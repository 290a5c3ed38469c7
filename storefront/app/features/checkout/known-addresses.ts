import type { SavedAddress } from '#contract/addresses.ts'
import { enterValue } from '../accounts/enter-value.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { Place } from '../accounts/place-choice.tsx'

const placeFields = ['province', 'district'] as const
const personFields = ['name', 'phone'] as const
const addressFields = ['city', 'zip', 'street_address', 'apartment'] as const
const townFields = ['city', 'zip'] as const

type KnownAddress = Omit<SavedAddress, '_id'>

/** Returns the saved address that matches the form completely. */
export function enteredOf(addresses: readonly SavedAddress[], entered: CheckoutDraft): SavedAddress | undefined {
  const fields = [...placeFields, ...personFields, ...addressFields]
  return addresses.find((address) => fields.every((field) => address[field] === (entered[field] ?? '')))
}

/** Fills in an address. Undefined clears the address fields and leaves name and phone. */
export function enterAddress(form: HTMLFormElement, address: KnownAddress | undefined): void {
  for (const field of address ? [...personFields, ...addressFields] : addressFields) {
    const input = form.elements.namedItem(field)
    if (input instanceof HTMLInputElement) enterValue(input, address?.[field] ?? '')
  }
}

/** Changing the district of a saved address clears its town and zip code. */
export function leavePlace(form: HTMLFormElement, place: Place, addresses: readonly KnownAddress[]): void {
  const left = addresses.filter((address) => placeFields.every((field) => address[field] === place[field]))
  for (const field of townFields) {
    const input = form.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement) || input.value === '') continue
    if (left.some((address) => address[field] === input.value)) enterValue(input, '')
  }
}
