import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { translations } from './translations.ts'

/** Pages that are only read: the guide, the policies, the terms. */
export const pages = pgTable(
  'pages',
  {
    /** Its address: `/return-policy`. */
    slug: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Markdown; `{shippingFee}` and its like stand for facts of the shop. */
    body: text().notNull(),
    updatedAt: instant().notNull().defaultNow(),
    translations: translations<'title' | 'summary' | 'body'>(),
  },
  (page) => [
    check('pages_slug_form', sql`${page.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('pages_not_blank', sql`btrim(${page.title}) <> '' and btrim(${page.body}) <> ''`),
  ],
)
