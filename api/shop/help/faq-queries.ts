import { asc, sql } from 'drizzle-orm'
import { faqGroups } from '#domain/help/help.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { faqs } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'

/** Returns the questions in reading order. */
export function readFaqs(db: Db, language: Language) {
  const { slug, group, isAboutProducts, question, answer, translations, position, id } = faqs
  const groups = sql.join(
    faqGroups.map((name) => sql`${name}`),
    sql`, `,
  )
  return db
    .select({
      slug,
      group,
      isAboutProducts,
      question: translated(question, translations, 'question', language),
      answer: translated(answer, translations, 'answer', language),
    })
    .from(faqs)
    .orderBy(sql`array_position(array[${groups}]::text[], ${group})`, asc(position), asc(id))
}
