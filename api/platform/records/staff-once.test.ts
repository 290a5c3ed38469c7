import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import type { Db } from '../db/client.ts'
import { customerNotes, deliveries, mails, orderNotes, stockMovements, variants } from '../db/schema.ts'
import { deliveriesOf, givenConfirmed, givenVariant, givenZone } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenShop } from '../mail/outbox.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { send } from '../../shop/tickets/tickets.fixture.ts'

/**
 * Inserts a product.
 *
 * @returns the id of a variant with five pieces in stock
 */
async function givenFive(db: Db): Promise<number> {
  const { id } = await givenProduct(db, { variants: [{ stock: 5 }] })
  const [only] = await db.select().from(variants).where(eq(variants.productId, id))
  return only!.id
}

type Given = { app: App; db: Db }
/** An act that adds a record: its request, and how often it was done. */
type Asked = { path: string; body: object; other: object; count: () => Promise<number> }

const acts: Record<string, (given: Given) => Promise<Asked>> = {
  'a receipt of stock': async ({ db }) => {
    const variantId = await givenFive(db)
    const receipt = (pieces: number) => ({ movements: [{ variantId, reason: 'received', pieces }] })
    return {
      path: '/stock/movements',
      body: receipt(3),
      other: receipt(4),
      count: async () => (await db.$count(stockMovements)) - 1,
    }
  },
  'a split of a delivery': async ({ db }) => {
    await givenZone(db)
    const lamp = await givenVariant(db)
    const order = await givenConfirmed(db, { lines: [{ ...lamp, quantity: 6 }] })
    const [delivery] = await deliveriesOf(db, order.id)
    return {
      path: `/deliveries/${delivery!.id}/split`,
      body: { pieces: [{ position: 0, quantity: 2 }], reason: 'Two are not ready' },
      other: { pieces: [{ position: 0, quantity: 1 }], reason: 'One is not ready' },
      count: async () => (await db.$count(deliveries)) - 1,
    }
  },
  'an answer to a message': async ({ app, db }) => {
    await givenShop(db)
    await send(app)
    const staff = await givenStaff(app)
    const [message] = (await staff.call('GET', '/tickets')).json().items
    const before = await db.$count(mails)
    return {
      path: `/tickets/${message.id}/answers`,
      body: { words: 'We come on Monday.' },
      other: { words: 'We come on Tuesday.' },
      count: async () => (await db.$count(mails)) - before,
    }
  },
  'a note about an order': async ({ db }) => {
    const order = await givenOrder(db)
    const count = () => db.$count(orderNotes)
    return { path: `/orders/${order.id}/notes`, body: { words: 'Gate 7' }, other: { words: 'Gate 8' }, count }
  },
  'a note about a customer': async ({ db }) => {
    const user = await givenUser(db)
    const count = () => db.$count(customerNotes)
    return { path: `/customers/${user.id}/notes`, body: { words: 'Call late' }, other: { words: 'No calls' }, count }
  },
}

test.for(Object.entries(acts))('%s sent again with the same key is done once', async ([, given], { app, db }) => {
  const { path, body, other, count } = await given({ app, db })
  const staff = await givenStaff(app)
  const once = { 'idempotency-key': 'act-1' }
  const first = await staff.call('POST', path, body, once)
  expect(first.statusCode, first.body).toBe(200)
  const again = await staff.call('POST', path, body, once)
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect(await count()).toBe(1)

  const reused = await staff.call('POST', path, other, once)
  expect([reused.statusCode, reused.json().code]).toEqual([422, 'key_reused'])
  const colleague = await givenStaff(app)
  expect((await colleague.call('POST', path, other, once)).statusCode).toBe(200)
  expect(await count()).toBe(2)
})

test('an act that is sent again in another language is done once', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db)
  const path = `/orders/${order.id}/notes`
  const once = { 'idempotency-key': 'act-1' }
  for (const asked of [path, `${path}?lang=ne`, `${path}?lang=en`]) {
    expect((await staff.call('POST', asked, { words: 'Gate 7' }, once)).statusCode).toBe(200)
  }
  expect(await db.$count(orderNotes)).toBe(1)
})

test('a refused act may be retried with its key', async ({ app, db }) => {
  const variantId = await givenFive(db)
  const staff = await givenStaff(app)
  const body = { movements: [{ variantId, reason: 'damaged', pieces: 6 }] }
  const once = { 'idempotency-key': 'act-1' }
  expect((await staff.call('POST', '/stock/movements', body, once)).statusCode).toBe(409)
  const received = { movements: [{ variantId, reason: 'received', pieces: 1 }] }
  await staff.call('POST', '/stock/movements', received)
  expect((await staff.call('POST', '/stock/movements', body, once)).statusCode).toBe(200)
})
