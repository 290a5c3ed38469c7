import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { faqGroups, feedbackVerdicts } from '#domain/help/help.ts'
import { instant, language, translations } from './columns.ts'

/** Questions and answers in the Help Center. */
export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Used in URLs: `/help-center#faq-cancel-order`. */
    slug: text().notNull().unique(),
    group: text({ enum: faqGroups }).notNull(),
    /** Whether it counts under 'Product Information'. */
    isAboutProducts: boolean().notNull().default(false),
    question: text().notNull(),
    /** One paragraph per line. */
    answer: text().notNull(),
    position: integer().notNull().default(0),
    translations: translations<'question' | 'answer'>(),
  },
  (faq) => [
    check('faqs_slug_form', sql`${faq.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('faqs_not_blank', sql`btrim(${faq.question}) <> '' and btrim(${faq.answer}) <> ''`),
    index('faqs_in_order').on(faq.group, faq.position, faq.id),
  ],
)

/** Anonymous feedback about the Help Center. */
export const helpFeedback = pgTable(
  'help_feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    verdict: text({ enum: feedbackVerdicts }).notNull(),
    comment: text().notNull().default(''),
    language: language(),
    createdAt: instant().notNull().defaultNow(),
  },
  (feedback) => [index('help_feedback_by_time').on(feedback.createdAt.desc().nullsFirst())],
)
