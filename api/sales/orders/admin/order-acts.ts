import { orderActNames } from '#contract/admin/orders.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Sentence } from '../../../platform/language/sentence.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import { changeOrder, refusedChange, type OrderShop } from '../change-order.ts'
import type { StoredOrder } from '../order-record.ts'
import { changeRefused, type RefusedChange } from '../refusals.ts'

type Act = (typeof orderActNames)[number]
type ListedAct = { action: Act; why: Sentence | null }

/** What staff can do with an order now, and why not what they cannot. */
export async function listActs(db: Db, order: StoredOrder, by: Changer, now: Date): Promise<ListedAct[]> {
  const acts: ListedAct[] = []
  for (const action of orderActNames) {
    const refused = await refusedChange(db, order, { action, by, now })
    acts.push({ action, why: refused ? staffWords(refused) : null })
  }
  return acts
}

/**
 * Confirms, cancels or takes back an order for the shop.
 *
 * @param reason  of a cancellation the customer reads it
 * @throws AppError conflict, with the reason in words
 */
export async function actOnOrder(
  shop: OrderShop,
  orderId: string,
  { action, by, reason = '' }: { action: Act; by: Changer; reason?: string },
): Promise<void> {
  const refused = await changeOrder(shop, orderId, { action, by, reason })
  if (refused) throw new AppError('conflict', staffWords(refused))
}

/** Where it says something else to staff than to shoppers. */
function staffWords(refused: RefusedChange): Sentence {
  switch (refused.refusal) {
    case 'part-delivered':
      return 'A part of it was delivered already: that comes back as a return, and the rest can be called off.'
    case 'unpaid':
      return 'What is to be paid first has not arrived yet. Recording it confirms the order.'
    case 'after-sales-open':
      return 'A return or a report of damage waits for an answer: answer it first.'
    default:
      return changeRefused(refused).sentence
  }
}
