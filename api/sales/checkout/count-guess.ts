import { and, eq } from 'drizzle-orm'
import { couponCode } from '#domain/promotions/promotion.ts'
import type { Db } from '../../platform/db/client.ts'
import { promotions } from '../../platform/db/schema.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'

type Shop = { db: Db; addressLimits: Pick<AddressLimits, 'wrongCoupons'> }

/**
 * Counts a coupon code that does not exist. Call it before anything is answered about the code, in quotes and orders alike.
 *
 * @param typed  '' for none, which is never counted
 * @param by     who tried it. An account counts alone: its neighbors behind one address keep nobody from their codes
 * @throws AppError too_many_requests for any code, once the account, or the network of a guest, has tried too many wrong ones
 */
export async function countGuess(
  { db, addressLimits }: Shop,
  typed: string,
  { shopper, ip }: { shopper: Shopper; ip: string },
): Promise<void> {
  const code = couponCode(typed)
  if (code === '') return
  const isKnown = (await db.$count(promotions, and(promotions.isActive, eq(promotions.code, code)))) > 0
  await addressLimits.wrongCoupons[isKnown ? 'refuse' : 'take'](
    shopper.kind === 'user' ? `account ${shopper.key}` : clientNetwork(ip),
  )
}
