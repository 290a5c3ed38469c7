import { eq } from 'drizzle-orm'
import { orderEvents, orders } from '../db/schema.ts'
import type { Db } from '../db/client.ts'
import { ownDatabaseTest } from '../test/test.ts'
import { beginPayment } from './begin-payment.ts'
import { givenGateway, givenPaying } from './given.ts'

const MINUTE_MS = 60_000

/** So many minutes from now. */
export const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

/** An unpaid order, a gateway that says what a test wants, and `begin` for the first step of paying. */
export const test = ownDatabaseTest
  .extend('gateway', async ({ server: _server }, { onCleanup }) => {
    const gateway = await givenGateway()
    onCleanup(gateway.close)
    return gateway
  })
  .extend('paying', ({ db, gateway }) => givenPaying(db, gateway))
  .extend('begin', ({ paying: { shop, order } }) => {
    return async (at = new Date()) =>
      (await beginPayment(shop, order, { wallet: 'esewa', amount: order.total }, at)).attemptId
  })

export const stateOf = async (db: Db, id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!.state
export const actionsOf = async (db: Db, id: string) => {
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
  return events.map(({ action }) => action)
}
