import { eq, isNull } from 'drizzle-orm'
import { givenMember, givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, promotions, users } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, test as base, testOptions, unlimitedTest } from '../../test/test.ts'
import { givenCheckoutShop, givenPromotion, order, orderOf, place, quoteFor } from './checkout.fixture.ts'

const coupon = 'WELCOME'
const asmita = { email: 'asmita@post.example', phone: '9841234567' }
const bikash = { email: 'bikash@post.example', phone: '9851234567' }
const refused = {
  success: false,
  fields: { coupon: 'You have already used this code as often as one customer can. Please remove it.' },
}

/** A shop with a coupon that each customer may use once, and a variant to buy. */
const test = base.extend('variant', async ({ db }) => givenShop(db))

async function givenShop(db: Db) {
  await givenCheckoutShop(db)
  await givenPromotion(db, { code: coupon, percent: 10, maxUsesEach: 1 })
  return givenVariant(db, { stock: 50 })
}

async function buy(shopper: Shopper, variant: Awaited<ReturnType<typeof givenVariant>>, values: object = {}) {
  await shopper.add(variant)
  return order(shopper, { coupon, ...values })
}

test.for([
  ['by email address', { ...bikash, email: ' ASMITA@post.example' }],
  ['by phone number', { ...bikash, phone: '+977 984-1234567' }],
] as const)('a guest uses a coupon once, known %s', async ([, again], { app, db, variant }) => {
  expect((await buy(givenShopper(app), variant, asmita)).statusCode).toBe(201)
  const answer = await buy(givenShopper(app), variant, again)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, refused])
  expect((await buy(givenShopper(app), variant, bikash)).statusCode).toBe(201)
  expect(await db.select({ uses: promotions.uses }).from(promotions)).toEqual([{ uses: 2 }])
})

test('a cancelled order gives the coupon back', async ({ app, db, variant }) => {
  const { data } = (await buy(givenShopper(app), variant)).json()
  const [placed] = await db.select().from(orders).where(eq(orders.number, data.orderId))
  const by = { actor: 'staff', id: null } as const
  await changeOrder({ db, secrets: testOptions.secrets }, placed!.id, { action: 'cancel', by })
  expect((await buy(givenShopper(app), variant)).statusCode).toBe(201)
})

test('a member sees in the checkout that the coupon was used, whatever contact they give', async ({
  app,
  db,
  variant,
}) => {
  const member = await givenMember(app, db)
  expect((await buy(member, variant, bikash)).statusCode).toBe(201)
  await member.add(variant)
  expect((await quoteFor(member, { coupon })).coupon).toMatchObject({ refusal: 'used-before' })
  expect((await order(member, { coupon })).statusCode).toBe(201) // as it is shown: without the coupon
  expect(await db.select({ uses: promotions.uses }).from(promotions)).toEqual([{ uses: 1 }])
})

test('a stranger cannot ask whose number or address has used a coupon', async ({ app, variant }) => {
  expect((await buy(givenShopper(app), variant, asmita)).statusCode).toBe(201)
  const ask = async (contact: object) => {
    const shopper = givenShopper(app)
    await shopper.add(variant)
    const quote = await quoteFor(shopper, { coupon })
    const body = orderOf(quote, { coupon, ...contact })
    const answer = await place(shopper, { ...body, shown: { ...body.shown, total: 1 } })
    return [answer.statusCode, JSON.stringify(answer.json()).replaceAll(quote.lines[0]!._id, 'line')]
  }
  const ofCustomer = await ask(asmita)
  expect(ofCustomer[0]).toBe(409)
  expect(ofCustomer).toEqual(await ask(bikash))
})

test('a stranger who leaves out the floor of large goods learns nothing of a coupon either', async ({
  app,
  db,
  variant,
}) => {
  expect((await buy(givenShopper(app), variant, asmita)).statusCode).toBe(201)
  const large = await givenVariant(db, { weightKg: 60 })
  const ask = async (contact: object) => (await buy(givenShopper(app), large, { ...contact, floor: null })).json()
  const ofCustomer = await ask(asmita)
  expect(ofCustomer.fields).toEqual({ floor: 'Please choose the floor' })
  expect(ofCustomer).toEqual(await ask(bikash))
})

test('nor does a stranger who has filled the unpaid uses of a coupon', async ({ app, db, variant }) => {
  await db.update(promotions).set({ maxUses: 9 })
  const ask = async (contact: object) => (await buy(givenShopper(app), variant, contact)).json()
  expect(await ask(asmita)).toMatchObject({ success: true })
  expect(await ask({ email: 'sita@post.example', phone: '9861234567' })).toMatchObject({ success: true })
  const ofCustomer = await ask(asmita)
  expect(ofCustomer).toMatchObject({ code: 'too_many_requests' })
  expect(ofCustomer).toEqual(await ask(bikash))
})

test("what a stranger orders with a member's address, unpaid, leaves the member's coupon alone", async ({
  app,
  db,
  variant,
}) => {
  const member = await givenMember(app, db)
  const email = await emailOf(db)
  expect((await buy(givenShopper(app), variant, { ...bikash, email })).statusCode).toBe(201)
  expect((await buy(member, variant, { ...bikash, email })).statusCode).toBe(201)
  await db.update(promotions).set({ maxUsesEach: 2 })
  expect((await buy(member, variant, { ...bikash, email })).statusCode).toBe(201)
  await db.update(orders).set({ state: 'confirm' }).where(isNull(orders.userId))
  await db.update(promotions).set({ maxUsesEach: 3 })
  await member.add(variant)
  expect((await quoteFor(member, { coupon })).coupon, 'the confirmed one counts').toMatchObject({
    refusal: 'used-before',
  })
})

async function emailOf(db: Db) {
  const [member] = await db.select({ email: users.email }).from(users)
  return member!.email
}

test('staff limit only promotions with a code', async ({ app, db }) => {
  await givenShop(db)
  const { call } = await givenStaff(app)
  const [made] = (await call('GET', '/promotions')).json().items
  expect(made).toMatchObject({ code: coupon, maxUsesEach: 1 })
  const saved = await call('PUT', `/promotions/${made.id}`, { ...made, maxUsesEach: 2 })
  expect(saved.json()).toMatchObject({ maxUsesEach: 2 })
  const wrong = await call('PUT', `/promotions/${made.id}`, { ...saved.json(), code: null })
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { maxUsesEach: 'Is for promotions with a code' }])
})

unlimitedTest('of several orders at once one uses the coupon', async ({ app, db }) => {
  const variant = await givenShop(db)
  const shoppers = Array.from({ length: 4 }, () => givenShopper(app))
  for (const shopper of shoppers) await shopper.add(variant)
  const answers = await Promise.all(shoppers.map((shopper) => order(shopper, { coupon })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400, 400])
})
