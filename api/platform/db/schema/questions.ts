import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { answerers, postStates } from '#domain/questions/questions.ts'
import { users } from './accounts.ts'
import { bytea, instant, language } from './columns.ts'
import { products } from './products.ts'

/** Questions about a product. Staff publish or hide them; a trigger drops the remembered answers of the product. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key that the asker's browser chose. */
    sentAs: uuid().notNull().unique('product_questions_sent_once'),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a guest, and once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** First name and initial; '' once the account is deleted. */
    userName: text().notNull(),
    text: text().notNull(),
    /** Language of the asker. */
    language: language(),
    /**
     * Email address or phone number of a guest, encrypted (api/shop/questions/asker-contact.ts). Null once the guest has
     * heard of an answer, and after some time.
     */
    contact: bytea(),
    state: text({ enum: postStates }).notNull().default('waiting'),
    createdAt: instant().notNull().defaultNow(),
    /** When the asker was sent news of an answer. */
    toldAt: instant(),
    /** Member of staff who published or hid it last; no foreign key, as in order_events. */
    moderatedBy: uuid(),
    moderatedAt: instant(),
    /** Why it is hidden; '' otherwise. */
    reason: text().notNull().default(''),
  },
  (question) => [
    unique('product_questions_of_product').on(question.id, question.productId),
    check('product_questions_text_length', sql`char_length(${question.text}) between 1 and 500`),
    check('product_questions_name_length', sql`char_length(${question.userName}) <= 100`),
    check('product_questions_reason_length', sql`char_length(${question.reason}) <= 300`),
    check('product_questions_reason_of_hidden', sql`(${question.state} = 'hidden') = (${question.reason} <> '')`),
    index('product_questions_by_product').on(
      question.productId,
      question.state,
      question.createdAt.desc().nullsFirst(),
      question.id.desc().nullsFirst(),
    ),
    index('product_questions_unpublished')
      .on(question.createdAt)
      .where(sql`state <> 'published'`),
    index('product_questions_with_contact')
      .on(question.createdAt)
      .where(sql`contact is not null`),
    index('product_questions_by_user')
      .on(question.userId)
      .where(sql`user_id is not null`),
  ],
)

/** Answers by staff, and by buyers of the product. */
export const productAnswers = pgTable(
  'product_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer().notNull(),
    productId: integer().notNull(),
    by: text({ enum: answerers }).notNull(),
    /** The buyer; null for staff, and once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The buyer's first name and initial; '' for staff, and once the account is deleted. */
    userName: text().notNull().default(''),
    /** Member of staff who wrote it; no foreign key, as in order_events. */
    staffId: uuid(),
    text: text().notNull(),
    state: text({ enum: postStates }).notNull().default('waiting'),
    createdAt: instant().notNull().defaultNow(),
    moderatedBy: uuid(),
    moderatedAt: instant(),
    reason: text().notNull().default(''),
  },
  (answer) => [
    foreignKey({
      name: 'product_answers_question_of_product',
      columns: [answer.questionId, answer.productId],
      foreignColumns: [productQuestions.id, productQuestions.productId],
    }).onDelete('cascade'),
    unique('product_answers_one_each').on(answer.questionId, answer.userId),
    check('product_answers_text_length', sql`char_length(${answer.text}) between 1 and 1000`),
    check('product_answers_name_length', sql`char_length(${answer.userName}) <= 100`),
    check('product_answers_reason_length', sql`char_length(${answer.reason}) <= 300`),
    check('product_answers_reason_of_hidden', sql`(${answer.state} = 'hidden') = (${answer.reason} <> '')`),
    check(
      'product_answers_of_staff',
      sql`${answer.by} = 'buyer' or (${answer.userId} is null and ${answer.userName} = '')`,
    ),
    index('product_answers_unpublished')
      .on(answer.createdAt)
      .where(sql`state <> 'published'`),
    index('product_answers_by_user')
      .on(answer.userId)
      .where(sql`user_id is not null`),
  ],
)
