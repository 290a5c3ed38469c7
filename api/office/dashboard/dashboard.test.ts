import { eq } from 'drizzle-orm'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { orderLines, refunds, searchMisses, variants } from '../../platform/db/schema.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { showDashboard } from './show-dashboard.ts'

const now = new Date('2026-11-22T10:00:00Z')
/** Two times on one day in Nepal; the second one is still the evening before in UTC. */
const todayMs = now.getTime()
const justAfterMidnight = new Date('2026-11-21T18:20:00Z')

test('sales are listed per day in Nepal, without cancelled orders', async ({ db }) => {
  const first = await givenOrder(db, { placedAt: justAfterMidnight })
  const second = await givenOrder(db, { placedAt: new Date(todayMs - 86_400_000) })
  await givenOrder(db, { placedAt: now, state: 'cancelled' })
  await givenOrder(db, { placedAt: new Date(todayMs - 7 * 86_400_000) })
  const { sales, orders, bestSellers } = await showDashboard(db, { days: 7, seesMoney: true, now })
  expect(sales!.length).toBe(7)
  expect(sales!.filter(({ orders: count }) => count > 0)).toEqual([
    { day: '2026-11-21', orders: 1, total: second.total },
    { day: '2026-11-22', orders: 1, total: first.total },
  ])
  expect(orders).toEqual({ pending: 3, confirm: 0, delivered: 0, cancelled: 1, returned: 0 })
  expect(bestSellers.map(({ pieces }) => pieces)).toEqual([1, 1])
})

test('custom pieces do not count as best-selling products', async ({ db }) => {
  const [product, custom] = [await givenOrder(db, { placedAt: now }), await givenOrder(db, { placedAt: now })]
  await db.update(orderLines).set({ productId: null }).where(eq(orderLines.orderId, custom.id))
  const [{ productId } = { productId: null }] = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, product.id))
  const { bestSellers } = await showDashboard(db, { days: 7, seesMoney: false, now })
  expect(bestSellers).toMatchObject([{ productId, pieces: 1 }])
})

test('low stock and refunds due are counted', async ({ db }) => {
  const product = await givenProduct(db)
  await db.update(variants).set({ stock: 1, lowStockAt: 1 }).where(eq(variants.productId, product.id))
  const order = await givenOrder(db)
  const owed = { orderId: order.id, amount: 500 }
  await db.insert(refunds).values([
    { ...owed, cause: 'cancel', dueBy: new Date(todayMs - 1) },
    { ...owed, cause: 'rest', dueBy: new Date(todayMs + 1) },
    { ...owed, cause: 'return', dueBy: now, reference: 'TX-1', doneAt: now },
  ])
  const shown = await showDashboard(db, { days: 30, seesMoney: true, now })
  expect(shown.lowStock.items).toContainEqual(expect.objectContaining({ productId: product.id, stock: 1 }))
  expect(shown.refunds).toEqual({
    count: 2,
    total: 1_000,
    overdue: 1,
    nextDue: new Date(todayMs - 1).toISOString(),
  })
})

test('support sees no money', async ({ app }) => {
  const support = await givenStaff(app, 'support')
  const shown = (await support.call('GET', '/dashboard?days=7')).json()
  expect([shown.sales, shown.refunds, shown.waiting.vouchers]).toEqual([null, null, null])
  const manager = await givenStaff(app, 'manager')
  const seen = (await manager.call('GET', '/dashboard')).json()
  expect([seen.sales.length, seen.waiting.vouchers]).toEqual([30, 0])
})

test('a search without results is counted, but not one with filters or a further page', async ({ app, db }) => {
  await givenProduct(db, { name: 'Sal bed' })
  const search = (query: string) => app.inject(`/api/product/search?${query}`)
  expect((await search('q=Trampoline')).json().totalProducts).toBe(0)
  await search('q=trampoline')
  await search('q=hammock&page=2')
  await search('q=hammock&minPrice=1')
  await search('q=bed')
  const support = await givenStaff(app, 'support')
  const misses = (await support.call('GET', '/search-misses?sort=-count')).json()
  expect(misses).toMatchObject({ total: 1, items: [{ term: 'trampoline', count: 2, language: 'en' }] })
  expect((await support.call('GET', '/search-misses?q=xyz')).json().total).toBe(0)
  const shown = (await support.call('GET', '/dashboard')).json()
  expect(shown.searchMisses).toEqual([{ term: 'trampoline', count: 2 }])
  expect(await db.$count(searchMisses)).toBe(1)
})
