import { languages, type Translations } from '#domain/language/languages.ts'
import { isOneLine } from '#domain/text.ts'
import { z } from 'zod'

/** Schemas for texts that staff write. They trim whitespace. Lengths are UTF-16 units, like `maxlength` in HTML. */

/** A required text of one line. */
export function line(most: number) {
  return z.string().trim().min(1, 'Must not be blank').max(most).refine(isOneLine, 'Must be one line')
}

/** A required text of any number of lines. */
export function lines(most: number) {
  return z.string().trim().min(1, 'Must not be blank').max(most)
}

/** Makes a text optional; blank and null become ''. */
export function blankOr(text: z.ZodType<string, string>) {
  return z.codec(z.string().nullable(), z.string(), {
    encode: (kept) => kept,
    decode: (typed, { issues }) => {
      if (typed === null || typed.trim() === '') return ''
      const { data = '', error } = text.safeParse(typed)
      for (const { message } of error?.issues ?? []) issues.push({ code: 'custom', input: typed, message })
      return data
    },
  })
}

type Texts = Record<string, z.ZodType<string, string>>

/**
 * Translations of a record's texts. Blank, null and absent texts are not stored, so that the shop falls back to English
 * instead of showing nothing.
 *
 * @param texts  the translatable fields, each with the schema that applies in every language
 */
export function translationsOf<Fields extends Texts>(texts: Fields) {
  const optional = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.exactOptional()]))
  const kept = inOtherLanguages(z.strictObject(optional))
  const typed = inOtherLanguages(z.record(z.string(), z.string().nullable()))
  const translations = z.codec(typed.nullable(), kept, {
    decode: (given) => withoutBlanks(given ?? {}) as z.input<typeof kept>,
    encode: (stored) => stored as z.output<typeof typed>,
  })
  // Object.fromEntries loses the field names from the type.
  return translations as unknown as z.ZodType<
    Translations<keyof Fields & string>,
    Translations<keyof Fields & string> | null
  >
}

const [, ...otherLanguages] = languages

function inOtherLanguages<Said extends z.ZodType>(said: Said) {
  const shape = Object.fromEntries(otherLanguages.map((language) => [language, said.exactOptional()]))
  return z.strictObject(shape as Record<(typeof otherLanguages)[number], z.ZodExactOptional<Said>>)
}

function withoutBlanks(given: Record<string, Record<string, string | null> | undefined>) {
  const said = Object.entries(given).map(([language, texts = {}]) => {
    const entries = Object.entries(texts).filter(([, text]) => text !== null && text.trim() !== '')
    return [language, Object.fromEntries(entries)] as const
  })
  return Object.fromEntries(said.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** An instant; an ISO string in JSON. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (instant) => instant.toISOString(),
})
