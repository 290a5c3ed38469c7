import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { products, stockNotices, users } from '../../platform/db/schema.ts'

export async function insertNotice(tx: Db, userId: string, productId: number): Promise<void> {
  await tx.insert(stockNotices).values({ userId, productId }).onConflictDoNothing()
}

export async function deleteNotice(tx: Db, userId: string, productId: number): Promise<void> {
  await tx.delete(stockNotices).where(and(eq(stockNotices.userId, userId), eq(stockNotices.productId, productId)))
}

/**
 * Locks and returns some notices whose product can be bought again, until the end of the transaction. It skips
 * notices that another transaction has locked.
 */
export function takeDueNotices(tx: Db, most: number) {
  return tx
    .select({
      id: stockNotices.id,
      productId: stockNotices.productId,
      // In the language of the recipient.
      productName: sql<string>`coalesce(${products.translations} -> ${users.language} ->> 'name', ${products.name})`,
      userName: users.name,
      email: users.email,
      language: users.language,
    })
    .from(stockNotices)
    .innerJoin(products, eq(products.id, stockNotices.productId))
    .innerJoin(users, eq(users.id, stockNotices.userId))
    .where(and(products.listed, gt(products.stock, 0)))
    .orderBy(asc(stockNotices.askedAt))
    .limit(most)
    .for('update', { of: stockNotices, skipLocked: true })
}

export async function deleteNotices(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(stockNotices).where(inArray(stockNotices.id, [...ids]))
}
