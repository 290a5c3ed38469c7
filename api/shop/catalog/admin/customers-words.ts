import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/client.ts'
import { products } from '../../../platform/db/schema.ts'
import { numericIds, sayingAny } from '../../../platform/records/conditions.ts'

type CustomersWords = { id: PgColumn; productId: PgColumn; userName: PgColumn; words: PgColumn }
type Wanted = { q: string; ids?: readonly string[] | undefined; productId?: number | undefined }

/** Condition that staff's lists of what customers wrote about products share: reviews and questions. */
export function wantedWords(
  db: Db,
  { id, productId, userName, words }: CustomersWords,
  { q, ids, productId: wantedProduct }: Wanted,
): SQL | undefined {
  const productName = db.select({ name: products.name }).from(products).where(eq(products.id, productId))
  return and(
    ids && inArray(id, numericIds(ids)),
    sayingAny(q, words, userName, productName),
    wantedProduct === undefined ? undefined : eq(productId, wantedProduct),
  )
}
