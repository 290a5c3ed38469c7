import { newUuid } from '../../ui/new-uuid.ts'
import type { Answer } from '../accounts/session/call.ts'
import { ask } from './orders-api.ts'

/** Sent under a key without a response so far; it may have arrived. */
let unanswered: { key: string; sent: string } | undefined

/**
 * Sends JSON or a form with the member's session, if any. A repeated call after a lost response is the same one.
 */
export async function sendOnce<Reply extends { success: true }>(
  path: `/api/${string}`,
  body: object,
): Promise<Answer<Reply>> {
  const sent = JSON.stringify([path, body instanceof FormData ? [...body] : body], nameFile)
  unanswered = unanswered?.sent === sent ? unanswered : { key: newUuid(), sent }
  const answer = await ask<Reply>({ method: 'POST', path, body, idempotencyKey: unanswered.key })
  if (answer.success || answer.code !== undefined) unanswered = undefined
  return answer
}

/** A file counts as the same one by its name, size and time. */
function nameFile(_field: string, value: unknown) {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}
