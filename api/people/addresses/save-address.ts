import type { KeyObject } from 'node:crypto'
import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import type { Db } from '../../platform/db/client.ts'
import { refuseWrongAddress } from './refuse-wrong-address.ts'
import { rememberAddress } from './remember-address.ts'

/**
 * Saves an address of an account.
 *
 * @throws AppError invalid_input for what domain/checkout/checkout.ts refuses, unauthorized without the account
 */
export async function saveAddress(db: Db, dataKey: KeyObject, userId: string, given: DeliveryAddress): Promise<void> {
  refuseWrongAddress(given)
  await db.transaction((tx) => rememberAddress(tx, dataKey, userId, given))
}
