import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { customRequests } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { hostilePlans, plannedPiece, withPieces } from '../../shop/planner/plans.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { customForm, send } from './custom-requests.fixture.ts'
import { cleanRequests } from './forget-requests.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))
const fields = { ...customForm, plan: writePlan(bedroom) }

test('a plan comes with a request, and its sender and staff see it', async ({ app, db }) => {
  const product = await givenProduct(db)
  const plan = withPieces(await plannedPiece(db, 'planned', product.id))
  const { data, key } = (await send(app, { fields: { ...customForm, plan: writePlan(plan) } })).json()
  expect(data.plan).toEqual(plan)
  expect((await app.inject(`/api/custom-orders/${data.number}?key=${key}`)).json().data).toEqual(data)
  await givenOrder(db, { lines: [{ productId: product.id }] })

  const support = await givenStaff(app, 'support')
  const list = (await support.call('GET', '/custom-requests')).json()
  expect(list).toMatchObject({ total: 1, items: [{ number: data.number }] })
  expect(JSON.stringify(list)).not.toContain('Baneshwor')
  const shown = (await support.call('GET', `/custom-requests/${list.items[0].id}`)).json()
  expect(shown.plan.plan).toEqual(plan)
  expect(shown.plan.pieces.at(-1)).toMatchObject({ product: { id: product.id, price: 10_000, bought: 1 } })
})

test('the list of a shopper’s requests has no plans', async ({ app, db }) => {
  const { headers } = await givenSession(db, (await givenUser(db)).id)
  await send(app, { fields, headers })
  const list = await app.inject({ url: '/api/custom-orders', headers })
  expect(list.json().totalRequests).toBe(1)
  expect(list.body).not.toContain('Baneshwor')
})

test('a retry is the same request with the same plan', async ({ app, db }) => {
  const key = randomUUID()
  const [first, second] = [await send(app, { key, fields }), await send(app, { key, fields })]
  expect([first.statusCode, second.json()]).toEqual([201, first.json()])
  expect((await send(app, { key })).json()).toMatchObject({ code: 'key_reused' })
  expect(await db.$count(customRequests)).toBe(1)
})

test.for(hostilePlans)('a request with %s for a plan is refused as a whole', async ([, plan, message], { app, db }) => {
  const refused = await send(app, { fields: { ...customForm, plan } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { plan: message } })
  expect(await db.$count(customRequests)).toBe(0)
})

test('a plan of 2 MB is refused, and nothing is stored', async ({ app, db }) => {
  const refused = await send(app, { fields: { ...customForm, plan: ' '.repeat(2_000_000) } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { plan: expect.any(String) } })
  expect(await db.$count(customRequests)).toBe(0)
})

test('the export of an account has its plans, and its deletion removes them', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  await send(app, { fields, headers })
  const { data } = (await app.inject({ url: '/api/user/data', headers })).json()
  expect(data.customRequests).toMatchObject([{ plan: bedroom }])
  const url = `/api/user/${user.id}`
  await app.inject({ method: 'DELETE', url, headers, payload: { password: PASSWORD } })
  expect(await db.select({ plan: customRequests.plan }).from(customRequests)).toEqual([{ plan: null }])
})

test('a guest’s plan goes with the personal data after twelve months', async ({ app, db }) => {
  await send(app, { fields })
  await db.update(customRequests).set({ changedAt: sql`now() - interval '1 year 1 day'` })
  await cleanRequests({}, { db }, new AbortController().signal)
  expect(await db.select({ plan: customRequests.plan }).from(customRequests)).toEqual([{ plan: null }])
})
