import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import {
  ASKER_CONTACT_KEPT_DAYS,
  MAX_OWN_SHOWN,
  type PostState,
  UNPUBLISHED_KEPT_MONTHS,
} from '#domain/questions/questions.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { productAnswers, productQuestions } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteInPortions } from '../../platform/jobs/delete-in-portions.ts'

export type StoredQuestion = typeof productQuestions.$inferSelect
export type StoredAnswer = typeof productAnswers.$inferSelect

export async function findSentQuestion(db: Db, sentAs: string): Promise<StoredQuestion | undefined> {
  const [question] = await db.select().from(productQuestions).where(eq(productQuestions.sentAs, sentAs))
  return question
}

/** @returns false when this key has inserted a question before */
export async function insertQuestion(tx: Db, question: typeof productQuestions.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(productQuestions)
    .values(question)
    .onConflictDoNothing({ target: productQuestions.sentAs })
    .returning({ id: productQuestions.id })
  return inserted.length > 0
}

/** Counts the waiting questions of a product, and keeps others from adding any until the transaction ends. */
export async function lockWaitingQuestions(tx: Db, productId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waiting questions ${productId}`}, 0))`)
  const waits = and(eq(productQuestions.productId, productId), eq(productQuestions.state, 'waiting'))
  return onlyRow(await tx.select({ questions: count() }).from(productQuestions).where(waits)).questions
}

/** Locks a question until the transaction ends. Answers are written and moderated under this lock. */
export async function lockQuestion(tx: Db, id: number): Promise<StoredQuestion | undefined> {
  const [question] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('no key update')
  return question
}

export async function updateQuestion(
  tx: Db,
  id: number,
  changes: Partial<typeof productQuestions.$inferInsert>,
): Promise<void> {
  await tx.update(productQuestions).set(changes).where(eq(productQuestions.id, id))
}

/** Deletes a question with its answers. */
export async function deleteQuestion(tx: Db, id: number): Promise<void> {
  await tx.delete(productQuestions).where(eq(productQuestions.id, id))
}

export async function insertAnswer(tx: Db, answer: typeof productAnswers.$inferInsert): Promise<void> {
  await tx.insert(productAnswers).values(answer)
}

export async function findAnswer(db: Db, id: number): Promise<StoredAnswer | undefined> {
  const [answer] = await db.select().from(productAnswers).where(eq(productAnswers.id, id))
  return answer
}

export async function updateAnswer(
  tx: Db,
  id: number,
  changes: Partial<typeof productAnswers.$inferInsert>,
): Promise<void> {
  await tx.update(productAnswers).set(changes).where(eq(productAnswers.id, id))
}

/** Returns the authors of a question's answers, of every state; null for staff and deleted accounts. */
export async function readAnswerers(tx: Db, questionId: number): Promise<(string | null)[]> {
  const rows = await tx
    .select({ userId: productAnswers.userId })
    .from(productAnswers)
    .where(eq(productAnswers.questionId, questionId))
  return rows.map(({ userId }) => userId)
}

/** Returns the questions about a product that a user has answered. */
export async function readAnsweredBy(db: Db, userId: string, productId: number): Promise<number[]> {
  const rows = await db
    .select({ id: productAnswers.questionId })
    .from(productAnswers)
    .where(and(eq(productAnswers.userId, userId), eq(productAnswers.productId, productId)))
  return rows.map(({ id }) => id)
}

/** Returns a user's newest questions about a product. */
export function readAskedBy(db: Db, userId: string, productId: number) {
  const { id, text, state, createdAt } = productQuestions
  return db
    .select({ id, text, state, createdAt })
    .from(productQuestions)
    .where(and(eq(productQuestions.userId, userId), eq(productQuestions.productId, productId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_OWN_SHOWN)
}

export type OwnPostRow = Awaited<ReturnType<typeof readOwnPosts>>['questions'][number]

/** Reads what a user has written, oldest first, for their own data. */
export async function readOwnPosts(db: Db, userId: string) {
  const [questions, answers] = await Promise.all([
    db
      .select(columnsOf(productQuestions))
      .from(productQuestions)
      .where(eq(productQuestions.userId, userId))
      .orderBy(asc(productQuestions.id)),
    db
      .select(columnsOf(productAnswers))
      .from(productAnswers)
      .where(eq(productAnswers.userId, userId))
      .orderBy(asc(productAnswers.id)),
  ])
  return { questions, answers }
}

function columnsOf(table: typeof productQuestions | typeof productAnswers) {
  return {
    id: table.id,
    productId: table.productId,
    text: table.text,
    state: sql<PostState>`${table.state}`,
    createdAt: table.createdAt,
  }
}

/**
 * Makes a user's published questions and answers anonymous, and deletes the others. The transaction must have locked the
 * account.
 */
export async function forgetAsker(tx: Db, userId: string): Promise<void> {
  const nobody = { userId: null, userName: '' }
  for (const table of [productAnswers, productQuestions]) {
    await tx.delete(table).where(and(eq(table.userId, userId), ne(table.state, 'published')))
    await tx.update(table).set(nobody).where(eq(table.userId, userId))
  }
}

/** Does the same with these questions of guests, and forgets how to reach them. */
export async function forgetGuestQuestions(tx: Db, ids: readonly number[]): Promise<void> {
  const isGuests = and(inArray(productQuestions.id, [...ids]), isNull(productQuestions.userId))
  await tx.delete(productQuestions).where(and(isGuests, ne(productQuestions.state, 'published')))
  await tx.update(productQuestions).set({ userName: '', contact: null }).where(isGuests)
}

/** The daily job that forgets how to reach askers, and what was never published, after the times of the privacy policy. */
export async function cleanQuestions(
  _data: JobData['clean-questions'],
  { db }: { db: Db },
  signal?: AbortSignal,
): Promise<void> {
  const isOldContact = sql`${productQuestions.createdAt} < now() - make_interval(days => ${ASKER_CONTACT_KEPT_DAYS}::int)`
  await db
    .update(productQuestions)
    .set({ contact: null })
    .where(and(isNotNull(productQuestions.contact), isOldContact))
  for (const table of [productAnswers, productQuestions]) {
    const isOld = sql`${table.createdAt} < now() - make_interval(months => ${UNPUBLISHED_KEPT_MONTHS}::int)`
    await deleteInPortions(db, table, and(ne(table.state, 'published'), isOld), signal)
  }
}
