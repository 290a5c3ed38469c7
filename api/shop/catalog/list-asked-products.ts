import type { ProductsReply } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { readListedVersions } from './product-queries.ts'
import { readPageOfCards } from './read-cards.ts'

/** Returns the cards of these products, in the requested order. Unlisted products are absent. */
export async function listAskedProducts(
  catalog: CatalogReads,
  asked: readonly string[],
  language: Language,
): Promise<Answer<ProductsReply>> {
  const { cards } = await readPageOfCards(catalog, () => readListedVersions(catalog.db, asked.map(Number)), language)
  return {
    payload: { success: true, message: 'Products found', products: [], totalProducts: cards.length },
    lists: { products: cards },
    // Includes absent products, because they may be listed later.
    tags: ['categories', ...asked.map((id) => `product:${id}`)],
  }
}
