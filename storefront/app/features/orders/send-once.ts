import { newUuid } from '../../ui/new-uuid.ts'
import { ask } from '../accounts/session/ask.ts'
import type { Answer } from '../accounts/session/call.ts'

/** By path: sent under a key without a response so far; it may have arrived. */
const unanswered = new Map<string, { key: string; sent: string }>()

/**
 * Sends JSON or a form with the member's session, if any. A repeated call after a lost response is the same one.
 */
export async function sendOnce<Reply extends { success: true }>(
  path: `/api/${string}`,
  body: object,
): Promise<Answer<Reply>> {
  const sent = JSON.stringify(body instanceof FormData ? [...body] : body, nameFile)
  const before = unanswered.get(path)
  const sending = before?.sent === sent ? before : { key: newUuid(), sent }
  unanswered.set(path, sending)
  const answer = await ask<Reply>({ method: 'POST', path, body, idempotencyKey: sending.key })
  const isAnswered = answer.success || answer.code !== undefined
  if (isAnswered && unanswered.get(path) === sending) unanswered.delete(path)
  return answer
}

/** A file counts as the same one by its name, size and time. */
function nameFile(_field: string, value: unknown) {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}
