import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { deliveries, deliveryLines, mails, orderEvents, smsMessages, variants } from '../../../platform/db/schema.ts'
import { givenProduct } from '../../../shop/catalog/catalog.fixture.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { givenConfirmed, givenDelivered, givenVariant } from '../../fulfilment/fulfilment.fixture.ts'
import { splitDelivery } from '../../fulfilment/split-delivery.ts'
import { eventsOf, givenOrder, goodsOf } from '../orders.fixture.ts'
import { givenEditor, givenShop, stockOf, sumsOf } from './edits.fixture.ts'

describe('lines', () => {
  test('more pieces take stock, fewer give it back, and the price of the line stays', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const goods = await givenVariant(db, { stock: 5 })
    await db.update(variants).set({ price: 99_000 }).where(eq(variants.id, goods.variantId))
    const order = await givenOrder(db, { lines: [{ ...goods, quantity: 2 }] })

    const more = await staff.edit(order.id, { lines: [{ position: 0, quantity: 4 }] })
    expect(more.statusCode, more.body).toBe(200)
    expect(await goodsOf(db, goods)).toMatchObject({ stock: 3, sales: 52 })
    expect(await sumsOf(db, order.id)).toMatchObject({ subtotal: 40_000, shipping: 1_000, total: 41_000 })

    await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect(await goodsOf(db, goods)).toMatchObject({ stock: 6, sales: 49 })
    expect(await sumsOf(db, order.id)).toMatchObject({ subtotal: 10_000, total: 11_000, vat: 1_265 })
  })

  test('a removed line gives its pieces back, and an added one comes at the price of today', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const old = await givenVariant(db, { stock: 0 })
    const other = await givenVariant(db, { stock: 2 })
    await db.update(variants).set({ price: 7_500 }).where(eq(variants.id, other.variantId))
    const order = await givenOrder(db, { lines: [{ ...old, quantity: 1 }, { quantity: 1 }] })

    const edited = await staff.edit(order.id, {
      lines: [
        { position: 1, quantity: 1 },
        { variantId: other.variantId, quantity: 2 },
      ],
    })
    expect(edited.statusCode, edited.body).toBe(200)
    expect(await stockOf(db, old.variantId)).toBe(1)
    expect(await stockOf(db, other.variantId)).toBe(0)
    const { lines, total } = await sumsOf(db, order.id)
    expect(lines).toMatchObject([
      { position: 0, price: 10_000, quantity: 1 },
      { position: 1, variantId: other.variantId, price: 7_500, quantity: 2 },
    ])
    expect(total).toBe(26_000)
  })

  test('what is not in stock is refused by its line, and nothing is saved', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const few = await givenVariant(db, { stock: 1 })
    const none = await givenVariant(db, { stock: 0 })
    const unlisted = await givenProduct(db, { published: false, variants: [{ stock: 4 }] })
    const [hidden] = await db.select().from(variants).where(eq(variants.productId, unlisted.id))
    const order = await givenOrder(db, { lines: [{ ...few, quantity: 2 }] })
    const refused = async (line: object) => {
      const answer = await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }, line as never] })
      expect(answer.statusCode).toBe(400)
      return answer.json().fields
    }
    expect(await refused({ variantId: none.variantId, quantity: 1 })).toEqual({
      'lines.1.quantity': expect.stringContaining('sold out'),
    })
    expect(await refused({ variantId: few.variantId, quantity: 3 })).toEqual({
      'lines.1.quantity': 'Only 1 in stock for this order.',
    })
    expect(await refused({ variantId: hidden!.id, quantity: 1 })).toEqual({
      'lines.1.quantity': 'This piece is not sold any more.',
    })
    expect(await refused({ variantId: 999_999, quantity: 1 })).toEqual({
      'lines.1.quantity': 'This piece is not sold any more.',
    })
    expect(await refused({ position: 7, quantity: 1 })).toEqual({ 'lines.1.quantity': 'The order has no such line.' })
    expect(await refused({ position: 0, quantity: 1 })).toEqual({ 'lines.1.quantity': 'This line is named twice.' })
    expect(await stockOf(db, few.variantId)).toBe(1)
    expect((await sumsOf(db, order.id)).total).toBe(order.total)
  })

  test('a piece whose product was deleted can stay and go, but not be had again', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenOrder(db, { lines: [{ variantId: null, productId: null, quantity: 2 }] })
    const more = await staff.edit(order.id, { lines: [{ position: 0, quantity: 3 }] })
    expect(more.json().fields).toEqual({ 'lines.0.quantity': 'This piece is not sold any more.' })
    const fewer = await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect(fewer.statusCode).toBe(200)
    expect((await sumsOf(db, order.id)).total).toBe(11_000)
  })
})

describe('deliveries', () => {
  test('new pieces come with the first delivery, and one without pieces is cancelled', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const other = await givenVariant(db, { isLarge: true })
    const order = await givenConfirmed(db, { lines: [{}, {}] })
    const by = { actor: 'staff', id: null } as const
    const later = [{ position: 1, quantity: 1 }]
    await splitDelivery({ db, secrets: testOptions.secrets }, { orderId: order.id, number: 1 }, later, { by })
    const edited = await staff.edit(order.id, {
      lines: [
        { position: 0, quantity: 1 },
        { variantId: other.variantId, quantity: 1 },
      ],
    })
    expect(edited.statusCode, edited.body).toBe(200)
    const all = await db.select().from(deliveries).where(eq(deliveries.orderId, order.id)).orderBy(deliveries.number)
    expect(all).toMatchObject([{ state: 'planned', isLarge: true }, { state: 'cancelled' }])
    const pieces = await db.select().from(deliveryLines).where(eq(deliveryLines.orderId, order.id))
    expect(pieces).toMatchObject([
      { deliveryId: all[0]!.id, position: 0, quantity: 1 },
      { deliveryId: all[0]!.id, position: 1, quantity: 1 },
    ])
  })

  test('an order that is on its way, delivered or cancelled is not edited', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const out = await givenConfirmed(db)
    await db.update(deliveries).set({ state: 'out' }).where(eq(deliveries.orderId, out.id))
    const delivered = await givenDelivered(db, new Date())
    const unverified = await givenOrder(db, { verifyBy: new Date(Date.now() + 60_000) })
    const custom = await givenOrder(db, { deposit: 500 })
    for (const [order, why] of [
      [out, 'Somebody is on the way with it.'],
      [delivered, 'Nothing in this order is still to be delivered.'],
      [unverified, 'The customer has not entered the code yet. Confirm the order first.'],
      [custom, 'A piece made to measure has its own quote, so its order cannot be edited.'],
    ] as const) {
      expect((await staff.open(order.id)).why).toBe(why)
      const refused = await staff.edit(order.id, { discount: 5 })
      expect(refused.statusCode).toBe(409)
      expect(refused.json().message).toBe(why)
    }
  })
})

describe('an edit', () => {
  test('is done once for each key, and not over a newer order', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const goods = await givenVariant(db, { stock: 5 })
    const order = await givenOrder(db, { lines: [{ ...goods }] })
    const { version } = await staff.open(order.id)
    const edit = { version, total: 21_000, lines: [{ position: 0, quantity: 2 }] }
    const key = randomUUID()
    expect((await staff.edit(order.id, { ...edit, discount: 0 }, key)).statusCode).toBe(200)
    expect((await staff.edit(order.id, { ...edit, discount: 0 }, key)).statusCode).toBe(200)
    expect(await stockOf(db, goods.variantId)).toBe(4)
    const stale = await staff.edit(order.id, { ...edit, discount: 0 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().code).toBe('stale')
    expect((await staff.edit(order.id, { ...edit, discount: 7 }, key)).json().code).toBe('key_reused')
  })

  test('is not saved at another total than its preview showed', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenOrder(db)
    const other = await givenVariant(db, { stock: 5 })
    const lines = [
      { position: 0, quantity: 1 },
      { variantId: other.variantId, quantity: 1 },
    ]
    const { total } = (await staff.preview(order.id, { lines })).json().change
    await db.update(variants).set({ price: 45_000 }).where(eq(variants.id, other.variantId))
    const late = await staff.edit(order.id, { lines, total: total.to })
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
    expect(await stockOf(db, other.variantId)).toBe(5)
    expect((await staff.edit(order.id, { lines, total: 56_000 })).statusCode).toBe(200)
  })

  test('needs a reason, a change and the permission for money', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenOrder(db)
    expect((await staff.edit(order.id, { discount: 5, reason: ' ' })).json().fields).toHaveProperty('reason')
    expect((await staff.edit(order.id, {})).json().message).toBe('Nothing was changed.')
    expect((await staff.edit(order.id, { lines: [] })).statusCode).toBe(400)
    const support = await givenStaff(app, 'support')
    expect((await support.call('GET', `/orders/${order.id}/edit`)).statusCode).toBe(403)
  })

  test('stays in the history with what changed, and is mailed once', async ({ app, db }) => {
    await givenShop(db)
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ quantity: 2 }] })
    const edited = (await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }], discount: 100 })).json()
    const event = edited.events.find(({ action }: { action: string }) => action === 'edited')
    expect(event).toMatchObject({
      who: staff.name,
      reason: 'As agreed on the phone.',
      detail: {
        edit: {
          pieces: [{ name: 'Rara Bed, 153*200', from: 2, to: 1 }],
          total: { from: 21_000, to: 10_900 },
          discount: { from: 0, to: 100 },
        },
      },
    })
    const told = await db.select().from(mails).where(eq(mails.to, order.email))
    expect(told.map(({ template }) => template).toSorted()).toEqual(['order-confirmed', 'order-edited'])
    expect(await eventsOf(db, order.id)).toContainEqual(
      expect.objectContaining({ action: 'refund-due', detail: { amount: 10_100 } }),
    )
  })

  test('sends an SMS to a buyer without an email address', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenOrder(db, { email: '' })
    await staff.edit(order.id, { discount: 100 })
    const told = await db.select().from(smsMessages)
    expect(told.filter(({ event }) => event.includes(order.id))).toMatchObject([{ template: 'order-edited' }])
  })

  test('tells a buyer without an email address of the refund by an SMS of its own', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db, { email: '', payment: 'khalti', lines: [{ quantity: 2 }] })
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }] })
    const told = (await db.select().from(smsMessages)).map(({ template }) => template)
    expect(told).toEqual(expect.arrayContaining(['order-edited', 'refund-due']))
  })

  test('moves the lines that do not get in by the buyer’s measures', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenOrder(db, { lines: [{}, {}], details: { doesNotFit: [1] } })
    const edited = (await staff.edit(order.id, { lines: [{ position: 1, quantity: 1 }] })).json()
    expect(edited.order.doesNotFit).toEqual([0])
  })

  test('beyond the messages that staff may cause it is done without one', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db, { payment: 'khalti' })
    const event = { orderId: order.id, action: 'delivery-planned', state: 'pending', actor: 'staff' } as const
    await db.insert(orderEvents).values(Array.from({ length: 12 }, () => ({ ...event, at: new Date() })))
    await staff.edit(order.id, { discount: 100 })
    const edited = (await eventsOf(db, order.id)).find(({ action }) => action === 'edited')
    expect(edited!.detail).toMatchObject({ isUntold: true })
    // The refund has a message of its own then.
    const told = await db.select().from(mails).where(eq(mails.to, order.email))
    expect(told.map(({ template }) => template).toSorted()).toEqual(['order-confirmed', 'refund-due'])
  })
})

test('a line names the other variants of its product that are for sale', async ({ app, db }) => {
  const staff = await givenEditor(app)
  const product = await givenProduct(db, { variants: [{ stock: 1 }, { stock: 3 }, { stock: 0 }] })
  const all = await db.select().from(variants).where(eq(variants.productId, product.id)).orderBy(variants.id)
  const order = await givenOrder(db, { lines: [{ productId: product.id, variantId: all[0]!.id }] })
  const { lines } = await staff.open(order.id)
  expect(lines[0].others).toMatchObject([{ variantId: all[1]!.id, stock: 3, price: all[1]!.price }])
})
