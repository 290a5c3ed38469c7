import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import {
  damageReports,
  mails as mailRows,
  orders,
  photos,
  refunds,
  returnRequests,
  shopSettings,
} from '../../platform/db/schema.ts'
import { forgetBuyers } from '../orders/account-queries.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { findOrder } from '../orders/order-queries.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { formOf, givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { declineReturn, withdrawReturn } from './change-return.ts'
import { givenDelivered, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { reportDamage } from './report-damage.ts'
import { requestReturn } from './request-return.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const DAY_MS = 86_400_000
const deliveredAt = nepal('2026-11-01T12:00:00')
const daysAfter = (days: number, ms = 0) => new Date(deliveredAt.getTime() + days * DAY_MS + ms)

type Wish = { number?: string; pieces?: unknown; reason?: string; at?: Date; files?: Uint8Array[] }

/** A delivered order of one piece and of three. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('settings', { auto: true }, async ({ db }) => {
    await db.insert(shopSettings).values(demoSettings)
    return demoSettings
  })
  .extend('order', ({ db }) => givenDelivered(db, deliveredAt, { lines: [{}, { quantity: 3 }] }))
  .extend('ask', ({ db, order }) => async (wish: Wish = {}): Promise<Order> => {
    const { pieces = [{ position: 1, quantity: 2 }], reason = 'Too wide.', at = daysAfter(3), files = [] } = wish
    const asked = { order: (await findOrder(db, wish.number ?? order.number))!, by: shopper }
    const fields = { reason, pieces: typeof pieces === 'string' ? pieces : JSON.stringify(pieces) }
    return requestReturn({ db, secrets, storage, wallets }, asked, fields, files, at)
  })

test('a request appears on the order, in its record, and in mails to the shopper and the shop', async ({
  db,
  ask,
  settings,
}) => {
  const shown = await ask({ reason: ' Too wide for our door. ', files: [await givenPhoto(60, 40)] })
  expect(shown.returns).toEqual([
    {
      _id: expect.any(String),
      pieces: [{ position: 1, quantity: 2 }],
      reason: 'Too wide for our door.',
      photos: [expect.any(String)],
      state: 'requested',
      answer: '',
      refund: null,
      at: daysAfter(3).toISOString(),
      changedAt: daysAfter(3).toISOString(),
    },
  ])
  expect(shown.returnUntil).toBeNull()
  expect(shown.events.at(-1)).toMatchObject({ action: 'return-requested', reason: '', detail: {} })
  const [row] = await db.select().from(returnRequests)
  expect(row!.reason!.includes('door')).toBe(false)
  const [toShopper, toShop] = (await readOutbox(db)).slice(-2)
  expect(toShopper).toMatchObject({ template: 'return-news', data: { state: 'requested', pieces: [{ quantity: 2 }] } })
  expect(JSON.stringify(toShopper)).not.toContain('door')
  expect(toShop).toMatchObject({ to: settings.email, data: { kind: 'return', words: 'Too wide for our door.' } })
})

test('the mail that confirms a request is in the language of the page where it was made', async ({ app, db }) => {
  const { number } = await givenDelivered(db, new Date())
  const form = await formOf([
    { name: 'pieces', text: '[{"position":0,"quantity":1}]' },
    { name: 'reason', text: 'धेरै ठूलो' },
  ])
  const url = `/api/orders/${number}/returns?key=${trackKey(secrets.orderKey, number)}&lang=ne`
  expect((await app.inject({ method: 'POST', url, ...form })).statusCode).toBe(201)
  const sent = await db.select().from(mailRows)
  expect(sent.find(({ template }) => template === 'return-news')).toMatchObject({ language: 'ne' })
})

test('an order whose buyer was deleted says so, and speaks of no account', async ({ db, order, ask }) => {
  await forgetBuyers(db, [order.id])
  await expect(ask()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^The buyer’s details on this order were deleted\. Please call us/),
  })
})

test('the thirty days include their last instant and end after it', async ({ ask }) => {
  await expect(ask({ at: daysAfter(30, 1) })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('within 30 days'),
  })
  expect((await ask({ at: daysAfter(30) })).returns).toHaveLength(1)
})

test('the order shows the return deadline as long as a return is possible', async ({ app, db }) => {
  const at = new Date()
  const { number } = await givenDelivered(db, at)
  const read = () => app.inject(`/api/orders/${number}?key=${trackKey(secrets.orderKey, number)}`)
  expect((await read()).json().data).toMatchObject({
    returnUntil: new Date(at.getTime() + 30 * DAY_MS).toISOString(),
    damageUntil: new Date(at.getTime() + 2 * DAY_MS).toISOString(),
  })
})

describe('refused', () => {
  test.for([
    ['more pieces than were delivered', { pieces: [{ position: 1, quantity: 4 }] }],
    ['a line that there is none of', { pieces: [{ position: 2, quantity: 1 }] }],
    ['a line twice', { pieces: [{ position: 1, quantity: 1 }, { position: 1, quantity: 1 }] }], // prettier-ignore
    ['none', { pieces: [] }],
    ['no piece of a line', { pieces: [{ position: 1, quantity: 0 }] }],
    ['something else', { pieces: '{"position":1}' }],
    ['no JSON', { pieces: '[{' }],
  ] as const)('%s', async ([, wish], { db, ask }) => {
    const refusal = await ask(wish).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'invalid_input', fields: { pieces: expect.anything() } })
    expect(await db.$count(returnRequests)).toBe(0)
  })

  test('without a reason, or with one that is too long', async ({ ask }) => {
    for (const reason of [' ', 'x'.repeat(1_001)]) {
      await expect(ask({ reason })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { reason: expect.anything() },
      })
    }
  })

  test('a second return while one is open, and pieces that were returned already', async ({ db, order, ask }) => {
    const { returns } = await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('already') })
    await db.update(returnRequests).set({ state: 'received' }).where(eq(returnRequests.id, returns[0]!._id))
    await expect(ask()).rejects.toMatchObject({ code: 'invalid_input' })
    const rest = [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ]
    expect((await ask({ pieces: rest })).returns).toHaveLength(2)
    expect(await findOrder(db, order.number)).toMatchObject({ state: 'delivered' })
  })

  test.for(['pending', 'confirm', 'cancelled', 'returned'] as const)(
    'while the order is %s',
    async (state, { db, ask }) => {
      const { number } = await givenOrder(db, { state })
      await expect(ask({ number, pieces: [{ position: 0, quantity: 1 }] })).rejects.toMatchObject({
        code: 'conflict',
        message: 'This is not delivered yet.',
      })
    },
  )

  test('a piece that was made to measure, with the reason', async ({ db, ask }) => {
    const { number } = await givenDelivered(db, deliveredAt, { deposit: 5_500 })
    await expect(ask({ number, pieces: [{ position: 0, quantity: 1 }] })).rejects.toMatchObject({
      message: expect.stringContaining('cannot return a custom piece'),
    })
  })
})

test('the pieces of a declined or withdrawn return can be returned again', async ({ db, order, ask }) => {
  const all = { pieces: [{ position: 1, quantity: 3 }] }
  const [first] = (await ask(all)).returns
  await declineReturn(
    { db, secrets },
    { orderId: order.id, returnId: first!._id },
    { by: staff, answer: 'It was used.' },
  )
  const second = (await ask({ ...all, at: daysAfter(4) })).returns[1]!
  const asked = { order: (await findOrder(db, order.number))!, by: shopper }
  const shown = await withdrawReturn({ db, secrets, wallets }, asked, second._id)
  expect(shown.returns.map(({ state, answer }) => [state, answer])).toEqual([
    ['declined', 'It was used.'],
    ['withdrawn', ''],
  ])
  await expect(withdrawReturn({ db, secrets, wallets }, asked, second._id)).rejects.toMatchObject({ code: 'conflict' })
  expect((await ask({ ...all, at: daysAfter(5) })).returns).toHaveLength(3)
})

test('an order allows five return requests, and only the first withdrawal sends a mail', async ({ db, order, ask }) => {
  const asked = { order, by: shopper }
  for (let times = 0; times < 5; times += 1) {
    const { returns } = await ask()
    await withdrawReturn({ db, secrets, wallets }, asked, returns.find(({ state }) => state === 'requested')!._id)
  }
  const message = expect.stringContaining('5 times per order')
  await expect(ask()).rejects.toMatchObject({ code: 'conflict', message })
  const mails = (await readOutbox(db)).filter(({ template }) => template === 'return-news')
  expect(mails.filter(({ data }) => data['state'] === 'withdrawn')).toHaveLength(1)
})

test('over HTTP: requires a login or the order’s key, and refuses another shopper’s order', async ({ app, db }) => {
  const user = await givenUser(db)
  const other = await givenUser(db, { email: 'other@post.example' })
  const [mine, theirs] = [await givenSession(db, user.id), await givenSession(db, other.id)]
  const order = await givenDelivered(db, new Date(), { userId: user.id })
  const others = await givenDelivered(db, new Date(), { userId: other.id })
  const url = `/api/orders/${order.number}/returns`
  const send = async (by: object, pieces = '[{"position":0,"quantity":1}]') => {
    const { payload, headers } = await formOf([
      { name: 'reason', text: 'Too wide.' },
      { name: 'pieces', text: pieces },
    ])
    return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...by } })
  }
  expect((await send({})).statusCode).toBe(401)
  expect((await send(theirs.headers)).statusCode).toBe(404)
  expect((await send(mine.headers, '[]')).statusCode).toBe(400)
  const answer = await send(mine.headers)
  expect(answer.statusCode).toBe(201)
  const [{ _id: id }] = answer.json().data.returns

  const post = (address: string, headers = {}) => app.inject({ method: 'POST', url: address, headers })
  expect((await post(`${url}/${id}/withdraw`)).statusCode).toBe(401)
  expect((await post(`${url}/${id}/withdraw`, theirs.headers)).statusCode).toBe(404)
  expect((await post(`/api/orders/${others.number}/returns/${id}/withdraw`, theirs.headers)).statusCode).toBe(404)
  expect((await post(`${url}/x/withdraw`, mine.headers)).statusCode).toBe(400)
  const withdrawn = await post(`${url}/${id}/withdraw`, mine.headers)
  expect(withdrawn.json()).toMatchObject({
    message: 'Your return is withdrawn',
    data: { returns: [{ state: 'withdrawn' }] },
  })
})

test('deleting the account deletes texts and photos, and keeps the records', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const order = await givenDelivered(db, new Date(), { userId: user.id })
  const asked = { order, by: shopper }
  const files = [await givenPhoto(60, 40)]
  const pieces = '[{"position":0,"quantity":1}]'
  await reportDamage({ db, secrets, storage, wallets }, asked, { position: 0, description: 'A crack.' }, files)
  await requestReturn({ db, secrets, storage, wallets }, asked, { reason: 'Too wide.', pieces }, files)
  const remove = () => {
    const payload = { password: PASSWORD }
    return app.inject({ method: 'DELETE', url: `/api/user/${user.id}`, headers, payload })
  }
  const message = expect.stringContaining(`You are returning order ${order.number}, or we still owe`)
  expect((await remove()).json()).toMatchObject({ message })
  const [request] = await db.select().from(returnRequests)
  await withdrawReturn({ db, secrets, wallets }, asked, request!.id)
  const owed = { orderId: order.id, cause: 'staff:1', amount: 1, dueBy: new Date() }
  await db.insert(refunds).values(owed)
  expect((await remove()).statusCode).toBe(409)
  await db.update(refunds).set({ doneAt: new Date(), reference: 'A' })
  expect((await remove()).statusCode).toBe(200)
  expect(await db.select().from(damageReports)).toMatchObject([{ description: null, state: 'reported' }])
  expect(await db.select().from(returnRequests)).toMatchObject([{ reason: null, state: 'withdrawn' }])
  const read = await app.inject(`/api/orders/${order.number}?key=${trackKey(secrets.orderKey, order.number)}`)
  expect(read.json().data).toMatchObject({
    damage: [{ description: '', photos: [] }],
    returns: [{ reason: '', photos: [] }],
    damageUntil: null,
    returnUntil: null,
  })
  const ids = (await db.select().from(photos)).map(({ id }) => id)
  const { rows } = await db.execute<{ data: { photoIds: string[] } }>(
    `select data from pgboss.job where name = 'remove-photos' and start_after < now() + interval '1 minute'`,
  )
  expect(rows.map(({ data }) => data.photoIds.toSorted())).toEqual([ids.toSorted()])
  expect(await db.select().from(orders)).toMatchObject([{ state: 'delivered', privateDetails: null }])
})

test('a return requested again under its key is the same one; the key serves for nothing else', async ({ app, db }) => {
  const key = randomUUID()
  const send = async (number: string, quantity = 1) => {
    const { payload, headers } = await formOf([
      { name: 'reason', text: 'Too wide.' },
      { name: 'pieces', text: JSON.stringify([{ position: 0, quantity }]) },
    ])
    const url = `/api/orders/${number}/returns?key=${trackKey(secrets.orderKey, number)}`
    return app.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': key } })
  }
  const { number } = await givenDelivered(db, new Date(), { lines: [{ quantity: 2 }] })
  const first = await send(number)
  expect(first.json().data.returns).toMatchObject([{ _id: key, state: 'requested' }])
  const again = await send(number)
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  const other = await givenDelivered(db, new Date())
  for (const refused of [await send(number, 2), await send(other.number)]) {
    expect(refused.json()).toMatchObject({ code: 'key_reused' })
  }
  expect(await db.$count(returnRequests)).toBe(1)
})
