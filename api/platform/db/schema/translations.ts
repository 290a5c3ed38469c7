import { jsonb, text } from 'drizzle-orm/pg-core'
import { languages, type Translations } from '#domain/language/languages.ts'

/** Texts of the row in the other languages; a list of lines is stored as one text, one line each. */
export function translations<Field extends string>() {
  return jsonb().$type<Translations<Field>>().notNull().default({})
}

/** Language for messages to a person. */
export function language() {
  return text({ enum: languages }).notNull().default('en')
}
