import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { dataRequests } from '../../platform/db/schema.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { personOf } from '../../shop/notices/person.ts'
import type { StoredOrder } from './order-record.ts'

/**
 * Whether staff work on a request about a contact of the order. They have seen which orders are the person's, and none of
 * these may become or cease to be one before it has ended.
 *
 * @param order.placedAt  leaves out requests from before: a buyer's later order moves, since a stranger could otherwise
 *                        place one with somebody's contact, and read from it whether there is a request. Staff, who
 *                        learn of the request anyway, move no order, so they leave this out
 */
export async function isOfOpenRequest(
  db: Db,
  dataKey: DataKey,
  { email, phoneIndex, placedAt }: Pick<StoredOrder, 'email' | 'phoneIndex'> & { placedAt?: Date },
): Promise<boolean> {
  const { emailHash, phoneHash, createdAt, endedAt } = dataRequests
  const byPhone = phoneIndex ? eq(phoneHash, phoneIndex) : undefined
  const isLater = placedAt && gt(createdAt, placedAt)
  const isAbout = or(eq(emailHash, personOf(dataKey, email)), byPhone)
  return (await db.$count(dataRequests, and(isNull(endedAt), isLater, isAbout))) > 0
}
