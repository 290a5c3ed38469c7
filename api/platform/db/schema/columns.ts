import { customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { languages, type Translations } from '#domain/language/languages.ts'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Array of bytea; drizzle's own arrays would write the elements as text. */
export const byteas = customType<{ data: Buffer[] }>({ dataType: () => 'bytea[]' })

/** A point in time, the same in every time zone. */
export const instant = () => timestamp({ withTimezone: true })

/** Texts of the row in the other languages; a list of lines is stored as one text, one line each. */
export function translations<Field extends string>() {
  return jsonb().$type<Translations<Field>>().notNull().default({})
}

/** Language for messages to a person. */
export function language() {
  return text({ enum: languages }).notNull().default('en')
}
