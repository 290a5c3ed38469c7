import { eq } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, subscriptions, users, variants } from '../../platform/db/schema.ts'
import { nameIn } from '../../platform/language/localized.ts'
import type { NoticedPiece } from '../../platform/mail/templates/template-data.ts'
import { readNotice } from './own-notices.ts'
import { asNoticedPiece, pieceColumns } from './piece-rows.ts'

/** Returns the product of a request for the page behind its link; null for a reminder of the cart. */
export async function readLinkedPiece(db: Db, id: string, language: Language): Promise<NoticedPiece | null> {
  const { product } = await readNotice(db, id, language)
  const [row] = await db
    .select(pieceColumns)
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .leftJoin(variants, eq(variants.id, subscriptions.variantId))
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, id))
  return product && row ? { ...asNoticedPiece(row, language), title: nameIn(language, product.name, product) } : null
}
