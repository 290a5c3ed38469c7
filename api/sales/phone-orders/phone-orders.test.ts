import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { changeVariant, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, givenPromotion } from '../checkout/checkout.fixture.ts'
import { auditLog, cartLines, mails, orders, users, variants } from '../../platform/db/schema.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { blushPink, givenColoredBed } from '../../shop/catalog/colored.fixture.ts'
import { eventsOf } from '../orders/orders.fixture.ts'
import { place, quote } from './phone-orders.fixture.ts'

type Values = Record<string, unknown>

test('staff find goods by color, and see which color they quote', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app, 'support')
  const bed = await givenColoredBed(db)
  const { items } = (await staff.call('GET', '/phone-orders/goods?q=rara%20blush')).json()
  expect(items).toMatchObject([
    { color: blushPink, size: '122*200', picture: { id: bed.pictureIds[1] } },
    { color: blushPink, size: '153*200' },
  ])
  const lines = [{ variantId: items[0].variantId, quantity: 1 }]
  expect(await quote(staff, randomUUID(), lines)).toMatchObject({ lines: [{ color: blushPink }] })
})

test('a search of goods takes eight words, as that of the shop', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app, 'support')
  await givenColoredBed(db)
  const found = async (q: string) => (await staff.call('GET', `/phone-orders/goods?q=${encodeURIComponent(q)}`)).json()
  expect((await found('r a ra rar rara blush b nothing')).total).toBe(0)
  expect((await found('r a ra rar rara blush b l nothing')).total).toBe(2)
})

test('staff find goods, quote them and order them for a caller, like the checkout', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app, 'support')
  const bed = Number(await givenVariant(db, { price: 12_500, stock: 5, sku: 'BED-PHONE' }))
  await givenVariant(db, { sku: 'SOLD-PHONE', stock: 0 })
  const found = (await staff.call('GET', '/phone-orders/goods?q=phone')).json().items
  expect(found.map(({ sku, stock, price }: Values) => [sku, stock, price])).toEqual([
    ['BED-PHONE', 5, 12_500],
    ['SOLD-PHONE', 0, 10_000],
  ])

  const draft = randomUUID()
  const shown = await quote(staff, draft, [{ variantId: bed, quantity: 2 }])
  expect(shown).toMatchObject({
    payments: ['cod', 'bank'],
    totals: { subtotal: 25_000, shippingFee: 1_000, total: 26_000 },
  })
  const placed = await place(staff, draft, shown)
  expect(placed.statusCode).toBe(201)
  const { id, number } = placed.json()
  const [order] = await db.select().from(orders)
  expect(order).toMatchObject({ id, number, takenBy: staff.id, userId: null, total: 26_000, state: 'pending' })
  expect(await eventsOf(db, id)).toMatchObject([{ action: 'place', actor: 'staff', actorId: staff.id }])
  const [written] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'orders'))
  expect(written!.after).toMatchObject({ number, name: '(hidden)', email: '(hidden)', private_details: '(hidden)' })
  const templates = (await db.select().from(mails)).map(({ template }) => template).toSorted()
  expect(templates).toEqual(['order-placed', 'order-received'])
  expect(await db.$count(cartLines)).toBe(0)
  const [left] = await db.select().from(variants).where(eq(variants.id, bed))
  expect(left!.stock).toBe(3)
  expect(await db.$count(auditLog, eq(auditLog.tableName, 'orders'))).toBe(1)
  const page = (await staff.call('GET', `/orders/${id}`)).json()
  expect(page).toMatchObject({ takenBy: staff.name, events: [{ action: 'place', by: 'staff', who: staff.name }] })
})

test('the order of an account is under My Orders, with its address kept', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app)
  const user = await givenUser(db, { name: 'Maya Thapa' })
  const [caller] = (await staff.call('GET', '/phone-orders/callers?q=thapa')).json().items
  expect(caller).toMatchObject({ userId: user.id, address: { phone: '9841234567', city: 'Pokhara' }, isBlocked: false })

  const lines = [{ variantId: Number(await givenVariant(db)), quantity: 1 }]
  const draft = randomUUID()
  await place(staff, draft, await quote(staff, draft, lines), { userId: user.id, street_address: 'Patan Dhoka 4' })
  expect(await db.select({ userId: orders.userId }).from(orders)).toEqual([{ userId: user.id }])
  const [again] = (await staff.call('GET', '/phone-orders/callers?q=maya')).json().items
  expect(again.address).toMatchObject({ street_address: 'Patan Dhoka 4', zip: '44600' })

  await db.update(users).set({ blockedAt: new Date(), blockReason: 'Fraud' })
  const next = randomUUID()
  const refused = await place(staff, next, await quote(staff, next, lines), { userId: user.id })
  expect(refused.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('blocked') })
  const gone = await place(staff, next, await quote(staff, next, lines), { userId: randomUUID() })
  expect(gone.json()).toMatchObject({ code: 'conflict' })
  expect(await db.$count(orders)).toBe(1)
})

test('a caller without an e-mail address is mailed nothing, and the shop is', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app)
  const draft = randomUUID()
  const shown = await quote(staff, draft, [{ variantId: Number(await givenVariant(db)), quantity: 1 }])
  expect((await place(staff, draft, shown, { email: 'asmita@' })).json().fields).toEqual({
    email: 'Invalid email format',
  })
  const placed = await place(staff, draft, shown, { email: '' })
  expect(placed.statusCode).toBe(201)
  expect((await db.select().from(mails)).map(({ template }) => template)).toEqual(['order-received'])
  await staff.call('POST', `/orders/${placed.json().id}/confirmation`)
  expect(await db.$count(mails)).toBe(1)
})

test('figures that changed while somebody spoke are refused, with the new ones', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app)
  const bed = await givenVariant(db, { price: 10_000, stock: 5 })
  const draft = randomUUID()
  const lines = [{ variantId: Number(bed), quantity: 3 }]
  const shown = await quote(staff, draft, lines)
  await changeVariant(db, bed, { price: 11_000, stock: 2 })
  const refused = await place(staff, draft, shown)
  expect(refused.json()).toMatchObject({
    code: 'figures_changed',
    fields: { 'shown.lines.0.price': expect.any(String) },
  })
  const now = await quote(staff, draft, lines)
  expect(now.lines).toMatchObject([{ _id: shown.lines[0]!._id, price: 11_000, quantity: 2 }])
  expect(now.leftOut).toMatchObject([{ wanted: 3, kept: 2 }])
  expect((await place(staff, draft, now)).statusCode).toBe(201)
  expect((await place(staff, draft, now)).json()).toMatchObject({ code: 'cart_empty' })
})

test('a coupon counts, and a wallet is not for callers', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await givenPromotion(db, { code: 'AUTUMN' })
  const staff = await givenStaff(app)
  const draft = randomUUID()
  const lines = [{ variantId: Number(await givenVariant(db)), quantity: 1 }]
  const shown = await quote(staff, draft, lines, { coupon: 'autumn', method: 'pickup' })
  expect(shown.totals.total).toBe(9_000)
  const paid = { coupon: 'autumn', method: 'pickup', payment: 'esewa' }
  expect((await place(staff, draft, shown, paid)).statusCode).toBe(400)
  const { id } = (await place(staff, draft, shown, { ...paid, payment: 'bank' })).json()
  expect((await staff.call('GET', `/orders/${id}`)).json()).toMatchObject({ order: { totalAmount: 9_000 } })
})

ownDatabaseTest('pressed twice at once it is one order', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app)
  const draft = randomUUID()
  const shown = await quote(staff, draft, [{ variantId: Number(await givenVariant(db)), quantity: 1 }])
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => place(staff, draft, shown, {}, key)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await db.$count(orders)).toBe(1)
})

test('what one of the staff writes down is nobody else’s', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const [one, other] = [await givenStaff(app), await givenStaff(app)]
  const draft = randomUUID()
  const shown = await quote(one, draft, [{ variantId: Number(await givenVariant(db)), quantity: 1 }])
  expect((await place(other, draft, shown)).json()).toMatchObject({ code: 'cart_empty' })
})
