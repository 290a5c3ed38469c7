import type { ProductIdsQuery, ProductIdsReply } from '#contract/catalog/products.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { countListed, readListedIds } from './product-queries.ts'

/** Returns one page of the ids of all listed products, lowest first. */
export async function listProductIds(db: Db, { page, limit }: ProductIdsQuery): Promise<Answer<ProductIdsReply>> {
  const [ids, totalProducts] = await Promise.all([
    readListedIds(db, { limit, offset: (page - 1) * limit }),
    countListed(db),
  ])
  return {
    payload: { success: true, message: 'Products found', data: ids.map(String), totalProducts },
    tags: ['catalog'],
  }
}
