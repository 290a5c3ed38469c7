import type { ProductCard } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import { asCard } from '../catalog/present-product.ts'
import { readCardRows } from '../catalog/product-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readListedIds } from './list-queries.ts'
import { findSharer } from './share-queries.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns the products in a shared list that are on sale.
 *
 * @throws AppError not_found when no list is (or is no longer) shared under this token
 */
export async function readSharedList(db: Db, token: string, language: Language): Promise<ProductCard[]> {
  const userId = await findSharer(db, sha256(token))
  if (userId === undefined) throw new AppError('not_found', say('wishlist.not-shared'))
  const rows = await readCardRows(db, await readListedIds(db, userId), language)
  return rows.map(asCard)
}
