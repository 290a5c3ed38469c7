import type { KeyObject } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import { holdAccount } from '../accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { encryptAddress, tidyAddress } from './address-details.ts'
import { deleteAddresses, updateAddress } from './address-queries.ts'
import { readAddresses } from './read-addresses.ts'
import { noSuchAddress, refuseWrongAddress } from './refuse-wrong-address.ts'

/**
 * Corrects a saved address. If it now equals another saved one, it deletes that one.
 *
 * @throws AppError invalid_input for what domain/checkout/checkout.ts refuses; not_found when the account has no such address
 */
export async function changeAddress(
  db: Db,
  dataKey: KeyObject,
  { userId, id }: { userId: string; id: string },
  given: DeliveryAddress,
): Promise<void> {
  refuseWrongAddress(given)
  const address = tidyAddress(given)
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const kept = await readAddresses(tx, dataKey, userId)
    if (!kept.some(({ _id }) => _id === id)) throw noSuchAddress()
    const twins = kept.filter(({ _id, ...one }) => _id !== id && isDeepStrictEqual(one, address))
    await deleteAddresses(
      tx,
      userId,
      twins.map(({ _id }) => _id),
    )
    await updateAddress(tx, id, encryptAddress(dataKey, id, address))
  })
}
