import { type RefObject, useEffect, useState } from 'react'
import { fillIfEmpty } from './enter-value.ts'
import { draftFields, readRegistrationDraft, type RegistrationDraft } from './registration-draft.ts'

/**
 * Restores what was typed before a reload, in fields that are still empty.
 * @returns  the draft; province and district restore themselves
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement>): RegistrationDraft {
  const [draft] = useState(readRegistrationDraft)
  useEffect(() => {
    for (const name of draftFields) {
      const field = form.current.elements.namedItem(name)
      if (field instanceof HTMLInputElement) fillIfEmpty(field, draft[name] ?? '')
    }
  }, [form, draft])
  return draft
}
