import { eq, sql } from 'drizzle-orm'
import { PlacedReply } from '#contract/orders/orders.ts'
import { givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import {
  mails,
  orderEvents,
  orderLines,
  orderReductions,
  orders,
  products,
  promotions,
  variants,
} from '../../platform/db/schema.ts'
import { jobsOf } from '../../platform/jobs/jobs.fixture.ts'
import { customersKey } from '../../platform/mail/outbox.fixture.ts'
import { decryptOrder } from '../orders/private-order.ts'
import { isTrackKey } from '../../platform/secrets/track-key.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import {
  givenCheckoutShop,
  givenKnownGuest,
  givenPromotion,
  order,
  orderOf,
  place,
  quoteFor,
} from './checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

test('a guest orders what is in the cart', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 12_500, stock: 5 })
  await shopper.add(bed, 2)
  const answer = await order(shopper)
  expect(answer.statusCode).toBe(201)
  const { data, trackKey } = PlacedReply.parse(answer.json())
  expect(data).toMatchObject({
    name: 'Asmita Rai',
    phone: '9841234567',
    pincode: '44600',
    status: 'pending',
    userId: null,
    totalAmount: 26_000,
    totals: {
      subtotal: 25_000,
      shippingFee: 1_000,
      total: 26_000,
      vat: 2_991,
      totalWithoutVat: 23_009,
      reductions: [],
    },
    items: [{ price: 12_500, quantity: 2, subTotal: 25_000 }],
    events: [{ status: 'pending', by: 'shopper', reason: '' }],
    collectionCode: null,
    bank: null,
  })
  expect(isTrackKey(testOptions.secrets.orderKey, data.orderId, trackKey)).toBe(true)
  expect((await shopper.view()).lines).toEqual([])
  expect(await db.select({ stock: variants.stock }).from(variants)).toEqual([{ stock: 3 }])
  const sold = db.select({ stock: products.stock, band: products.stockBand, sales: products.salesCount }).from(products)
  expect(await sold).toEqual([{ stock: 3, band: 2, sales: 2 }])
})

test("a member's order is the account's", async ({ app, db, shopper: _shopper }) => {
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  const { data } = (await order(member)).json()
  const [row] = await db.select().from(orders)
  expect(row!.userId).not.toBeNull()
  expect(data.userId).toBe(row!.userId)
  expect(await db.select().from(orderEvents)).toMatchObject([
    { action: 'place', actor: 'shopper', actorId: row!.userId },
  ])
})

test("a member's address is kept for the next time, once", async ({ app, db, shopper: _shopper }) => {
  const member = await givenMember(app, db)
  const bed = await givenVariant(db)
  for (const note of ['', 'Again']) {
    await member.add(bed)
    await order(member, { note })
  }
  const { data } = (await member.send('GET', '/api/addresses')).json()
  expect(data).toMatchObject([{ name: 'Asmita Rai', phone: '9841234567', city: 'Kathmandu', zip: '44600' }])
})

test('the order keeps what was sold, whatever becomes of the product', async ({ db, shopper }) => {
  const { id: pictureId } = await givenPicture(db)
  const product = await givenProduct(db, {
    name: 'Phewa bed',
    pictureIds: [pictureId],
    variants: [{ size: '153*200', type: 'Hydraulics', sku: 'PHEWA-1', price: 40_000 }],
  })
  await shopper.send('POST', '/api/cart/lines', { productId: String(product.id) })
  await order(shopper)
  await db.delete(products).where(eq(products.id, product.id))
  const [line] = await db.select().from(orderLines)
  expect(line).toMatchObject({
    name: 'Phewa bed',
    size: '153*200',
    type: 'Hydraulics',
    sku: 'PHEWA-1',
    pictureId,
    pictureAlt: 'A bed',
    price: 40_000,
    quantity: 1,
    subtotal: 40_000,
    reduction: 0,
    total: 40_000,
    vat: 4_601,
    productId: null,
    variantId: null,
  })
})

test('what is private is encrypted, what is typed is tidied', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db, { weightKg: 60 }))
  await order(shopper, {
    phone: '+977 984-1234567',
    city: ' kathmandu metropolitan city ',
    landmark: ' near the college gate ',
    position: { latitude: 27.691_512_34, longitude: 85.342 },
    zip: '४४६००',
    access: 'Narrow gate',
    hasLift: true,
  })
  const [row] = await db.select().from(orders)
  expect(decryptOrder(testOptions.secrets.dataKey, row!.id, row!.privateDetails!)).toEqual({
    phone: '+9779841234567',
    city: 'Kathmandu',
    ward: 10,
    street_address: 'Baneshwor Marg 12',
    landmark: 'near the college gate',
    position: { latitude: 27.69151, longitude: 85.342 },
    apartment: 'Flat 4',
    zip: '44600',
    floor: 2,
    hasLift: true,
    access: 'Narrow gate',
    note: 'Please call first',
  })
  const { rows } = await db.execute(
    sql`select orders::text || (select answer::text from idempotency_keys) as all from orders`,
  )
  for (const word of ['9841234567', 'Baneshwor', '27.69', 'Narrow', 'call first'])
    expect(rows[0]!['all']).not.toContain(word)
})

test('an order without large pieces needs no floor, and stores none', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db, { weightKg: 5 }))
  expect((await quoteFor(shopper)).asksAccess).toBe(false)
  expect((await order(shopper, { floor: 3 })).json().data).toMatchObject({ floor: null, hasLift: false })
})

test('large goods need a floor, unless they are collected', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db, { weightKg: 60 }))
  const answer = await order(shopper, { floor: null })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    message: 'Please choose the floor',
    fields: { floor: 'Please choose the floor' },
  })
  expect((await order(shopper, { floor: null, method: 'pickup' })).statusCode).toBe(201)
})

test('what is collected costs no delivery and has a code, which shows once it is confirmed', async ({
  db,
  shopper,
}) => {
  await shopper.add(await givenVariant(db))
  const { data } = (await order(shopper, { method: 'pickup' })).json()
  expect(data).toMatchObject({
    method: 'pickup',
    totalAmount: 10_000,
    collectionCode: null,
  })
  expect(data.estimate.first).toBe(data.estimate.last)
  const [stored] = await db.select().from(orders)
  expect(stored!.collectionCode).toMatch(/^\d{6}$/)
})

test('an order paid by transfer names the bank account', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const { data } = (await order(shopper, { payment: 'bank' })).json()
  expect(data.bank).toMatchObject({ bank: 'Sample Bank, Lalitpur', reference: data.orderId })
})

test('saved lines and such as nobody can buy stay in the cart', async ({ db, shopper }) => {
  const [bed, chair, sofa] = [await givenVariant(db), await givenVariant(db), await givenVariant(db, { stock: 3 })]
  for (const id of [bed, chair, sofa]) await shopper.add(id)
  const [, second] = (await shopper.view()).lines
  await shopper.change(second!, { isSaved: true })
  await db
    .update(variants)
    .set({ stock: 0 })
    .where(eq(variants.id, Number(sofa)))
  const quote = await quoteFor(shopper)
  expect(quote.leftOut).toMatchObject([{ wanted: 1, kept: 0 }])
  expect((await place(shopper, orderOf(quote))).statusCode).toBe(201)
  const { lines, saved } = await shopper.view()
  expect([lines, saved].map((all) => all.map(({ variantId }) => variantId))).toEqual([[sofa], [chair]])
})

test('of a line that is short as many are ordered as were shown', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { stock: 5 })
  await shopper.add(bed, 4)
  await db.update(variants).set({ stock: 2 })
  expect((await order(shopper, { payment: 'khalti' })).json().data.items).toMatchObject([{ quantity: 2 }])
})

test('promotions are written down and counted', async ({ db, shopper }) => {
  await givenPromotion(db, { name: 'Autumn', percent: 10, code: 'AUTUMN' })
  await givenPromotion(db, { name: 'Delivery is on us', kind: 'free-shipping', minimum: 5_000 })
  await givenPromotion(db, { name: 'Spent', percent: 50, maxUses: 1, uses: 1 })
  await shopper.add(await givenVariant(db))
  const { data } = (await order(shopper, { coupon: ' autumn ' })).json()
  expect(data.totals).toMatchObject({
    total: 9_000,
    reductions: [
      { name: 'Autumn', code: 'AUTUMN', amount: 1_000 },
      { name: 'Delivery is on us', code: null, amount: 1_000 },
    ],
  })
  expect(await db.select().from(orderReductions)).toHaveLength(2)
  expect(await db.select({ uses: promotions.uses }).from(promotions).orderBy(promotions.name)).toEqual(
    [1, 1, 1].map((uses) => ({ uses })),
  )
})

test('customer and shop are each written one mail, and a job to send it', async ({ app, db, shopper: _shopper }) => {
  const guest = givenKnownGuest(app)
  await guest.add(await givenVariant(db))
  await order(guest)
  const written = await db.select().from(mails)
  expect(written.map(({ template, to }) => [template, to]).toSorted()).toEqual([
    ['order-placed', 'asmita@post.example'],
    ['order-received', 'namaste@kastha.example'],
  ])
  const jobs = await jobsOf(db)
  expect(jobs.map(({ name }) => name)).toEqual(['send-mail', 'send-mail'])
  expect(new Set(jobs.map(({ data }) => Object.values(data)[0]))).toEqual(new Set(written.map(({ id }) => id)))
})

test('the mail to the shop has no key, neither to a guest’s order nor to an account’s', async ({
  app,
  db,
  shopper: _shopper,
}) => {
  for (const buyer of [givenKnownGuest(app), await givenMember(app, db)]) {
    await buyer.add(await givenVariant(db))
    const { data } = PlacedReply.parse((await order(buyer)).json())
    const mail = (await readOutbox(db)).at(-1)!
    expect(mail).toMatchObject({ template: 'order-received', data: { orderId: data.orderId } })
    expect(JSON.stringify(mail)).not.toMatch(customersKey)
  }
})

test('an order that costs nothing waits for no money', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 12_500 })
  await givenPromotion(db, { kind: 'percentage', percent: 100 })
  await shopper.add(bed)
  const free = { method: 'pickup' }
  const quote = await quoteFor(shopper, free)
  expect(quote).toMatchObject({ totals: { total: 0 }, payments: ['cod'] })
  for (const payment of ['bank', 'esewa']) {
    const refused = await place(shopper, orderOf(quote, { ...free, payment }))
    expect(refused.json()).toMatchObject({ code: 'figures_changed', fields: { payment: expect.any(String) } })
  }
  const { data } = (await place(shopper, orderOf(quote, free))).json()
  expect(data.money).toMatchObject({ due: 0, payNow: null, wallets: [] })
})
