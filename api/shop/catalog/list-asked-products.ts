import type { ProductsReply } from '#contract/products.ts'
import type { Language } from '#domain/languages.ts'
import type { Answer } from '../../platform/cache/answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { asCard } from './present-product.ts'
import { readCardRows, readListedOf } from './product-queries.ts'

/** The cards of these products in the order as asked. What shoppers do not see is absent. */
export async function listAskedProducts(
  db: Db,
  asked: readonly string[],
  language: Language,
): Promise<Answer<ProductsReply>> {
  const rows = await readCardRows(db, await readListedOf(db, asked.map(Number)), language)
  return {
    payload: { success: true, message: 'Products found', products: rows.map(asCard), totalProducts: rows.length },
    // Those absent too: they may come (back).
    tags: ['categories', ...asked.map((id) => `product:${id}`)],
  }
}
