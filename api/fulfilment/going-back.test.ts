import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { demoSettings } from '../../seed/settings.ts'
import { invoices, payments, refunds, shopSettings } from '../db/schema.ts'
import { promiseRefund } from '../payments/staff-refunds.ts'
import { givenPhoto } from '../photos/given.ts'
import { findOrder } from '../orders/order-queries.ts'
import { expect, test as base, testOptions } from '../test/test.ts'
import { approveReturn } from './change-return.ts'
import { givenDelivered, givenZone, nepal, shopper, staff } from './given.ts'
import { receiveReturn } from './receive-return.ts'
import { reportDamage } from './report-damage.ts'
import { requestReturn } from './request-return.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const now = nepal('2026-11-21T12:00:00')
const deed = { by: staff, now }
type Pieces = { position: number; quantity: number }[]

/** Three pieces of 10,000 and the delivery for 1,000, paid in cash. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('settings', { auto: true }, ({ db }) => db.insert(shopSettings).values(demoSettings))
  .extend('shop', ({ db }) => ({ db, secrets }))
  .extend('order', ({ db }) => givenDelivered(db, now, { lines: [{ quantity: 3 }] }))
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
    const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
    const notes = (await db.select().from(invoices)).filter(({ kind }) => kind === 'credit-note')
    const credited = sum(notes.map(({ total }) => ({ amount: total })))
    return { paid: sum(await db.select().from(payments)), back: sum(await db.select().from(refunds)), credited }
  })

const pieces = (quantity: number) => [{ position: 0, quantity }]

describe('what the staff promised back', () => {
  test('is credited, and is not given back once more with a return', async ({ order, shop, ask, sums }) => {
    await promiseRefund(shop, order.id, { id: randomUUID(), amount: 5_000, now })
    expect(await sums()).toEqual({ paid: 31_000, back: 5_000, credited: 5_000 })
    const name = await ask(pieces(3))
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, restock: true })
    expect(await sums()).toEqual({ paid: 31_000, back: 31_000, credited: 31_000 })
  })
})
