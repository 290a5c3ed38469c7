import { MAX_ANSWERS, MODERATION_REASON_MAX_LENGTH, staffAnswerProblem } from '#domain/questions/questions.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { inOneLine } from '#domain/text.ts'
import type { ModerationBody, QuestionModerationBody } from '#contract/admin/questions.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { refuseVariables } from '../../platform/canned-replies/refuse-variables.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import {
  findAnswer,
  insertAnswer,
  lockQuestion,
  readAnswerers,
  type StoredQuestion,
  updateAnswer,
  updateQuestion,
} from './change-queries.ts'
import { questionNotFound, wrongAnswer } from './refusals.ts'
import { tellAsker } from './tell-asker.ts'

/** A record that a member of staff changes. */
type ByStaff = { id: number; staffId: string }

/**
 * Publishes or hides a question. A guest whose question is hidden hears of no answer, so the address goes.
 *
 * @throws AppError not_found; invalid_input when it is hidden without a reason; stale when its asker has changed it
 */
export async function moderateQuestion(tx: Db, { id, staffId }: ByStaff, wish: QuestionModerationBody): Promise<void> {
  const verdict = verdictOf(staffId, wish)
  refuseUnread(await holdQuestion(tx, id), wish.readText)
  await updateQuestion(tx, id, { ...verdict, ...(wish.state === 'hidden' && { contact: null }) })
}

/**
 * Publishes or hides an answer. The first published answer is sent to the asker.
 *
 * @returns the id of the question
 * @throws AppError not_found; invalid_input
 */
export async function moderateAnswer(
  tx: Db,
  secrets: Secrets,
  { id, staffId }: ByStaff,
  wish: ModerationBody,
): Promise<number> {
  const verdict = verdictOf(staffId, wish)
  const answer = await findAnswer(tx, id)
  if (!answer) throw questionNotFound()
  const question = await holdQuestion(tx, answer.questionId)
  await updateAnswer(tx, id, verdict)
  if (wish.state === 'published' && question.state === 'published') await tellAsker(tx, secrets, question, answer)
  return question.id
}

/**
 * Answers a question for the shop, at once for everybody to read. A question that waits is published with it.
 *
 * @param readText  the question as staff read it
 * @param once      idempotency key of the request; a repeated one adds no answer
 * @throws AppError not_found; invalid_input; stale when its asker has changed it; conflict for a hidden question, and for
 *         one with too many answers
 */
export async function answerAsStaff(
  tx: Db,
  secrets: Secrets,
  { id, staffId }: ByStaff,
  { text: typed, readText, once }: { text: string; readText: string; once: StaffOnce | undefined },
): Promise<void> {
  const text = tidyPost(typed)
  const problem = staffAnswerProblem(text)
  if (problem) throw wrongAnswer(problem)
  refuseVariables(text, 'text')
  if (!(await isFirstTime(tx, once))) return
  const question = await holdQuestion(tx, id)
  refuseUnread(question, readText)
  if (question.state === 'hidden') {
    throw new AppError('conflict', 'This question is hidden. Publish it before you answer it.')
  }
  if ((await readAnswerers(tx, id)).length >= MAX_ANSWERS) {
    throw new AppError('conflict', say('questions.too-many-answers', { most: MAX_ANSWERS }))
  }
  const verdict = verdictOf(staffId, { state: 'published', reason: '' })
  if (question.state === 'waiting') await updateQuestion(tx, id, verdict)
  await insertAnswer(tx, { questionId: id, productId: question.productId, by: 'staff', staffId, text, ...verdict })
  await tellAsker(tx, secrets, question, { by: 'staff', userId: null, text })
}

async function holdQuestion(tx: Db, id: number): Promise<StoredQuestion> {
  const question = await lockQuestion(tx, id)
  if (!question) throw questionNotFound()
  return question
}

/** Staff publish, hide and answer exactly what they have read. @throws AppError stale */
function refuseUnread({ text }: StoredQuestion, readText: string): void {
  if (text === readText) return
  const refusal = new AppError('stale', 'The customer has just changed this question. Please read it again.')
  refusal.current = { text }
  throw refusal
}

function verdictOf(staffId: string, { state, reason: typed }: ModerationBody) {
  const reason = state === 'hidden' ? inOneLine(typed) : ''
  if (state === 'hidden' && reason === '') {
    const problem = 'Say why it is hidden. Only staff read it.'
    throw new AppError('invalid_input', problem, { reason: problem })
  }
  if (reason.length > MODERATION_REASON_MAX_LENGTH) {
    const problem = say('fields.most-letters', { most: MODERATION_REASON_MAX_LENGTH })
    throw new AppError('invalid_input', problem, { reason: problem })
  }
  return { state, reason, moderatedBy: staffId, moderatedAt: new Date() }
}
