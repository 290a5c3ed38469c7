import type { ProductQuestionsQuery, ProductQuestionsReply, Question } from '#contract/questions.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { done } from '../../platform/http/done.ts'
import { say } from '../../platform/language/sentence.ts'
import { readListedOf } from '../catalog/product-queries.ts'
import { countShownQuestions, type QuestionRow, readQuestionPage } from './shown-queries.ts'

/**
 * Returns one page of a product's published questions.
 *
 * @throws AppError not_found when no listed product has this id
 */
export async function listQuestions(
  db: Db,
  productId: number,
  { page, limit }: ProductQuestionsQuery,
): Promise<Answer<ProductQuestionsReply>> {
  const [listed, total, rows] = await Promise.all([
    readListedOf(db, [productId]),
    countShownQuestions(db, productId),
    readQuestionPage(db, { productId, limit, offset: (page - 1) * limit }),
  ])
  if (listed.length === 0) throw new AppError('not_found', say('product.not-found'))
  return { payload: { ...done('Questions found'), data: rows.map(present), total }, tags: [`product:${productId}`] }
}

function present({ id, userName, text, createdAt, answers }: QuestionRow): Question {
  return {
    _id: String(id),
    user: userName,
    text,
    date: createdAt.toISOString(),
    answers: answers.map(({ id: answerId, at, ...answer }) => ({
      ...answer,
      _id: String(answerId),
      date: new Date(at).toISOString(),
    })),
  }
}
