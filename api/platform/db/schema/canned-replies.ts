import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Texts that staff insert into their answers to customers. */
export const cannedReplies = pgTable('canned_replies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique('canned_replies_one_per_title'),
  /** With variables such as {name}. */
  english: text().notNull(),
  nepali: text().notNull(),
})
