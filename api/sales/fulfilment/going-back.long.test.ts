import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { sumOf } from '#domain/sum.ts'
import { demoSettings } from '../../../seed/settings.ts'
import {
  damageReports,
  invoices,
  payments,
  products,
  refunds,
  shopSettings,
  variants,
} from '../../platform/db/schema.ts'
import { documentsOf } from '../invoices/invoices.fixture.ts'
import { promiseRefund } from '../payments/staff-refunds.ts'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { changeOrder } from '../orders/change-order.ts'
import { findOrder } from '../orders/order-queries.ts'
import { showOrder } from '../orders/show-order.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { endRemedy, planRemedy } from './admin/plan-remedy.ts'
import { answerDamage } from './answer-damage.ts'
import { approveReturn, collectReturn } from './change-return.ts'
import { givenConfirmed, givenDelivered, givenVariant, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { planDelivery } from './plan-delivery.ts'
import { receiveReturn } from './receive-return.ts'
import { reportDamage } from './report-damage.ts'
import { requestReturn } from './request-return.ts'
import { splitDelivery } from './split-delivery.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const now = nepal('2026-11-21T12:00:00')
const deed = { by: staff, now }
type Pieces = { position: number; quantity: number }[]

/** Three pieces of 10,000 and a delivery fee of 1,000, paid in cash. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('settings', { auto: true }, ({ db }) => db.insert(shopSettings).values(demoSettings))
  .extend('shop', ({ db }) => ({ db, secrets }))
  .extend('bed', ({ db }) => givenVariant(db))
  .extend('order', ({ db, bed }) => givenDelivered(db, now, { lines: [{ ...bed, quantity: 3 }] }))
  .extend('goods', ({ db }) => async () => {
    const [variant] = await db.select().from(variants)
    const [product] = await db.select().from(products)
    return [variant!.stock, product!.salesCount]
  })
  .extend('ask', ({ db, order }) => async (pieces: Pieces) => {
    const asked = { order: (await findOrder(db, order.number))!, by: shopper }
    const fields = { reason: 'Too wide.', pieces: JSON.stringify(pieces) }
    const { returns } = await requestReturn({ db, secrets, storage, wallets }, asked, fields, [], now)
    return { orderId: order.id, returnId: returns.find(({ state }) => state === 'requested')!._id }
  })
  .extend('report', ({ db, order }) => async () => {
    const asked = { order: (await findOrder(db, order.number))!, by: shopper }
    const photos = [await givenPhoto(60, 40)]
    const report = { position: 0, description: 'A crack.' }
    const { damage } = await reportDamage({ db, secrets, storage, wallets }, asked, report, photos, now)
    return { orderId: order.id, reportId: damage.find(({ state }) => state === 'reported')!._id }
  })
  .extend('sums', ({ db }) => async () => {
    const notes = (await db.select().from(invoices)).filter(({ kind }) => kind === 'credit-note')
    const credited = sumOf(notes, ({ total }) => total)
    return {
      paid: sumOf(await db.select().from(payments), ({ amount }) => amount),
      back: sumOf(await db.select().from(refunds), ({ amount }) => amount),
      credited,
    }
  })

const refund = (amount: number) => ({ accepted: true, remedy: 'refund', amount }) as const
const visit = { day: '2026-11-23', slot: 'morning' } as const
const pieces = (quantity: number) => [{ position: 0, quantity }]

describe('a refund that the staff promised', () => {
  test('is credited, and a return does not refund it again', async ({ order, shop, ask, sums }) => {
    await promiseRefund(shop, order.id, { id: randomUUID(), amount: 5_000, by: { id: randomUUID() }, now })
    expect(await sums()).toEqual({ paid: 31_000, back: 5_000, credited: 5_000 })
    const name = await ask(pieces(3))
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, restock: true })
    expect(await sums()).toEqual({ paid: 31_000, back: 31_000, credited: 31_000 })
  })
})

describe('returning a whole order', () => {
  test('is refused while pieces of it are on their way back', async ({ order, shop, ask, sums }) => {
    const name = await ask(pieces(2))
    await approveReturn(shop, name, deed)
    const refused = await changeOrder(shop, order.id, { action: 'return', ...deed })
    expect(refused).toMatchObject({ refusal: 'after-sales-open' })
    await receiveReturn(shop, name, { ...deed, restock: true })
    expect(await changeOrder(shop, order.id, { action: 'return', ...deed })).toBeUndefined()
    expect(await sums()).toEqual({ paid: 31_000, back: 31_000, credited: 31_000 })
  })

  test('is refused while a damage report is unanswered', async ({ order, shop, report }) => {
    const name = await report()
    const refused = await changeOrder(shop, order.id, { action: 'return', ...deed })
    expect(refused).toMatchObject({ refusal: 'after-sales-open' })
    await answerDamage(shop, name, { accepted: true, remedy: 'repair' }, deed)
    expect(await changeOrder(shop, order.id, { action: 'return', ...deed })).toBeUndefined()
  })

  test('ends the repairs that were promised, with their visits', async ({ db, order, shop, report }) => {
    const name = await report()
    await answerDamage(shop, name, { accepted: true, remedy: 'repair' }, deed)
    await planRemedy(shop, name, visit, deed)
    expect(await changeOrder(shop, order.id, { action: 'return', ...deed })).toBeUndefined()
    const ended = { remedy: 'returned', remedyDay: null, remedySlot: null, remediedAt: null }
    expect(await db.select().from(damageReports)).toMatchObject([ended])
    await expect(planRemedy(shop, name, visit, deed)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('leaves no replacement to plan or to take from the stock, if an earlier version kept its promise', async ({
    db,
    order,
    shop,
    report,
    goods,
  }) => {
    const name = await report()
    await answerDamage(shop, name, { accepted: true, remedy: 'replacement' }, deed)
    await changeOrder(shop, order.id, { action: 'return', ...deed })
    await db.update(damageReports).set({ remedy: 'replacement' })
    const before = await goods()
    const isInState = { code: 'conflict', sentence: { id: 'orders.is-in-state' } }
    await expect(planRemedy(shop, name, visit, deed)).rejects.toMatchObject(isInState)
    const done = { note: '', isFromStock: true }
    await expect(endRemedy(shop, name, done, deed)).rejects.toMatchObject(isInState)
    expect(await goods()).toEqual(before)
    await endRemedy(shop, name, { ...done, isFromStock: false }, deed)
    expect(await db.select().from(damageReports)).toMatchObject([{ remediedAt: now }])
  })

  test('restocks only the pieces that were not returned before', async ({ order, shop, ask, goods }) => {
    const [stock, sales] = await goods()
    const name = await ask(pieces(2))
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, restock: true })
    expect(await goods()).toEqual([stock! + 2, sales! - 2])
    await changeOrder(shop, order.id, { action: 'return', ...deed })
    expect(await goods()).toEqual([stock! + 3, sales! - 3])
  })

  test('leaves an open damage report that can only be declined', async ({ shop, ask, report, sums }) => {
    const waiting = await report()
    const name = await ask(pieces(3))
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, restock: true })
    await expect(answerDamage(shop, waiting, refund(1), deed)).rejects.toMatchObject({
      message: 'This order is returned.',
    })
    await answerDamage(shop, waiting, { accepted: false, answer: 'It is with us.' }, deed)
    expect((await sums()).back).toBe(31_000)
  })
})

describe('a piece is refunded once', () => {
  test('across a damage refund and a later return', async ({ shop, ask, report, sums }) => {
    await answerDamage(shop, await report(), refund(10_000), deed)
    const name = await ask(pieces(1))
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, now: new Date(now.getTime() + 1), restock: true })
    expect((await sums()).back).toBe(10_000)
    const second = await ask(pieces(1))
    await approveReturn(shop, second, deed)
    await receiveReturn(shop, second, { ...deed, now: new Date(now.getTime() + 2), restock: true })
    expect(await sums()).toMatchObject({ back: 20_000, credited: 20_000 })
  })

  test('across two reports of a line, which together refund at most its price', async ({ shop, report, sums }) => {
    await answerDamage(shop, await report(), refund(20_000), deed)
    const second = await report()
    await expect(answerDamage(shop, second, refund(10_001), deed)).rejects.toMatchObject({ code: 'conflict' })
    await answerDamage(shop, second, refund(10_000), deed)
    expect((await sums()).back).toBe(30_000)
  })

  test('for damage, at most the price of the pieces that were not returned', async ({ shop, ask, report }) => {
    const waiting = await report()
    const name = await ask(pieces(2))
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, restock: true })
    await expect(answerDamage(shop, waiting, refund(10_001), deed)).rejects.toMatchObject({ code: 'conflict' })
    await answerDamage(shop, waiting, refund(10_000), deed)
  })

  test('and damage to a returned piece cannot be reported', async ({ shop, ask, report }) => {
    const name = await ask(pieces(3))
    await approveReturn(shop, name, deed)
    await collectReturn(shop, name, deed)
    await expect(report()).rejects.toMatchObject({ message: 'You have already returned all of this.' })
  })
})

test('a refund above the price of the one returned piece credits that piece only', async ({ db, shop, ask, order }) => {
  const name = await ask(pieces(1))
  await expect(approveReturn(shop, name, { ...deed, refund: 11_001 })).rejects.toMatchObject({ code: 'conflict' })
  await approveReturn(shop, name, { ...deed, refund: 11_000 })
  await receiveReturn(shop, name, { ...deed, restock: true })
  const note = (await documentsOf(db, order.id)).find(({ kind }) => kind === 'credit-note')!
  expect(note.document.lines).toMatchObject([{ position: 0, quantity: 1 }])
})

test('a refund larger than a PostgreSQL integer is stored', async ({ db, shop }) => {
  const order = await givenDelivered(db, now, { lines: [{ price: 300_000_000, quantity: 10 }] })
  const fields = { reason: 'Too wide.', pieces: '[{"position":0,"quantity":10}]' }
  const asked = { order, by: shopper }
  const { returns } = await requestReturn({ db, secrets, storage, wallets }, asked, fields, [], now)
  await approveReturn(shop, { orderId: order.id, returnId: returns[0]!._id }, deed)
  expect((await showOrder({ db, secrets, wallets }, order, { id: null, isBuyer: true })).returns).toMatchObject([
    { refund: 3_000_000_000 },
  ])
})

test('staff input with impossible days or fractional pieces is refused', async ({ db, shop }) => {
  const { id: orderId } = await givenConfirmed(db, { lines: [{ quantity: 3 }] }, now)
  const name = { orderId, number: 1 }
  for (const day of ['2027-02-30', '2027-1-1', 'x']) {
    const plan = planDelivery(shop, name, { day, slot: 'morning' }, deed)
    await expect(plan).rejects.toMatchObject({ message: 'There is no such day.' })
  }
  const split = splitDelivery(shop, name, [{ position: 0, quantity: 1.5 }], deed)
  await expect(split).rejects.toMatchObject({ code: 'conflict' })
})
