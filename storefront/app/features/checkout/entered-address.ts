import { enterValue } from '../accounts/enter-value.ts'
import { type CheckoutDraft, type Choices, typedIn } from './checkout-draft.ts'
import { type ChosenPlace, noPlace, typedPlaceFields } from './known-addresses.ts'

type TypedPlace = Pick<CheckoutDraft, (typeof typedPlaceFields)[number]>
/** An address as it stands in the form. */
export type EnteredAddress = { typed: TypedPlace; place: ChosenPlace }

export function readEntered(form: HTMLFormElement, choices: Choices): EnteredAddress {
  const entered = typedIn(form)
  const typed = Object.fromEntries(typedPlaceFields.map((field) => [field, entered[field]]))
  const fields = Object.keys(noPlace) as (keyof ChosenPlace)[]
  const place = Object.fromEntries(fields.map((field) => [field, choices[field]])) as ChosenPlace
  return { typed, place }
}

/** Returns whether nothing is entered but a province and a district. */
export function isBlank({ typed, place }: EnteredAddress): boolean {
  return Object.values({ ...typed, ...place, province: '', district: '' }).every((value) => value === '')
}

/** Enters the typed fields of an address; a field that it lacks becomes empty. */
export function enterTypedPlace(form: HTMLFormElement, typed: TypedPlace): void {
  for (const field of typedPlaceFields) {
    const input = form.elements.namedItem(field)
    if (input instanceof HTMLInputElement) enterValue(input, typed[field] ?? '')
  }
}
