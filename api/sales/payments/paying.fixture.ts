import { eq } from 'drizzle-orm'
import { orderEvents, orders } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { ownDatabaseTest } from '../../test/test.ts'
import { beginPayment } from './wallets/begin-payment.ts'
import { givenGateway, givenPaying } from './payments.fixture.ts'

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
