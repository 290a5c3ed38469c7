import { keep, readKept, recordIn } from '../../storage.ts'
import { newUuid } from '../../ui/new-uuid.ts'

const STORAGE_KEY = 'registration'
const KEY = 'registrationKey'

/** Fields that survive a reload, and the way back from the page for the code. Passwords and the agreement to the terms do not. */
export const draftFields = [
  'name',
  'email',
  'date_of_birth',
  'mobile',
  'province',
  'district',
  'City',
  'street_address_1',
] as const
export type RegistrationDraft = Partial<Record<(typeof draftFields)[number], string>>

/** Navigation state for the registration: its address was wrong, and is about to be corrected. */
export type RegisterState = { isCorrected: true }

/** Reads what was typed before; an invalid draft counts as empty. */
export function readRegistrationDraft(): RegistrationDraft {
  const typed = recordIn(readKept(STORAGE_KEY, 'sessionStorage'))
  return Object.fromEntries(
    draftFields.filter((field) => typeof typed[field] === 'string').map((field) => [field, typed[field]]),
  )
}

export function keepRegistrationDraft(form: HTMLFormElement): void {
  const given = new FormData(form)
  const draft = Object.fromEntries(draftFields.map((field) => [field, String(given.get(field) ?? '')]))
  keep(STORAGE_KEY, JSON.stringify(draft), 'sessionStorage')
}

/** Enters what is known of the person who will register, in place of what was typed before. It stays in this tab. */
export function fillRegistrationDraft(known: RegistrationDraft): void {
  keep(STORAGE_KEY, JSON.stringify({ ...readRegistrationDraft(), ...known }), 'sessionStorage')
}

/** Returns the idempotency key of this tab's registration: the shop knows it again after a lost answer, or a reload. */
export function registrationKey(): string {
  const key = readKept(KEY, 'sessionStorage') ?? newUuid()
  keep(KEY, key, 'sessionStorage')
  return key
}

/** The tab's next registration is another one, also with the same entries. */
export function dropRegistrationKey(): void {
  keep(KEY, null, 'sessionStorage')
}

/** Forgets the draft once its email address is verified. Until then the address may have to be corrected. */
export function dropRegistrationDraft(): void {
  keep(STORAGE_KEY, null, 'sessionStorage')
}
