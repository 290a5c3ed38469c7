import type { PhoneQuote, PhoneQuoteBody } from '#contract/admin/phone-orders.ts'
import { phonePayments } from '#contract/admin/phone-orders.ts'
import { hashOfKey } from '../../platform/secrets/cart-key.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import { lockOrMakeCart } from '../../shop/cart/cart-queries.ts'
import { deleteLinesInCart, holdVariants, insertLines, readLines, updateLine } from '../../shop/cart/line-queries.ts'
import { quoteOrder } from '../checkout/quote-order.ts'
import type { Db } from '../../platform/db/client.ts'

/**
 * Whose cart an order by phone is made in: of a guest nobody else can be. So it is quoted and placed as everybody's, and
 * its caller's own cart stays as it is. What nobody places goes with old carts.
 *
 * @param id  of the draft, drawn by whoever takes it
 */
export function phoneShopper(staffId: string, id: string): Shopper {
  return { kind: 'guest', key: hashOfKey(`phone order ${staffId} ${id}`) }
}

/**
 * Puts what a caller wants into the draft, and says what it would be.
 *
 * @throws AppError unavailable before the shop was set up
 */
export async function quoteDraft(db: Db, shopper: Shopper, { lines, ...choice }: PhoneQuoteBody): Promise<PhoneQuote> {
  await db.transaction((tx) => fillDraft(tx, shopper, lines))
  const quote = await quoteOrder(db, shopper, choice, [], 'en')
  return { ...quote, payments: quote.payments.filter(isForPhone) }
}

const isForPhone = (payment: string) => phonePayments.some((one) => one === payment)

/** What stays the same keeps its line: whoever places it names the lines that were shown. */
async function fillDraft(tx: Db, shopper: Shopper, wanted: PhoneQuoteBody['lines']): Promise<void> {
  const cartId = (await lockOrMakeCart(tx, shopper))! // only an account's can be missing
  const known = await readLines(tx, cartId)
  const isSame =
    known.length === wanted.length && wanted.every(({ variantId }, index) => known[index]!.variantId === variantId)
  if (isSame) {
    for (const [index, { quantity }] of wanted.entries()) {
      const { id, quantity: before } = known[index]!
      if (before !== quantity) await updateLine(tx, id, { quantity })
    }
    return
  }
  await deleteLinesInCart(tx, cartId)
  const variants = await holdVariants(
    tx,
    wanted.map(({ variantId }) => variantId),
  )
  for (const { variantId, quantity } of wanted) {
    const variant = variants.find(({ id }) => id === variantId)
    if (!variant) continue // gone meanwhile: the quote has no such line
    const { name, size, type, price } = variant
    await insertLines(tx, [{ cartId, variantId, name, size, type, quantity, seenPrice: price }])
  }
}
