import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { writePlan } from '#domain/planner/read-plan.ts'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { visitDays } from '#domain/tickets/visit-days.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { tickets } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { customForm, send as sendCustom } from '../../sales/custom-requests/custom-requests.fixture.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { plannedPiece } from '../../shop/planner/plans.fixture.ts'
import { contactForm, send } from '../../shop/tickets/tickets.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

test('planned products are counted by plans, and by senders who have bought them', async ({ app, db }) => {
  const [bed, desk] = [await givenProduct(db, { name: 'Rara bed' }), await givenProduct(db, { name: 'Mitra desk' })]
  const [inBed, inDesk] = [await plannedPiece(db, 'bed', bed.id), await plannedPiece(db, 'desk', desk.id)]
  const both = writePlan(planOf({ pieces: [inBed, { ...inBed, id: 'twin' }, inDesk] }))
  const words = { ...inBed, id: 'words', productId: 'drop-table' }
  const bedAlone = writePlan(planOf({ pieces: [inBed, words] }))

  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  await send(app, { body: { ...contactForm, plan: both }, headers })
  await sendCustom(app, { fields: { ...customForm, email: 'guest@post.example', plan: bedAlone } })
  await send(app, { body: { ...contactForm, email: 'third@post.example', plan: bedAlone } })
  const support = await givenStaff(app, 'support')
  const items = async () => (await support.call('GET', '/planned-products')).json().items

  const [bedItem, deskItem] = [
    { productId: bed.id, name: 'Rara bed', plans: 3, bought: 0 },
    { productId: desk.id, name: 'Mitra desk', plans: 1, bought: 0 },
  ]
  expect(await items()).toEqual([bedItem, deskItem])

  await givenOrder(db, { email: 'guest@post.example', lines: [{ productId: bed.id }], state: 'cancelled' })
  await givenOrder(db, { email: 'stranger@post.example', lines: [{ productId: bed.id }, { productId: desk.id }] })
  expect(await items()).toEqual([bedItem, deskItem])
  await givenOrder(db, { email: 'Guest@post.example', lines: [{ productId: bed.id }] })
  await givenOrder(db, {
    userId: user.id,
    email: 'x@post.example',
    lines: [{ productId: bed.id }, { productId: desk.id }],
  })
  expect(await items()).toEqual([{ ...bedItem, bought: 2 }])

  await db
    .update(tickets)
    .set({ createdAt: sql`now() - interval '91 days'` })
    .where(eq(tickets.userId, user.id))
  expect(await items()).toEqual([{ ...bedItem, plans: 2, bought: 1 }])
})

test('a sender of many plans counts once for each product', async ({ app, db }) => {
  const [bed, desk] = [await givenProduct(db, { name: 'Rara bed' }), await givenProduct(db, { name: 'Mitra desk' })]
  const [inBed, inDesk] = [await plannedPiece(db, 'bed', bed.id), await plannedPiece(db, 'desk', desk.id)]
  const bedAlone = writePlan(planOf({ pieces: [inBed] }))
  const { headers } = await givenSession(db, (await givenUser(db)).id)
  for (const at of [1, 2, 3]) {
    await send(app, { body: { ...contactForm, email: `other-${at}@post.example`, plan: bedAlone }, headers })
    await send(app, { body: { ...contactForm, email: 'Guest@post.example', plan: bedAlone } })
  }
  await sendCustom(app, {
    fields: { ...customForm, email: 'guest@post.example', plan: writePlan(planOf({ pieces: [inBed, inDesk] })) },
  })
  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/planned-products')).json().items).toEqual([
    { productId: bed.id, name: 'Rara bed', plans: 2, bought: 0 },
    { productId: desk.id, name: 'Mitra desk', plans: 1, bought: 0 },
  ])
})

base(
  'a sender by phone has bought what a guest ordered with that number, also with an email address',
  async ({ app, db }) => {
    const bed = await givenProduct(db, { name: 'Rara bed' })
    const inBed = await plannedPiece(db, 'bed', bed.id)
    const plan = writePlan(planOf({ pieces: [inBed] }))
    const day = visitDays(new Date(), [])[0]!
    const place = { district: 'Kathmandu', place: 'Kathmandu-10, Shantinagar', day, part: 'any' }
    await givenCheckoutShop(db)
    for (const phone of ['984-1234567', '980-1234567']) {
      const headers = { 'idempotency-key': randomUUID() }
      const payload = { ...place, name: 'Asmita Gurung', phone, plan }
      const visit = await app.inject({ method: 'POST', url: '/api/measuring-visits', headers, payload })
      expect(visit.statusCode).toBe(201)
    }
    const support = await givenStaff(app, 'support')
    const items = async () => (await support.call('GET', '/planned-products')).json().items
    const item = { productId: bed.id, name: 'Rara bed', plans: 2, bought: 0 }
    const lines = [{ productId: bed.id }]
    await givenOrder(db, { details: { phone: '+9779841111111' }, lines })
    const { id } = await givenUser(db)
    await givenOrder(db, { userId: id, details: { phone: '+9779841234567' }, lines })
    expect(await items()).toEqual([item])
    await givenOrder(db, { details: { phone: '+9779841234567' }, lines })
    expect(await items()).toEqual([{ ...item, bought: 1 }])
  },
)

test('a shop without plans has no planned products', async ({ app }) => {
  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/planned-products')).json()).toEqual({ items: [] })
})
