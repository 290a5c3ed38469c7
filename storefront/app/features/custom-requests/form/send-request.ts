import type { CustomSentReply } from '#contract/custom-requests.ts'
import type { Answer } from '../../accounts/session/call.ts'
import { ask } from '../../orders/orders-api.ts'
import { newUuid } from '../../../ui/new-uuid.ts'
import type { CustomDraft } from './custom-draft.ts'

/** Sent under a key without a response so far; it may have arrived. */
let unanswered: { key: string; sent: string } | undefined

/**
 * Sends a request to the shop, with the member's session if there is one. A repeated call is the same request.
 *
 * @param about  `color`: slug of a color of the product
 */
export async function sendRequest(
  draft: CustomDraft,
  about: { productId: string; color: string | undefined; photos: readonly File[] },
): Promise<Answer<CustomSentReply>> {
  const { productId, color, photos } = about
  const { color: _chosenHere, ...typed } = draft
  const texts = { ...typed, productId, ...(color !== undefined && { color }) }
  const named = photos.map(({ name, size, lastModified }) => [name, size, lastModified])
  const sent = JSON.stringify([texts, named])
  unanswered = unanswered?.sent === sent ? unanswered : { key: newUuid(), sent }
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) body.append(name, value)
  for (const file of photos) body.append('photos', file)
  const answer = await ask<CustomSentReply>({
    method: 'POST',
    path: '/api/custom-orders',
    body,
    idempotencyKey: unanswered.key,
  })
  if (answer.success || answer.code !== undefined) unanswered = undefined
  return answer
}
