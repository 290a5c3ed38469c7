import type { Language } from '#domain/language/languages.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { holdListed } from './list-queries.ts'
import { insertNotice } from './notice-queries.ts'
import { notInShop, notSoldOut } from './refusals.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { saveHeld } from './save-item.ts'

/**
 * Requests a mail as soon as a sold-out product can be bought again. It saves the product to the list too, where the
 * shopper can see and withdraw the request.
 *
 * @throws AppError not_found for an unknown product; conflict while it is in stock; list_full; unauthorized
 */
export async function askForNotice(
  { db, dataKey }: { db: Db; dataKey: DataKey },
  wish: { userId: string; productId: number; language: Language },
): Promise<void> {
  const { userId, productId } = wish
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const product = await holdListed(tx, productId)
    if (!product) throw notInShop()
    if (product.stock > 0) throw notSoldOut()
    await saveHeld(tx, { userId, productId })
    await insertNotice(tx, dataKey, wish)
  })
}
