import { isEmail } from '#domain/accounts/email.ts'
import { parsePhone } from '#domain/stores/shop-phone.ts'
import { OpeningHours } from '#contract/settings.ts'
import { z } from 'zod'

/** Contact details and opening hours, shared by settings and showrooms. */

/** A Nepali phone number as people write it. Parsing yields the dialable form: `01-5550123` -> `+97715550123`. */
export const Phone = z.codec(z.string(), z.string().startsWith('+977', 'Must be a phone number of Nepal'), {
  decode: (typed) => parsePhone(typed) ?? typed,
  encode: (kept) => kept,
})

export const Email = z.string().trim().refine(isEmail, 'Must be an email address')
export const PostalCode = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'Must be five digits')
export const WebAddress = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'Must be an address that begins with https://',
  )

const MAX_SPANS = 14

/** Opening hours of one week; each day opens at most once. */
export const WeekHours = z
  .array(OpeningHours)
  .max(MAX_SPANS)
  .superRefine((spans, context) => {
    for (const [at, span] of spans.entries()) {
      const message = wrongSpan(span, spans.slice(0, at))
      if (message) context.addIssue({ code: 'custom', path: [at, 'closes'], message })
    }
  })

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function wrongSpan({ days, opens, closes }: OpeningHours, earlier: OpeningHours[]): string | undefined {
  if (!TIME.test(opens) || !TIME.test(closes)) return 'Must be times of a day, such as 09:00'
  if (closes <= opens) return 'Must close later than it opens'
  const overlaps = earlier.some(
    (other) => other.days.some((day) => days.includes(day)) && other.opens < closes && opens < other.closes,
  )
  return overlaps ? 'Overlaps with other hours of the same day' : undefined
}
