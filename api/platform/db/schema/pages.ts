import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, translations } from './columns.ts'

/** Text pages: the guide, the policies, the terms. */
export const pages = pgTable(
  'pages',
  {
    /** Path: `/return-policy`. */
    slug: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Markdown; placeholders such as `{shippingFee}` are replaced with store settings. */
    body: text().notNull(),
    updatedAt: instant().notNull().defaultNow(),
    translations: translations<'title' | 'summary' | 'body'>(),
  },
  (page) => [
    check('pages_slug_form', sql`${page.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('pages_not_blank', sql`btrim(${page.title}) <> '' and btrim(${page.body}) <> ''`),
  ],
)
