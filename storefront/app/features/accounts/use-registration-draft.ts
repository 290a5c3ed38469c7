import { type RefObject, useEffect, useState } from 'react'
import { readLastAddress } from '../checkout/last-address.ts'
import { chosenPlace } from '../delivery-zones/district/chosen-place.ts'
import { fillIfEmpty } from './enter-value.ts'
import { draftFields, readRegistrationDraft, type RegistrationDraft } from './registration-draft.ts'

const placeFields = ['province', 'district', 'City', 'street_address_1'] as const

/**
 * Restores what was typed before a reload, in fields that are still empty. A form in which nothing was entered begins with
 * the entries of the guest's last order in this browser, or else with the district of the shop.
 * @returns  the draft; province and district restore themselves
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement>): RegistrationDraft {
  const [draft] = useState(readDraft)
  useEffect(() => {
    for (const name of draftFields) {
      const field = form.current.elements.namedItem(name)
      if (field instanceof HTMLInputElement) fillIfEmpty(field, draft[name] ?? '')
    }
  }, [form, draft])
  return draft
}

function readDraft(): RegistrationDraft {
  const draft = readRegistrationDraft()
  const isEmpty = draftFields.every((field) => !draft[field])
  if (isEmpty) return ofLastOrder() ?? { ...draft, ...chosenPlace() }
  return placeFields.some((field) => draft[field]) ? draft : { ...draft, ...chosenPlace() }
}

function ofLastOrder(): RegistrationDraft | undefined {
  const last = readLastAddress()
  if (!last) return undefined
  const { name, email, phone: mobile, province, district, city: City, street_address: street_address_1 } = last
  return { name, email, mobile, province, district, City, street_address_1 }
}
