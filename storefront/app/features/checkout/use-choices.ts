import { useEffect, useState } from 'react'
import { choiceFields, type Choices, type DraftOf, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'

const none: Choices = {
  province: '',
  district: '',
  city: '',
  ward: '',
  position: '',
  method: '',
  store: '',
  floor: '',
  hasLift: '',
  access: '',
  recipient: '',
  recipient_name: '',
  recipient_phone: '',
  is_gift: '',
  filledIn: '',
  payment: '',
  asks_instalments: '',
  instalments: '',
  business: '',
  business_name: '',
  pan: '',
  business_address: '',
  coupon: '',
}

/**
 * Returns the choices, restored after a reload. Choices made meanwhile on this page win.
 * @param owner  owner of the draft; undefined until the session is known
 */
export function useChoices(owner: string | undefined, of: DraftOf = 'checkout') {
  const [choices, setChoices] = useState(none)
  const [restoredFor, setRestoredFor] = useState<string>()
  if (owner !== undefined && restoredFor !== owner) {
    setRestoredFor(owner)
    setChoices({ ...none, ...chosenIn(readCheckoutDraft(owner, of)), ...chosenIn(choices) })
  }
  useEffect(() => {
    if (restoredFor !== undefined) keepCheckoutDraft(restoredFor, choices, of)
  }, [restoredFor, choices, of])
  return {
    choices,
    choose: (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed })),
    /** Owner of the draft; undefined until it was read. */
    restoredFor,
  }
}

function chosenIn(given: Partial<Choices>): Partial<Choices> {
  return Object.fromEntries(choiceFields.filter((field) => given[field]).map((field) => [field, given[field]]))
}
