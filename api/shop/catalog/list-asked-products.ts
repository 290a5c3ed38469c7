import type { ProductsReply } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { asCard } from './present-product.ts'
import { readCardRows, readListedOf } from './product-queries.ts'

/** Returns the cards of these products, in the requested order. Unlisted products are absent. */
export async function listAskedProducts(
  db: Db,
  asked: readonly string[],
  language: Language,
): Promise<Answer<ProductsReply>> {
  const rows = await readCardRows(db, await readListedOf(db, asked.map(Number)), language)
  return {
    payload: { success: true, message: 'Products found', products: rows.map(asCard), totalProducts: rows.length },
    // Includes absent products, because they may be listed later.
    tags: ['categories', ...asked.map((id) => `product:${id}`)],
  }
}
