import type { CustomSentReply } from '#contract/custom-requests.ts'
import type { Answer } from '../../accounts/session/call.ts'
import { sendOnce } from '../../orders/send-once.ts'
import type { CustomAnswers } from './custom-draft.ts'

/**
 * Sends a request to the shop, with the member's session if there is one. A repeated call is the same request.
 *
 * @param about  `color`: slug of a color of the product, or ANOTHER_COLOR; `plan`: the room plan as text
 */
export function sendRequest(
  answers: CustomAnswers,
  about: { productId: string; color: string | undefined; photos: readonly File[]; plan: string | undefined },
): Promise<Answer<CustomSentReply>> {
  const { productId, color, photos, plan } = about
  const { color: _chosenHere, ...typed } = answers
  const texts = { ...typed, productId, ...(color !== undefined && { color }), ...(plan !== undefined && { plan }) }
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) body.append(name, value)
  for (const file of photos) body.append('photos', file)
  return sendOnce<CustomSentReply>('/api/custom-orders', body)
}
