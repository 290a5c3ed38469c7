import type { SharedListReply } from '#contract/wishlist.ts'
import { defined } from '#domain/defined.ts'
import type { Language } from '#domain/language/languages.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import { asCard } from '../catalog/present-product.ts'
import { readCardRows } from '../catalog/product-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readListed } from './list-queries.ts'
import { findSharer } from './share-queries.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns the products in a shared list that are on sale.
 *
 * @throws AppError not_found when no list is (or is no longer) shared under this token
 */
export async function readSharedList(db: Db, token: string, language: Language): Promise<SharedListReply['data']> {
  const userId = await findSharer(db, sha256(token))
  if (userId === undefined) throw new AppError('not_found', say('wishlist.not-shared'))
  const listed = await readListed(db, userId)
  const savedIn = new Map(listed.map(({ id, saved }) => [id, saved]))
  const rows = await readCardRows(db, [...savedIn.keys()], language)
  return rows.map((row) => ({ ...asCard(row), saved: defined(savedIn.get(row.id), `product ${row.id}`) }))
}
