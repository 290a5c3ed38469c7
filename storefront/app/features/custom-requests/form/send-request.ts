import type { CustomSentReply } from '#contract/custom-requests.ts'
import type { Answer } from '../../accounts/session/call.ts'
import { ask } from '../../orders/orders-api.ts'
import { newUuid } from '../../../ui/new-uuid.ts'
import type { CustomDraft } from './custom-draft.ts'

/** Sent under a key without a response so far; it may have arrived. */
let unanswered: { key: string; sent: string } | undefined

/** Sends a request to the shop, with the member's session if there is one. A repeated call is the same request. */
export async function sendRequest(
  draft: CustomDraft,
  { productId, photos }: { productId: string; photos: readonly File[] },
): Promise<Answer<CustomSentReply>> {
  const texts = { ...draft, productId }
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
