import type { PhoneOrderBody } from '#contract/admin/phone-orders.ts'
import { placeOrder, type OrderingShop } from '../checkout/place-order.ts'
import type { Taker } from '../orders/taken-orders.ts'
import { phoneShopper } from './phone-draft.ts'

/**
 * Places what a caller ordered, as the checkout does: the same stock, promotions, mails and limits of time, once.
 *
 * @param id   of the draft
 * @param key  idempotency key: a repeated request gets the same order, or the same refusal
 * @throws AppError invalid_input, conflict for an account that may not order, figures_changed, cart_empty, key_reused,
 *                  too_many_requests
 */
export async function takePhoneOrder(
  shop: OrderingShop,
  id: string,
  { userId, language, ...given }: PhoneOrderBody,
  { by, key, ip }: { by: Taker; key: string; ip: string },
): Promise<{ id: string; number: string }> {
  const shopper = phoneShopper(by.id, id)
  const placed = await placeOrder(shop, shopper, given, key, { ip, language, taken: { by, userId } })
  if ('refusal' in placed) throw placed.refusal
  const { number } = placed.order
  return { id: placed.order.id, number }
}
