import { namesShop } from '#domain/questions/names-shop.ts'
import { reviewerName } from '#domain/reviews/review.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings } from '../../platform/db/schema.ts'
import { nameOfShop } from './refusals.ts'

/**
 * Returns the public form of the name of somebody who asks or answers.
 *
 * @throws AppError invalid_input when it contains the name of the shop, in any language
 */
export async function publicName(db: Db, name: string): Promise<string> {
  const [shop] = await db.select({ name: shopSettings.name, native: shopSettings.nativeName }).from(shopSettings)
  if (shop && namesShop(name, [shop.name, shop.native])) throw nameOfShop()
  return reviewerName(name)
}
