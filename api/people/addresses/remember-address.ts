import { randomUUID, type KeyObject } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { MAX_SAVED_ADDRESSES, type DeliveryAddress } from '#domain/checkout/checkout.ts'
import { holdAccount } from '../accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { encryptAddress, tidyAddress } from './address-details.ts'
import { deleteAddresses, insertAddress, touchAddress } from './address-queries.ts'
import { readAddresses } from './read-addresses.ts'

/**
 * Saves an address for the next order, or moves an equal one to the front. When there are too many, it deletes the
 * least recently used one. It locks the account's row, so a transaction that also changes a cart calls this first
 * (accounts before carts).
 *
 * @param given  an address without problems by domain/checkout/checkout.ts
 * @throws AppError unauthorized when the account has just been deleted
 */
export async function rememberAddress(
  tx: Db,
  dataKey: KeyObject,
  userId: string,
  given: DeliveryAddress,
): Promise<void> {
  await holdAccount(tx, userId)
  const address = tidyAddress(given)
  const kept = await readAddresses(tx, dataKey, userId)
  const same = kept.find(({ _id, ...one }) => isDeepStrictEqual(one, address))
  if (same) return touchAddress(tx, same._id)

  const tooMany = kept.slice(MAX_SAVED_ADDRESSES - 1)
  await deleteAddresses(
    tx,
    userId,
    tooMany.map(({ _id }) => _id),
  )
  const id = randomUUID()
  await insertAddress(tx, { id, userId, details: encryptAddress(dataKey, id, address) })
}
