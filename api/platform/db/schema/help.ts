import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { faqGroups, feedbackVerdicts } from '#domain/help.ts'
import { instant } from './instant.ts'
import { language, translations } from './translations.ts'

/** Questions of the Help Center with their answers. */
export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names it in addresses: `/help-center#faq-cancel-order`. */
    slug: text().notNull().unique(),
    group: text({ enum: faqGroups }).notNull(),
    /** Counted among 'Product Information'. */
    isAboutProducts: boolean().notNull().default(false),
    question: text().notNull(),
    /** Paragraphs, one a line. */
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

/** What visitors say of the Help Center. Whose it is nobody asks. */
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
