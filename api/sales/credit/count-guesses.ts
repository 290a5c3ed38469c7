import { parseCreditCode } from '#domain/credit/credit-code.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import { creditCodeHash } from './credit-codes.ts'
import { findByCodeHash } from './credit-queries.ts'

type Shop = {
  db: Db
  secrets: { dataKey: DataKey }
  addressLimits: Pick<AddressLimits, 'wrongCreditCodes'>
}

/**
 * Counts codes that nobody can pay with: those that do not exist, and those of blocked cards. Call it before anything is
 * answered about a code.
 *
 * @param by  who tried it; an account counts alone, as for coupons
 * @throws AppError too_many_requests for any code, once the account, or the network of a guest, has tried too many wrong ones
 */
export async function countCreditGuesses(
  { db, secrets: { dataKey }, addressLimits }: Shop,
  tried: readonly { code?: string | undefined }[],
  { shopper, ip }: { shopper: Shopper; ip: string },
): Promise<void> {
  for (const { code } of tried) {
    if (code === undefined) continue
    const isKnown = (await findUsable(db, dataKey, code)) !== undefined
    await addressLimits.wrongCreditCodes[isKnown ? 'refuse' : 'take'](
      shopper.kind === 'user' ? `account ${shopper.key}` : clientNetwork(ip),
    )
  }
}

/** Returns the gift card with this code; undefined for an unknown and for a blocked one alike. */
export async function findUsable(db: Db, dataKey: DataKey, typed: string) {
  const code = parseCreditCode(typed)
  const card = code === null ? undefined : await findByCodeHash(db, creditCodeHash(dataKey, code))
  return card?.blockedAt === null ? card : undefined
}
