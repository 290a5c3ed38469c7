import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { products, refunds, variants, webhookDeliveries, webhookMessages } from '../../platform/db/schema.ts'
import { exchangeOrder } from '../../sales/exchanges/exchange-order.ts'
import { previewExchange } from '../../sales/exchanges/present-exchange.ts'
import {
  deliveriesOf,
  givenConfirmed,
  givenDelivered,
  givenVariant,
  staff,
} from '../../sales/fulfilment/fulfilment.fixture.ts'
import { dispatchDelivery } from '../../sales/fulfilment/dispatch-delivery.ts'
import { handOver } from '../../sales/fulfilment/hand-over.ts'
import { planDelivery } from '../../sales/fulfilment/plan-delivery.ts'
import { splitDelivery } from '../../sales/fulfilment/split-delivery.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { editOrder } from '../../sales/orders/edits/edit-order.ts'
import { showEditable } from '../../sales/orders/edits/present-edit.ts'
import { findOrderById } from '../../sales/orders/order-queries.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { recordRefund } from '../../sales/payments/staff-refunds.ts'
import { confirmTransfer } from '../../sales/payments/transfers/bank-transfers.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenSettings } from '../../shop/cart/cart.fixture.ts'
import { givenBuyer } from '../../shop/reviews/reviews.fixture.ts'
import { send } from '../../shop/tickets/tickets.fixture.ts'
import { testOptions } from '../../test/test.ts'

const { secrets } = testOptions

/** Makes each event happen at least once: what happens to orders, reviews and tickets as the shop does it. */
export async function everythingHappens(app: App, db: Db): Promise<void> {
  await givenSettings(db)
  const product = await givenProduct(db, { variants: [{ stock: 9 }] })
  await db.update(variants).set({ stock: 1 }).where(eq(variants.productId, product.id))
  await db.update(products).set({ name: 'Another name' }).where(eq(products.id, product.id))
  const buyer = await givenBuyer(app, db, product.id, 'delivered', 'Asmita Rai')
  const review = await buyer.write({ rating: '4', comment: 'Good, and well made.' })
  if (review.statusCode !== 200) throw new Error(review.body)
  const sent = await send(app)
  if (sent.statusCode !== 201) throw new Error(sent.body)

  const paid = await givenOrder(db, { payment: 'bank' })
  await confirmTransfer({ db, secrets }, paid.id, { amount: paid.total, reference: 'FT1', by: { id: randomUUID() } })
  for (const action of ['deliver', 'return'] as const) await change(db, paid.id, action)
  const cancelled = await givenOrder(db)
  await change(db, cancelled.id, 'cancel')
  await payBack(db, paid.id)
  await deliverPart(db)
  await exchange(db)
  await edit(db)
}

/** Exchanges a piece of a delivered order for one that costs no more. */
async function exchange(db: Db): Promise<void> {
  const [old, other] = [await givenVariant(db), await givenVariant(db)]
  const { id } = await givenDelivered(db, new Date(), { lines: [{ ...old }] })
  const order = defined(await findOrderById(db, id), 'order')
  const lines = [{ variantId: other.variantId, quantity: 1 }]
  const wanted = { back: [{ position: 0, quantity: 1 }], lines, discount: 0, fee: 'free', payment: 'cod' } as const
  const asked = { ...wanted, back: [...wanted.back] }
  const { worth, due } = await previewExchange(db, order, asked, { wallets: [] })
  const { total } = await previewExchange(db, order, { ...asked, discount: due }, { wallets: [] })
  const body = { ...asked, discount: due, worth, total, reason: 'Wider.' }
  await exchangeOrder({ db, secrets, wallets: { offered: [] } }, id, body, { by: staff })
}

async function edit(db: Db): Promise<void> {
  const { id } = await givenConfirmed(db)
  const order = defined(await findOrderById(db, id), 'order')
  const { version } = await showEditable(db, order)
  const wanted = { version, lines: [{ position: 0, quantity: 1 }], fee: 'keep', discount: 100, delivery: null } as const
  const body = { ...wanted, lines: [...wanted.lines], total: order.total - 100, reason: 'As agreed.' }
  await editOrder({ db, secrets }, id, body, { by: staff })
}

async function change(db: Db, id: string, action: 'deliver' | 'return' | 'cancel'): Promise<void> {
  const refused = await changeOrder({ db, secrets }, id, { action, by: staff, now: new Date() })
  if (refused) throw new Error(`${action} was refused: ${refused.refusal}`)
}

/** Records the refund that the return of an order has made due. */
async function payBack(db: Db, orderId: string): Promise<void> {
  const [refund] = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, orderId))
  await recordRefund({ db, secrets }, defined(refund, 'refund').id, { reference: 'FT2', by: { id: randomUUID() } })
}

/** Hands over one of two pieces; the other follows. */
async function deliverPart(db: Db): Promise<void> {
  const { id: orderId } = await givenConfirmed(db, { lines: [{ ...(await givenVariant(db)), quantity: 2 }] })
  const [first, now, shop] = [{ orderId, number: 1 }, new Date(), { db, secrets, wallets: { offered: [] } }]
  await splitDelivery(shop, first, [{ position: 0, quantity: 1 }], { by: staff, now })
  await planDelivery(shop, first, { day: nepalDay(now), slot: 'morning' }, { by: staff, now })
  await dispatchDelivery(shop, first, { by: staff, now })
  const [delivery] = await deliveriesOf(db, orderId)
  await handOver(shop, first, { code: defined(delivery, 'delivery').code }, { by: staff, now })
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
