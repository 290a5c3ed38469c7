import type { Db } from '#api/platform/db/client.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { readOffers } from '../orders/offers.ts'
import { insertConversations } from './insert-conversations.ts'
import { insertInterests } from './insert-interests.ts'
import { insertRequests } from './insert-requests.ts'
import type { SeededCustomer } from './prepare-customers.ts'

/** Inserts what the demo's customers do besides ordering. Their orders are inserted already. */
export async function insertCustomerLives(
  tx: Db,
  customers: readonly SeededCustomer[],
  { dataKey, now }: { dataKey: DataKey; now: Date },
): Promise<void> {
  const offers = await readOffers(tx)
  await insertConversations(tx, customers, { dataKey, now })
  await insertRequests(tx, customers, { offers, dataKey, now })
  await insertInterests(tx, customers, { offers, now })
}
