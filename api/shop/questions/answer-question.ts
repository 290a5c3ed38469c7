import { answerProblem, answerRefusal } from '#domain/questions/questions.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { readName } from '../reviews/change-queries.ts'
import { readStatesOf } from '../reviews/own-queries.ts'
import { holdListed } from '../wishlist/list-queries.ts'
import { insertAnswer, lockQuestion, readAnswerers } from './change-queries.ts'
import { publicName } from './public-name.ts'
import { answerRefused, questionNotFound, wrongAnswer } from './refusals.ts'

/**
 * Stores a buyer's answer to a published question. It waits until staff have read it.
 *
 * @throws AppError invalid_input; not_found; forbidden for an account without a delivered order of the product; conflict
 *         for a second answer, and when the question has too many
 */
export async function answerQuestion(
  db: Db,
  { userId, questionId }: { userId: string; questionId: number },
  typed: string,
): Promise<void> {
  const text = tidyPost(typed)
  const problem = answerProblem(text)
  if (problem) throw wrongAnswer(problem)
  await retryConflicts(() =>
    db.transaction(async (tx) => {
      await holdAccount(tx, userId)
      const question = await lockQuestion(tx, questionId)
      if (question?.state !== 'published' || !(await holdListed(tx, question.productId))) throw questionNotFound()
      const { productId } = question
      const answerers = await readAnswerers(tx, questionId)
      const refusal = answerRefusal({
        isBuyer: await isBuyer(tx, userId, productId),
        hasAnswered: answerers.includes(userId),
        answers: answerers.length,
      })
      if (refusal) throw answerRefused(refusal)
      const userName = await publicName(tx, await readName(tx, userId))
      await insertAnswer(tx, { questionId, productId, by: 'buyer', userId, userName, text })
    }),
  )
}

/** Returns whether an account received a product and kept it. */
export async function isBuyer(db: Db, userId: string, productId: number): Promise<boolean> {
  return (await readStatesOf(db, userId, productId)).includes('delivered')
}
