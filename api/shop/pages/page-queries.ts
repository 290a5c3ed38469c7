import { eq } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'

export async function findPage(db: Db, slug: string, language: Language) {
  const { title, summary, body, updatedAt, translations } = pages
  const [page] = await db
    .select({
      slug: pages.slug,
      title: translated(title, translations, 'title', language),
      summary: translated(summary, translations, 'summary', language),
      body: translated(body, translations, 'body', language),
      updatedAt,
    })
    .from(pages)
    .where(eq(pages.slug, slug))
  return page
}
