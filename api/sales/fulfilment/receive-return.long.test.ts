import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { sum } from '#domain/sum.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, promotions, refunds, shopSettings, variants } from '../../platform/db/schema.ts'
import { givenPromotion } from '../orders/orders.fixture.ts'
import { findOrder } from '../orders/order-queries.ts'
import { showOrder } from '../orders/show-order.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { planRemedy } from './admin/plan-remedy.ts'
import { answerDamage } from './answer-damage.ts'
import { approveReturn, collectReturn, declineReturn } from './change-return.ts'
import { givenDelivered, givenVariant, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { receiveReturn } from './receive-return.ts'
import { reportDamage } from './report-damage.ts'
import { requestReturn } from './request-return.ts'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const now = nepal('2026-11-21T12:00:00')
const deed = { by: staff, now }
type Pieces = { position: number; quantity: number }[]

/** Three pieces of 10,001 each and one of 20,000, less 100: 49,903 for the goods, and 1,000 for the delivery. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('settings', { auto: true }, async ({ db }) => {
    await db.insert(shopSettings).values(demoSettings)
    return demoSettings
  })
  .extend('shop', ({ db }) => ({ db, secrets }))
  .extend('bed', ({ db }) => givenVariant(db))
  .extend('promotion', ({ db }) => givenPromotion(db))
  .extend('order', ({ db, bed, promotion }) => {
    const lines = [{ ...bed, price: 10_001, quantity: 3 }, { price: 20_000 }]
    return givenDelivered(db, now, { lines, promotionIds: [promotion.id] })
  })
  .extend('read', ({ db, order }) => async (): Promise<Order> => {
    return showOrder({ db, secrets, wallets }, (await findOrder(db, order.number))!, { id: null, isBuyer: true })
  })
  .extend('ask', ({ db, order }) => async (pieces: Pieces) => {
    const asked = { order: (await findOrder(db, order.number))!, by: shopper }
    const fields = { reason: 'Too wide.', pieces: JSON.stringify(pieces) }
    const { returns } = await requestReturn({ db, secrets, storage, wallets }, asked, fields, [], now)
    return { orderId: order.id, returnId: returns.find(({ state }) => state === 'requested')!._id }
  })

const one = [{ position: 0, quantity: 1 }]
const rest = [
  { position: 0, quantity: 2 },
  { position: 1, quantity: 1 },
]
const all = [
  { position: 0, quantity: 3 },
  { position: 1, quantity: 1 },
]

test('a return goes from request to refund, with each stage in the record and in a mail', async ({
  db,
  shop,
  read,
  ask,
}) => {
  const name = await ask(one)
  await approveReturn(shop, name, { ...deed, answer: 'We call you.' })
  await collectReturn(shop, name, deed)
  await receiveReturn(shop, name, { ...deed, restock: true })
  const shown = await read()
  expect(shown.returns).toMatchObject([{ state: 'received', answer: 'We call you.', refund: 9_981 }])
  expect(shown.status).toBe('delivered')
  const happened = shown.events.map(({ action, detail }) => [action, detail.amount])
  expect(happened).toEqual(expect.arrayContaining([['return-approved', 9_981], ['return-collected', undefined], ['return-received', 9_981]])) // prettier-ignore
  const states = (await readOutbox(db))
    .filter(({ template }) => template === 'return-news')
    .map(({ data }) => data['state'])
  expect(states).toEqual(['requested', 'approved', 'collected', 'received'])
  const dueBy = new Date(now.getTime() + 7 * 86_400_000)
  expect(await db.select().from(refunds)).toMatchObject([{ cause: `return:${name.returnId}`, amount: 9_981, dueBy }])
  expect(shown.money.refunds).toMatchObject([{ amount: 9_981, paidBy: 'cod' }])
  const toldOf = (await readOutbox(db)).filter(({ template }) => template === 'refund-due')
  expect(toldOf.map(({ data }) => data['method'])).toEqual(['cod'])
  expect(shown.invoices.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', shown.totals.total],
    ['credit-note', 9_981],
  ])
})

describe('the refund', () => {
  test('of all pieces, one after the other, equals what was paid, to the rupee', async ({
    db,
    order,
    shop,
    read,
    ask,
  }) => {
    for (const pieces of [one, one, one, [{ position: 1, quantity: 1 }]]) {
      const name = await ask(pieces)
      await approveReturn(shop, name, deed)
      await receiveReturn(shop, name, { ...deed, restock: false })
    }
    const paidBack = (await db.select().from(refunds)).map(({ amount }) => amount)
    expect(sum(paidBack)).toBe(order.total)
    expect(new Set(paidBack.slice(0, 3)).size).toBeLessThanOrEqual(2) // equal to within a rupee
    const { status, invoices } = await read()
    expect(status).toBe('returned')
    expect(invoices.slice(1).map(({ total }) => total)).toEqual(paidBack)
  })

  test('of the whole order in one return includes the delivery fee, and credits the whole invoice', async ({
    order,
    shop,
    read,
    ask,
  }) => {
    const name = await ask(all)
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, restock: true })
    const { status, returns, invoices, events } = await read()
    expect([status, returns[0]!.refund]).toEqual(['returned', order.total])
    expect(invoices.map(({ total }) => total)).toEqual([order.total, order.total])
    expect(events.at(-1)).toMatchObject({ status: 'returned' })
  })

  test('can be less than was paid, and not more', async ({ db, order, shop, read, ask }) => {
    const name = await ask(all)
    for (const refund of [-1, 0.5, order.total + 1]) {
      await expect(approveReturn(shop, name, { ...deed, refund })).rejects.toMatchObject({ code: 'conflict' })
    }
    await approveReturn(shop, name, { ...deed, refund: 40_000 })
    await receiveReturn(shop, name, { ...deed, restock: false })
    expect((await db.select().from(refunds)).map(({ amount }) => amount)).toEqual([40_000])
    expect((await read()).status).toBe('returned')
  })

  test('of zero creates no refund and no credit note', async ({ db, shop, read, ask }) => {
    const name = await ask(one)
    await approveReturn(shop, name, { ...deed, refund: 0 })
    await receiveReturn(shop, name, { ...deed, restock: false })
    expect(await db.select().from(refunds)).toEqual([])
    expect((await read()).invoices).toHaveLength(1)
  })

  test('excludes what was refunded for damage', async ({ db, order, shop, ask }) => {
    const report = { position: 1, description: 'A crack.' }
    const asked = { order, by: shopper }
    const { damage } = await reportDamage(
      { db, secrets, storage, wallets },
      asked,
      report,
      [await givenPhoto(60, 40)],
      now,
    )
    const answer = { accepted: true, remedy: 'refund', amount: 5_000 } as const
    const name = await ask(all)
    await approveReturn(shop, name, deed)
    await answerDamage(shop, { orderId: order.id, reportId: damage[0]!._id }, answer, deed)
    await receiveReturn(shop, name, { ...deed, restock: false })
    const amounts = (await db.select().from(refunds)).map(({ amount }) => amount)
    expect(amounts.toSorted((a, b) => a - b)).toEqual([5_000, order.total - 5_000])
  })
})

async function goodsOf(db: Db, { productId, variantId }: { productId: number; variantId: number }) {
  const [variant] = await db.select().from(variants).where(eq(variants.id, variantId))
  const [product] = await db.select().from(products).where(eq(products.id, productId))
  return [variant!.stock, product!.salesCount]
}

describe('the goods', () => {
  test('are restocked where they are intact, and no longer count as sales', async ({
    db,
    shop,
    bed,
    promotion,
    ask,
  }) => {
    const first = await ask(one)
    await approveReturn(shop, first, deed)
    await receiveReturn(shop, first, { ...deed, restock: true })
    expect(await goodsOf(db, bed)).toEqual([6, 49])
    const second = await ask(rest)
    await approveReturn(shop, second, deed)
    await receiveReturn(shop, second, { ...deed, restock: false })
    expect(await goodsOf(db, bed)).toEqual([6, 47])
    const [used] = await db.select().from(promotions).where(eq(promotions.id, promotion.id))
    expect(used!.uses).toBe(2) // released with the last piece
  })
})

describe('refused', () => {
  test('a stage that is not next, or a second time', async ({ db, shop, ask }) => {
    const name = await ask(one)
    const isConflict = { code: 'conflict' }
    await expect(collectReturn(shop, name, deed)).rejects.toMatchObject(isConflict)
    await expect(receiveReturn(shop, name, { ...deed, restock: true })).rejects.toMatchObject(isConflict)
    await expect(declineReturn(shop, name, { ...deed, answer: ' ' })).rejects.toMatchObject(isConflict)
    await approveReturn(shop, name, deed)
    await expect(declineReturn(shop, name, { ...deed, answer: 'No.' })).rejects.toMatchObject(isConflict)
    await receiveReturn(shop, name, { ...deed, restock: true })
    await expect(receiveReturn(shop, name, { ...deed, restock: true })).rejects.toMatchObject(isConflict)
    expect(await db.$count(refunds)).toBe(1)
  })

  test('a return of another order', async ({ db, shop, ask }) => {
    const { returnId } = await ask(one)
    const other = await givenDelivered(db, now)
    await expect(approveReturn(shop, { orderId: other.id, returnId }, deed)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('a promised replacement ends once all such pieces are back, and only then', async ({
  db,
  shop,
  order,
  ask,
  read,
}) => {
  const found = (await findOrder(db, order.number))!
  const asked = { order: found, by: shopper }
  const report = { position: 0, description: 'Scratched.' }
  const { damage } = await reportDamage({ db, secrets, storage, wallets }, asked, report, [await givenPhoto()], now)
  const name = { orderId: order.id, reportId: damage[0]!._id }
  await answerDamage(shop, name, { accepted: true, remedy: 'replacement' }, deed)
  await planRemedy(shop, name, { day: '2026-11-23', slot: 'morning' }, deed)

  const bringBack = async (pieces: Pieces) => {
    const back = await ask(pieces)
    await approveReturn(shop, back, deed)
    await receiveReturn(shop, back, { restock: false, ...deed })
  }
  await bringBack(one)
  expect((await read()).damage[0]!.remedy).toBe('replacement')
  await bringBack(rest)
  expect((await read()).damage[0]!.remedy).toBe('returned')
  await expect(planRemedy(shop, name, { day: '2026-11-24', slot: 'morning' }, deed)).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('no repair is promised for a piece that has come back', async ({ db, shop, order, ask }) => {
  const found = (await findOrder(db, order.number))!
  const report = { position: 1, description: 'Scratched.' }
  const asked = { order: found, by: shopper }
  const { damage } = await reportDamage({ db, secrets, storage, wallets }, asked, report, [await givenPhoto()], now)
  const name = { orderId: order.id, reportId: damage[0]!._id }
  const back = await ask([{ position: 1, quantity: 1 }])
  await approveReturn(shop, back, deed)
  await receiveReturn(shop, back, { restock: false, ...deed })
  for (const remedy of ['repair', 'replacement'] as const) {
    await expect(answerDamage(shop, name, { accepted: true, remedy }, deed)).rejects.toMatchObject({ code: 'conflict' })
  }
  await answerDamage(shop, name, { accepted: false, answer: 'It is back with us.' }, deed)
})
