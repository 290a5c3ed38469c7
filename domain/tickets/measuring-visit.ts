import { isEmail } from '../accounts/email.ts'
import { isPlainName } from '../accounts/person-name.ts'
import { parseMobile } from '../accounts/phone.ts'
import { MAX_ADDRESS_LENGTH } from '../addresses/address-length.ts'
import { isOneLine } from '../text.ts'

/** In the order of the form. */
export const visitFields = ['district', 'place', 'day', 'part', 'name', 'phone', 'email', 'note'] as const
export type VisitField = (typeof visitFields)[number]
/** As typed; the email address and the note may stay blank. */
export type VisitForm = Record<VisitField, string>

/** Parts of the day in which the shop may come. */
export const visitParts = ['any', 'morning', 'afternoon'] as const
export type VisitPart = (typeof visitParts)[number]

/** Maximum length of the note, in UTF-16 units, as `maxlength` of an input counts. */
export const MAX_VISIT_NOTE_LENGTH = 1_000

export type VisitProblem = 'district' | 'place' | 'day' | 'part' | 'name' | 'phone' | 'email' | 'note-too-long'

/** The districts, by their English names, and the days (`2026-11-24`) that the shop offers. */
export type OfferedVisits = { districts: readonly string[]; days: readonly string[] }

/** Problems of a request for a measuring visit, for the form and the server. */
export function visitProblems(
  given: VisitForm,
  { districts, days }: OfferedVisits,
): Partial<Record<VisitField, VisitProblem>> {
  const place = given.place.trim()
  const email = given.email.trim()
  return {
    ...(!districts.includes(given.district) && { district: 'district' }),
    ...((place === '' || !isOneLine(place) || place.length > MAX_ADDRESS_LENGTH) && { place: 'place' }),
    ...(!days.includes(given.day) && { day: 'day' }),
    ...(!isVisitPart(given.part) && { part: 'part' }),
    ...(!isPlainName(given.name.trim()) && { name: 'name' }),
    ...(!parseMobile(given.phone) && { phone: 'phone' }),
    ...(email !== '' && !isEmail(email) && { email: 'email' }),
    ...(given.note.trim().length > MAX_VISIT_NOTE_LENGTH && { note: 'note-too-long' }),
  }
}

export function isVisitPart(text: string): text is VisitPart {
  return (visitParts as readonly string[]).includes(text)
}
