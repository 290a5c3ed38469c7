import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { deliveries } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { approveReturn } from '../fulfilment/change-return.ts'
import { endRest } from '../fulfilment/end-rest.ts'
import { deliveriesOf, staff } from '../fulfilment/fulfilment.fixture.ts'
import { handOver } from '../fulfilment/hand-over.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { splitDelivery } from '../fulfilment/split-delivery.ts'
import { changeOrder } from '../orders/change-order.ts'
import { documentsOf, refundsOf } from '../orders/edits/edits.fixture.ts'
import { insertReturn } from './exchange-queries.ts'
import { givenExchangeable, givenExchanger, orderOf, returnOf } from './exchanges.fixture.ts'

const { secrets } = testOptions

/** A return that the buyer requested of the first piece of an order. */
async function givenRequested(db: Db, orderId: string) {
  const at = new Date()
  const row = {
    id: randomUUID(),
    orderId,
    state: 'requested',
    reason: Buffer.from(''),
    createdAt: at,
    changedAt: at,
  } as const
  await insertReturn(db, row, [{ position: 0, quantity: 1 }])
  return { orderId, returnId: row.id }
}

async function receive(db: Db, orderId: string) {
  const { id: returnId } = await returnOf(db, orderId)
  await receiveReturn({ db, secrets }, { orderId, returnId }, { restock: true, by: staff })
}

test('a return of the new order waits for the old piece, and then refunds and credits all of it', async ({
  app,
  db,
}) => {
  const shop = { db, secrets }
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  const next = (await manager.exchange(order.id, { lines: [{ variantId: other.variantId, quantity: 1 }] })).json()
  await changeOrder(shop, next.id, { action: 'deliver', by: staff })
  const name = await givenRequested(db, next.id)
  await expect(approveReturn(shop, name, { by: staff })).rejects.toThrow('not back yet')

  await receive(db, order.id)
  await approveReturn(shop, name, { by: staff })
  await receiveReturn(shop, name, { restock: true, by: staff })
  expect(await orderOf(db, next.id)).toMatchObject({ state: 'returned' })
  expect((await refundsOf(db, next.id)).map(({ amount }) => amount)).toEqual([12_000])
  expect((await documentsOf(db, next.id)).map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 12_000],
    ['credit-note', 12_000],
  ])
})

test('the rest of a new order is called off once the old piece is back, and then refunds what it paid', async ({
  app,
  db,
}) => {
  const shop = { db, secrets }
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db, { price: 6_000 })
  const next = (await manager.exchange(order.id, { lines: [{ variantId: other.variantId, quantity: 2 }] })).json()
  await splitDelivery(shop, { orderId: next.id, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff })
  const [first] = await deliveriesOf(db, next.id)
  await db.update(deliveries).set({ state: 'out' }).where(eq(deliveries.id, first!.id))
  await handOver(shop, { orderId: next.id, number: 1 }, { code: first!.code }, { by: staff })
  const called = { by: staff, reason: 'Sold out.' }
  await expect(endRest(shop, next.id, called)).rejects.toThrow('not back yet')

  await receive(db, order.id)
  await endRest(shop, next.id, called)
  expect((await refundsOf(db, next.id)).map(({ amount }) => amount)).toEqual([4_000])
})
