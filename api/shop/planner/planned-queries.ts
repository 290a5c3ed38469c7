import { and, eq, inArray, isNull, notInArray, or, sql, sum, type SQL } from 'drizzle-orm'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, products, variants } from '../../platform/db/schema.ts'

/**
 * The sender of a plan: the account, if any, and the email address of the message, '' for none and once it is forgotten.
 * `phoneIndex` is the hash of the phone number of a sender who gave no email address.
 */
export type Sender = { userId: string | null; email: string; phoneIndex?: Buffer | undefined }

/** Returns what of these products the catalog still has. */
export async function readPlannedProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the prices of those of these variants that shoppers can buy, in whole rupees. */
export async function readPlannedPrices(db: Db, variantIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: variants.id, price: variants.price })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.id, [...variantIds]), products.listed))
  return new Map(rows.map(({ id, price }) => [id, price]))
}

/** Lines of orders, joined with their orders, that sold one of these products for good. */
export function isBought(productIds: readonly number[]): SQL | undefined {
  return and(inArray(orderLines.productId, [...productIds]), notInArray(orders.state, ['cancelled', 'returned']))
}

/** Counts the pieces of these products that the sender has bought, by the id of the product. */
export async function countBought(db: Db, productIds: readonly number[], sender: Sender): Promise<Map<number, number>> {
  const rows = await db
    .select({ productId: orderLines.productId, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isBought(productIds), isOrderOf(sender)))
    .groupBy(orderLines.productId)
  return new Map(rows.map(({ productId, pieces }) => [productId!, pieces]))
}

/**
 * The orders of the account, and those that a guest placed with the email address or, where the sender gave none, with the
 * phone number (decision 105 links them likewise).
 */
function isOrderOf({ userId, email, phoneIndex }: Sender): SQL {
  const byEmail = email === '' ? undefined : sql`lower(${orders.email}) = ${emailKey(email)}`
  const byPhone = email === '' && phoneIndex ? eq(orders.phoneIndex, phoneIndex) : undefined
  const contact = byEmail ?? byPhone
  const byAccount = userId === null ? undefined : eq(orders.userId, userId)
  return or(byAccount, contact && and(isNull(orders.userId), contact)) ?? sql`false`
}
