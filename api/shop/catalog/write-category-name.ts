import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { products } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'

/** Orders wait for the products that are written at once. */
const AT_ONCE = 50

/**
 * Writes the name of a category into the words by which its products are found, in portions. A run that dies is repeated
 * from its beginning, which changes nothing in what was written.
 */
export async function writeCategoryName(
  { categoryId }: JobData['write-category-name'],
  { db }: { db: Db },
  signal: AbortSignal,
): Promise<void> {
  let last: number | null = 0
  while (last !== null) {
    signal.throwIfAborted()
    const after: number = last
    last = await retryConflicts(() => writePortion(db, categoryId, after))
  }
}

/** @returns the last product that was written; null after the last portion */
async function writePortion(db: Db, categoryId: number, after: number): Promise<number | null> {
  // The trigger products_words_updated writes the words of a product that gets a category, also the same one.
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with portion as (
      select id from ${products}
      where ${categoryId} in (category_id, subcategory_id) and id > ${after}
      order by id limit ${AT_ONCE} for no key update
    ), written as (
      update ${products} set category_id = category_id where id in (select id from portion) returning id
    )
    select max(id) as last from written`)
  return rows[0]?.last ?? null
}
