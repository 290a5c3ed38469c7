import type { KeyObject } from 'node:crypto'
import type { SavedAddress } from '#contract/addresses.ts'
import type { Db } from '../../platform/db/client.ts'
import { decryptAddress } from './address-details.ts'
import { readAddressRows } from './address-queries.ts'

/** Returns all addresses of an account, most recently used first. */
export async function readAddresses(db: Db, dataKey: KeyObject, userId: string): Promise<SavedAddress[]> {
  const rows = await readAddressRows(db, userId)
  return rows.map(({ id, details }) => ({ _id: id, ...decryptAddress(dataKey, id, details) }))
}
