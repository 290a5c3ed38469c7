import type { ReorderReply } from '#contract/orders/reorder.ts'
import { takeLines } from '#domain/cart/merge-carts.ts'
import { defined } from '#domain/defined.ts'
import type { Language } from '#domain/language/languages.ts'
import { sum } from '#domain/sum.ts'
import { applyMerge, holdVariantsOf, offersOf } from '../../shop/cart/apply-merge.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import { changeOrBeginCart, type CartShop } from '../../shop/cart/change-cart.ts'
import { insertLines, readLines } from '../../shop/cart/line-queries.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { readSold } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { openDetails, recipientIn, withoutCountry } from './present-order.ts'
import { isForAnother } from './private-order.ts'

type Reordered = Pick<ReorderReply, 'added' | 'missed'>
type OrderBuyer = ReorderReply['buyer']

/**
 * Adds the items of an order to the caller's cart at today's prices. The cart then holds the ordered number of each, as far
 * as they are in stock, so a repeated call adds nothing.
 *
 * @param from  the client's address, by which new carts of guests are counted
 * @throws AppError too_many_requests, unauthorized when the account has just been deleted
 */
export async function reorder(
  shop: CartShop,
  shopper: Shopper,
  orderId: string,
  { from, language }: { from: string; language: Language },
): Promise<Reordered> {
  const sold = (await readSold(shop.db, orderId)).map((line) => ({ ...line, isSaved: false, seenPrice: line.price }))
  const missed: Reordered['missed'] = []
  await changeOrBeginCart(shop, shopper, from, async (tx, cartId) => {
    const variants = await holdVariantsOf(tx, sold)
    const merge = takeLines(await readLines(tx, cartId), sold, offersOf(variants))
    await applyMerge(tx, cartId, merge, variants, ({ variantId }, quantity) => {
      const { name, color, size, type, price } = defined(variants.get(variantId), `variant ${variantId}`)
      return insertLines(tx, [{ cartId, variantId, name, color, size, type, quantity, seenPrice: price }])
    })
    for (const { line, wanted, kept } of merge.cuts) {
      const { name, size, type } = line
      missed.push({ name, color: colorIn(line.color, language), size, type, wanted, kept })
    }
  })
  const lost = missed.map(({ wanted, kept }) => wanted - kept)
  return { added: sum(sold.map(({ quantity }) => quantity)) - sum(lost), missed }
}

/**
 * Returns what the buyer of an order entered, for the form of the next order, with the recipient whose address it is. Only
 * callers who can act on the order ask for it: they see both on its page. Null once the account or the recipient was
 * deleted: the address is then nobody's to fill in.
 */
export function buyerAgain(dataKey: DataKey, order: StoredOrder): OrderBuyer {
  if (order.privateDetails === null) return null
  const details = openDetails(dataKey, order)
  if (isForAnother(details) && !details.recipient) return null
  const { name, email, province, district, payment } = order
  const {
    phone,
    business = null,
    city,
    ward,
    street_address,
    landmark,
    position,
    apartment,
    zip,
    floor,
    hasLift,
    access,
  } = details
  return {
    name,
    phone: withoutCountry(phone),
    email,
    province,
    district,
    city,
    ward,
    street_address,
    landmark,
    position,
    apartment,
    zip,
    floor,
    hasLift,
    access,
    recipient: recipientIn(details),
    business,
    payment,
  }
}
