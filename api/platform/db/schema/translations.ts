import { jsonb, text } from 'drizzle-orm/pg-core'
import { languages, type Translations } from '#domain/languages.ts'

/** What the row says in the other languages; a list of lines is one text, a line each. */
export function translations<Field extends string>() {
  return jsonb().$type<Translations<Field>>().notNull().default({})
}

/** In which somebody is written to. */
export function language() {
  return text({ enum: languages }).notNull().default('en')
}
