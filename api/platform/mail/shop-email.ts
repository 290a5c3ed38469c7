import type { Db } from '../db/client.ts'
import { shopSettings } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'

/** @throws AppError unavailable before the shop was set up */
export async function readShopEmail(db: Db): Promise<string> {
  const [shop] = await db.select({ email: shopSettings.email }).from(shopSettings)
  if (!shop) throw new AppError('unavailable', 'The shop is not set up yet.')
  return shop.email
}
