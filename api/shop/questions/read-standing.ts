import type { QuestionStanding } from '#contract/questions.ts'
import type { Db } from '../../platform/db/client.ts'
import { isBuyer } from './answer-question.ts'
import { readAnsweredBy, readAskedBy } from './change-queries.ts'

/** Returns what a user has asked and answered about a product, and whether they may answer. */
export async function readStanding(db: Db, userId: string, productId: number): Promise<QuestionStanding> {
  const [mayAnswer, answered, asked] = await Promise.all([
    isBuyer(db, userId, productId),
    readAnsweredBy(db, userId, productId),
    readAskedBy(db, userId, productId),
  ])
  return {
    isBuyer: mayAnswer,
    answered: answered.map(String),
    asked: asked.map(({ id, createdAt, ...post }) => ({ _id: String(id), ...post, date: createdAt.toISOString() })),
  }
}
