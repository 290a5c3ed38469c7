import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { SavedAddress } from '#contract/addresses.ts'
import { type DeliveryAddress, MAX_SAVED_ADDRESSES } from '#domain/checkout/checkout.ts'
import type { Db } from '../../platform/db/client.ts'
import { holdAccount } from '../accounts/own-account-queries.ts'
import { type Arrival, decryptAddress, encryptAddress, tidyAddress, UNKNOWN_ARRIVAL } from './address-details.ts'
import { deleteAddresses, insertAddress, readAddressRows, touchAddress, updateAddress } from './address-queries.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { noSuchAddress, refuseWrongAddress } from './refuse-wrong-address.ts'

/** An address as a call gives it. */
type GivenAddress = DeliveryAddress & { [Part in keyof Arrival]?: Arrival[Part] | undefined }

/**
 * Corrects a saved address, which keeps its floor if none is given. If it now equals another saved one, it deletes that one,
 * and takes over its floor where it has none itself.
 *
 * @throws AppError invalid_input for what domain/checkout/checkout.ts refuses; not_found when the account has no such address
 */
export async function changeAddress(
  db: Db,
  dataKey: DataKey,
  { userId, id }: { userId: string; id: string },
  given: GivenAddress,
): Promise<void> {
  refuseWrongAddress(given)
  const address = tidyAddress(given)
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const kept = await readAddresses(tx, dataKey, userId)
    const before = kept.find(({ _id }) => _id === id)
    if (!before) throw noSuchAddress()
    const twins = kept.filter((one) => one._id !== id && isSame(one, address))
    await deleteAddresses(
      tx,
      userId,
      twins.map(({ _id }) => _id),
    )
    const own = arrivalOf(given.floor === undefined ? before : given)
    const arrival = own.floor === null ? arrivalOf(twins.find(({ floor }) => floor !== null) ?? own) : own
    await updateAddress(tx, id, encryptAddress(dataKey, id, { ...address, ...arrival }))
  })
}

/** Returns all addresses of an account, most recently used first. */
export async function readAddresses(db: Db, dataKey: DataKey, userId: string): Promise<SavedAddress[]> {
  const rows = await readAddressRows(db, userId)
  return rows.map(({ id, details }) => ({ _id: id, ...decryptAddress(dataKey, id, details) }))
}

/**
 * Saves an address of an account.
 *
 * @throws AppError invalid_input for what domain/checkout/checkout.ts refuses, unauthorized without the account
 */
export async function saveAddress(db: Db, dataKey: DataKey, userId: string, given: GivenAddress): Promise<void> {
  refuseWrongAddress(given)
  await db.transaction((tx) => rememberAddress(tx, dataKey, userId, given))
}

/**
 * Saves an address for the next order, or moves an equal one to the front. It locks the account's row, so a transaction
 * that also changes a cart calls this first (accounts before carts).
 *
 * @param given  an address without problems by domain/checkout/checkout.ts
 * @throws AppError unauthorized when the account has just been deleted
 */
export async function rememberAddress(tx: Db, dataKey: DataKey, userId: string, given: GivenAddress): Promise<void> {
  await holdAccount(tx, userId)
  const remember = await prepareAddress(tx, dataKey, userId, tidyAddress(given), given)
  await remember()
}

/**
 * Reads all that saving an address needs, so that a transaction reads it before it locks what many wait for. The
 * transaction has locked the account.
 *
 * @param address  of tidyAddress
 * @param given  without a floor when the order did not need it; then the address keeps what it knows
 * @returns a function that saves it, or moves an equal one to the front; when there are too many, it deletes the least
 *          recently used one
 */
export async function prepareAddress(
  tx: Db,
  dataKey: DataKey,
  userId: string,
  address: DeliveryAddress,
  given: Partial<GivenAddress>,
): Promise<() => Promise<void>> {
  const arrival = arrivalOf(given)
  const kept = await readAddresses(tx, dataKey, userId)
  const same = kept.find((one) => isSame(one, address))
  if (same) {
    if (arrival.floor === null || isDeepStrictEqual(arrivalOf(same), arrival)) return () => touchAddress(tx, same._id)
    const learned = encryptAddress(dataKey, same._id, { ...address, ...arrival })
    return () => updateAddress(tx, same._id, learned)
  }

  const tooMany = kept.slice(MAX_SAVED_ADDRESSES - 1).map(({ _id }) => _id)
  const id = randomUUID()
  const details = encryptAddress(dataKey, id, { ...address, ...arrival })
  return async () => {
    await deleteAddresses(tx, userId, tooMany)
    await insertAddress(tx, { id, userId, details })
  }
}

/** Whether two addresses lead to the same door and recipient. */
function isSame(one: SavedAddress, address: DeliveryAddress): boolean {
  return isDeepStrictEqual({ ...one, ...address }, one)
}

function arrivalOf({ floor = null, hasLift = false, access = '' }: Partial<GivenAddress>): Arrival {
  return floor === null ? UNKNOWN_ARRIVAL : { floor, hasLift, access: access.trim() }
}
