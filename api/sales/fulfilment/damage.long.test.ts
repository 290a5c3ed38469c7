import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { damageReports, orderEvents, orders, photos, refunds, shopSettings } from '../../platform/db/schema.ts'
import { customersKey } from '../../platform/mail/outbox.fixture.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { findOrder } from '../orders/order-queries.ts'
import { showOrder } from '../orders/show-order.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { formOf, givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { answerDamage, type DamageAnswer } from './answer-damage.ts'
import { deliveriesOf, givenConfirmed, givenDelivered, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { handOver } from './hand-over.ts'
import { reportDamage } from './report-damage.ts'
import { splitDelivery } from './split-delivery.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { planDelivery } from './plan-delivery.ts'
import { say } from '../../platform/language/sentence.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const HOUR_MS = 3_600_000
const deliveredAt = nepal('2026-11-21T12:00:00')
const hoursAfter = (hours: number, ms = 0) => new Date(deliveredAt.getTime() + hours * HOUR_MS + ms)

/** A delivered order of two lines, and a function with which its shopper reports damage. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('settings', { auto: true }, async ({ db }) => {
    await db.insert(shopSettings).values(demoSettings)
    return demoSettings
  })
  .extend('photo', () => givenPhoto(60, 40))
  .extend('order', ({ db }) => givenDelivered(db, deliveredAt, { lines: [{}, { quantity: 3 }] }))
  .extend('report', ({ db, order, photo }) => async (at = hoursAfter(1), position = 0, number = order.number) => {
    const asked = { order: (await findOrder(db, number))!, by: shopper }
    return reportDamage(
      { db, secrets, storage, wallets },
      asked,
      { position, description: ' A leg is broken. ' },
      [photo],
      at,
    )
  })
  .extend('answer', ({ db, order }) => async (reportId: string, said: DamageAnswer) => {
    return answerDamage({ db, secrets }, { orderId: order.id, reportId }, said, { by: staff, now: hoursAfter(2) })
  })

test('a report appears on the order, in its record, and in mails to the shopper and the shop', async ({
  db,
  report,
  settings,
}) => {
  const shown: Order = await report()
  expect(shown.damage).toEqual([
    {
      _id: expect.any(String),
      position: 0,
      description: 'A leg is broken.',
      photos: [expect.any(String)],
      state: 'reported',
      remedy: null,
      visit: null,
      answer: '',
      at: hoursAfter(1).toISOString(),
    },
  ])
  expect(shown.events.at(-1)).toMatchObject({ action: 'damage-reported', by: 'shopper', reason: '', detail: {} })
  expect(await db.select().from(photos)).toMatchObject([{ id: shown.damage[0]!.photos[0], kind: 'damage' }])
  const [row] = await db.select().from(damageReports)
  expect(row!.description!.includes('leg')).toBe(false)
  const [toShopper, toShop] = (await readOutbox(db)).slice(-2)
  expect(toShopper).toMatchObject({ to: 'Asmita@Post.example', template: 'damage-news', data: { state: 'reported' } })
  expect(JSON.stringify(toShopper)).not.toContain('broken')
  expect(toShop).toMatchObject({
    to: settings.email,
    template: 'after-sales-request',
    data: { kind: 'damage', words: 'A leg is broken.', photos: 1 },
  })
  expect(JSON.stringify(toShop)).not.toMatch(customersKey)
})

describe('48 hours', () => {
  test('include their last instant and end after it', async ({ db, report }) => {
    await expect(report(hoursAfter(48, 1))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('within 48 hours'),
    })
    expect(await db.$count(photos)).toBe(0)
    expect((await report(hoursAfter(48))).damage).toHaveLength(1)
  })

  test('start for each delivery when it is handed over', async ({ db, report }) => {
    const { id: orderId, number } = await givenConfirmed(db, { lines: [{}, { quantity: 3 }] })
    const shop = { db, secrets }
    await splitDelivery(shop, { orderId, number: 1 }, [{ position: 1, quantity: 3 }], { by: staff, now: deliveredAt })
    const [first] = await deliveriesOf(db, orderId)
    const name = { orderId, number: 1 }
    await planDelivery(shop, name, { day: '2026-11-22', slot: 'morning' }, { by: staff, now: deliveredAt })
    await dispatchDelivery(shop, name, { by: staff, now: deliveredAt })
    await handOver(shop, name, { code: first!.code }, { by: staff, now: hoursAfter(20) })
    await expect(report(hoursAfter(21), 1, number)).rejects.toMatchObject({ message: 'This is not delivered yet.' })
    await expect(report(hoursAfter(68, 1), 0, number)).rejects.toMatchObject({ code: 'conflict' })
    const shown = await report(hoursAfter(68), 0, number)
    expect(shown).toMatchObject({ status: 'confirm', damage: [{ position: 0 }] })
  })

  test('start at the delivery event of an order without delivery rows', async ({ db, report }) => {
    const { id, number } = await givenOrder(db, { state: 'delivered' })
    await expect(report(hoursAfter(1), 0, number)).rejects.toMatchObject({ message: 'This is not delivered yet.' })
    const event = { orderId: id, action: 'deliver', state: 'delivered', actor: 'staff', at: deliveredAt } as const
    await db.insert(orderEvents).values(event)
    expect((await report(hoursAfter(48), 0, number)).damage).toHaveLength(1)
  })
})

describe('refused', () => {
  test('a second report while the first is unanswered; another line can be reported', async ({ report, answer }) => {
    const { damage } = await report()
    await expect(report()).rejects.toMatchObject({ message: expect.stringContaining('already') })
    expect((await report(hoursAfter(1), 1)).damage).toHaveLength(2)
    await answer(damage[0]!._id, { accepted: false, answer: 'It stood so in the shop.' })
    expect((await report()).damage).toHaveLength(3)
  })

  test('a line that the order does not have, and an order whose account was deleted', async ({ db, order, report }) => {
    await expect(report(hoursAfter(1), 2)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { position: say('order-problem.piece') },
    })
    await db.update(orders).set({ privateDetails: null }).where(eq(orders.id, order.id))
    await expect(report()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('were deleted') })
  })

  test.for(['pending', 'confirm', 'cancelled', 'returned'] as const)(
    'while the order is %s',
    async (state, { db, report }) => {
      const { number } = await givenOrder(db, { state })
      await expect(report(hoursAfter(1), 0, number)).rejects.toMatchObject({ message: 'This is not delivered yet.' })
    },
  )
})

describe('the shop’s answer', () => {
  test('a refund is due within seven days, and is at most the price of the line', async ({
    db,
    order,
    report,
    answer,
  }) => {
    const { damage } = await report(hoursAfter(1), 1)
    const id = damage[0]!._id
    for (const amount of [0, 30_001, 1.5]) {
      await expect(answer(id, { accepted: true, remedy: 'refund', amount })).rejects.toMatchObject({ code: 'conflict' })
    }
    await answer(id, { accepted: true, remedy: 'refund', amount: 12_000, answer: 'We are sorry.' })
    const dueBy = new Date(hoursAfter(2).getTime() + 7 * 24 * HOUR_MS)
    expect(await db.select().from(refunds)).toMatchObject([
      { cause: `damage:${id}`, amount: 12_000, dueBy, doneAt: null },
    ])
    const shown = await showOrder({ db, secrets, wallets }, (await findOrder(db, order.number))!, {
      id: null,
      isBuyer: true,
    })
    expect(shown.damage).toMatchObject([{ state: 'accepted', remedy: 'refund', answer: 'We are sorry.' }])
    expect(shown.events.map(({ action, detail }) => [action, detail])).toContainEqual([
      'damage-accepted',
      { amount: 12_000 },
    ])
    expect(shown.invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', order.total],
      ['credit-note', 12_000],
    ])
    const mails = (await readOutbox(db)).filter(({ template }) => template === 'damage-news')
    expect(mails.at(-1)!.data).toMatchObject({ state: 'accepted', amount: 12_000, answer: 'We are sorry.' })
    await expect(answer(id, { accepted: true, remedy: 'repair' })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a replacement or a repair creates no refund', async ({ db, report, answer }) => {
    await answer((await report()).damage[0]!._id, { accepted: true, remedy: 'replacement' })
    expect(await db.select().from(refunds)).toEqual([])
    expect(await db.select().from(damageReports)).toMatchObject([{ state: 'accepted', remedy: 'replacement' }])
  })

  test('declining requires a reason and an existing report', async ({ report, answer }) => {
    const { damage } = await report()
    const no = { accepted: false, answer: ' ' } as const
    await expect(answer(damage[0]!._id, no)).rejects.toMatchObject({ message: 'Please say why.' })
    await expect(answer(randomUUID(), { ...no, answer: 'No.' })).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('over HTTP: requires a login or the order’s key and a form with photos, and refuses another shopper’s order', async ({
  app,
  db,
  photo,
}) => {
  const user = await givenUser(db)
  const other = await givenUser(db, { email: 'other@post.example' })
  const [mine, theirs] = [await givenSession(db, user.id), await givenSession(db, other.id)]
  const order = await givenDelivered(db, new Date(), { userId: user.id })
  const url = `/api/orders/${order.number}/damage`
  const send = async (parts: Parameters<typeof formOf>[0], by: object = {}, address = url) => {
    const { payload, headers } = await formOf(parts)
    return app.inject({ method: 'POST', url: address, payload, headers: { ...headers, ...by } })
  }
  const [position, description] = [
    { name: 'position', text: '0' },
    { name: 'description', text: 'A crack.' },
  ]
  const picture = { name: 'photos', bytes: photo }
  const good = [position, description, picture]
  expect((await send(good)).statusCode).toBe(401)
  expect((await send(good, theirs.headers)).statusCode).toBe(404)
  for (const [parts, status] of [
    [[position, description], 400],
    [[position, picture], 400],
    [[description, picture], 400],
    [[{ name: 'position', text: 'x' }, description, picture], 400],
    [[...good, picture, picture, picture, picture, picture], 400],
    [[position, description, { name: 'photos', bytes: Buffer.from('GIF89a') }], 415],
  ] as const) {
    expect((await send(parts, mine.headers)).statusCode).toBe(status)
  }
  expect((await app.inject({ method: 'POST', url, payload: {}, headers: mine.headers })).statusCode).toBe(415)
  const key = trackKey(secrets.orderKey, order.number)
  const answer = await send(good, {}, `${url}?key=${key}`)
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json()
  expect(data.damage).toMatchObject([{ position: 0, description: 'A crack.', state: 'reported' }])
  expect(data.damageUntil).toBeNull()
  const shown = await app.inject(`/api/orders/${order.number}/photos/${data.damage[0].photos[0]}?key=${key}`)
  expect(shown.statusCode).toBe(200)
})

test('a report sent again under its key is the same one; the key serves for nothing else', async ({
  app,
  db,
  photo,
}) => {
  const key = randomUUID()
  const send = async (number: string, description = 'A crack.') => {
    const { payload, headers } = await formOf([
      { name: 'position', text: '0' },
      { name: 'description', text: description },
      { name: 'photos', bytes: photo },
    ])
    const url = `/api/orders/${number}/damage?key=${trackKey(secrets.orderKey, number)}`
    return app.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': key } })
  }
  const { number } = await givenDelivered(db, new Date())
  const first = await send(number)
  expect(first.json().data.damage).toMatchObject([{ _id: key, state: 'reported' }])
  const again = await send(number)
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  const other = await givenDelivered(db, new Date())
  for (const refused of [await send(number, 'Another crack.'), await send(other.number)]) {
    expect(refused.json()).toMatchObject({ code: 'key_reused' })
  }
  expect(await db.$count(damageReports)).toBe(1)
})
