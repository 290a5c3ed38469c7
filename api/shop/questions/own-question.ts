import { mayChangeOwn, type OwnQuestionAct } from '#domain/questions/questions.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { deleteQuestion, lockQuestion, updateQuestion } from './change-queries.ts'
import { alreadyRead, questionNotFound, refuseWrongQuestion } from './refusals.ts'

type Own = { userId: string; questionId: number }

/**
 * Changes the text of the user's own question, which waits for staff.
 *
 * @throws AppError invalid_input; not_found, also for a question of somebody else; conflict once staff have read it
 */
export async function editOwnQuestion(db: Db, own: Own, typed: string): Promise<void> {
  const text = tidyPost(typed)
  refuseWrongQuestion({ text, name: '', contact: '' }, true)
  await changeOwn(db, own, 'edit', (tx) => updateQuestion(tx, own.questionId, { text }))
}

/**
 * Deletes the user's own question with its answers.
 *
 * @throws AppError not_found likewise; conflict for a question that staff have hidden
 */
export async function deleteOwnQuestion(db: Db, own: Own): Promise<void> {
  await changeOwn(db, own, 'delete', (tx) => deleteQuestion(tx, own.questionId))
}

async function changeOwn(
  db: Db,
  { userId, questionId }: Own,
  act: OwnQuestionAct,
  change: (tx: Db) => Promise<void>,
): Promise<void> {
  await retryConflicts(() =>
    db.transaction(async (tx) => {
      await holdAccount(tx, userId)
      const question = await lockQuestion(tx, questionId)
      if (question?.userId !== userId) throw questionNotFound()
      if (!mayChangeOwn(question.state, act)) throw alreadyRead(question.state)
      await change(tx)
    }),
  )
}
