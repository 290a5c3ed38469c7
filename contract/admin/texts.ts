import { languages, type Translations } from '#domain/language/languages.ts'
import { isOneLine } from '#domain/text.ts'
import { z } from 'zod'

/** Texts that staff write. Spaces at their ends are dropped; lengths are UTF-16 units, as `maxlength` of a field counts. */

/** One that must be there, in one line. */
export function line(most: number) {
  return z.string().trim().min(1, 'Must not be blank').max(most).refine(isOneLine, 'Must be one line')
}

/** The same of any number of lines. */
export function lines(most: number) {
  return z.string().trim().min(1, 'Must not be blank').max(most)
}

/** The same where it may stay blank; a form may say so by null. */
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
 * What the texts of a record are in the other languages. What is blank, null or absent is said in English: nothing of it
 * is kept, since a blank translation would show nothing in the shop.
 *
 * @param texts  the fields that can be said otherwise, each as it must be in any language
 */
export function translationsOf<Fields extends Texts>(texts: Fields) {
  const optional = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.exactOptional()]))
  const kept = inOtherLanguages(z.strictObject(optional))
  const typed = inOtherLanguages(z.record(z.string(), z.string().nullable()))
  const translations = z.codec(typed.nullable(), kept, {
    decode: (given) => withoutBlanks(given ?? {}) as z.input<typeof kept>,
    encode: (stored) => stored as z.output<typeof typed>,
  })
  // The names of fields are lost where objects are built from lists of them.
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

/** An instant, as an ISO text in JSON. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (instant) => instant.toISOString(),
})
