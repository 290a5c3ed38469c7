import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import {
  orderEvents,
  products,
  reviews,
  variants,
  webhookDeliveries,
  webhookMessages,
} from '../../platform/db/schema.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { confirmTransfer } from '../../sales/payments/transfers/bank-transfers.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenSettings } from '../../shop/cart/cart.fixture.ts'
import { send } from '../../shop/tickets/tickets.fixture.ts'
import { testOptions } from '../../test/test.ts'

const { secrets } = testOptions
const staff = { actor: 'staff', id: null } as const

/** Makes each event happen at least once, as the shop does it where that is short. */
export async function everythingHappens(app: App, db: Db): Promise<void> {
  await givenSettings(db)
  const product = await givenProduct(db, { variants: [{ stock: 9 }] })
  await db.update(variants).set({ stock: 1 }).where(eq(variants.productId, product.id))
  await db.update(products).set({ name: 'Another name' }).where(eq(products.id, product.id))
  await db.insert(reviews).values({ productId: product.id, userName: 'Asmita', rating: 4, comment: 'Good.' })
  const sent = await send(app)
  if (sent.statusCode !== 201) throw new Error(sent.body)

  const paid = await givenOrder(db, { payment: 'bank' })
  await confirmTransfer({ db, secrets }, paid.id, { amount: paid.total, reference: 'FT1', by: { id: randomUUID() } })
  for (const action of ['deliver', 'return'] as const) await change(db, paid.id, action)
  const cancelled = await givenOrder(db)
  await change(db, cancelled.id, 'cancel')
  await db.insert(orderEvents).values([
    { orderId: paid.id, action: 'part-delivered', state: 'confirm', actor: 'staff' },
    { orderId: paid.id, action: 'refund', state: 'returned', actor: 'staff', detail: { amount: paid.total } },
  ])
}

async function change(db: Db, id: string, action: 'deliver' | 'return' | 'cancel'): Promise<void> {
  const refused = await changeOrder({ db, secrets }, id, { action, by: staff, now: new Date() })
  if (refused) throw new Error(`${action} was refused: ${refused.refusal}`)
}

/** Returns one message of each event. */
export async function oneOfEach(db: Db) {
  return db
    .selectDistinctOn([webhookMessages.event], {
      event: webhookMessages.event,
      record: webhookMessages.record,
      data: webhookMessages.data,
    })
    .from(webhookMessages)
    .orderBy(webhookMessages.event, webhookMessages.createdAt)
}

/** Returns the events of a record in the order in which they are sent. */
export async function eventsOf(db: Db, record: string): Promise<string[]> {
  const rows = await db
    .select({ event: webhookMessages.event })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(sql`${webhookDeliveries.record} = ${record}`)
    .orderBy(webhookDeliveries.id)
  return rows.map(({ event }) => event)
}

export async function countMessages(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from webhook_messages`)
  return onlyRow(rows).count
}
