import type { CartLine } from '#contract/cart.ts'
import type { ListReply } from '#contract/list.ts'
import { authorisedCall } from '../session/authorised-call.ts'
import { sessionText } from '../session/call.ts'
import { showToast } from '../../ui/toast.tsx'
import { removeLine } from './change-line.ts'
import { sayFailure } from './say-outcome.ts'

/** Puts a line's product on My List, then takes the line out of the cart: what fails on the way loses nothing. */
export async function moveToList(line: CartLine): Promise<void> {
  const answer = await authorisedCall<ListReply>({ method: 'PUT', path: `/api/list/${line.productId}` })
  if (!answer.success) sayFailure(answer)
  else if (await removeLine(line)) showToast('success', sessionText('cart.moved', { product: line.name }))
}
