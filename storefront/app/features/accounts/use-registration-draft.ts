import { type RefObject, useEffect, useState } from 'react'
import { chosenPlace } from '../delivery-zones/district/chosen-place.ts'
import { fillIfEmpty } from './enter-value.ts'
import { draftFields, readRegistrationDraft, type RegistrationDraft } from './registration-draft.ts'

const placeFields = ['province', 'district', 'City', 'street_address_1'] as const

/**
 * Restores what was typed before a reload, in fields that are still empty. The place begins with the district of the shop
 * while nothing of it was entered.
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
  return placeFields.some((field) => draft[field]) ? draft : { ...draft, ...chosenPlace() }
}
