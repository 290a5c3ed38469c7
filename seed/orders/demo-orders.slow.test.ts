import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { buildApp, type App } from '#api/app.ts'
import { openDatabase, type Database } from '#api/platform/db/client.ts'
import {
  cashHandoverLines,
  cashHandovers,
  invoices,
  orderReductions,
  orders,
  payments,
  productDeliveries,
  products,
  promotions,
  users,
} from '#api/platform/db/schema.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { cloneDatabase } from '#api/test/databases.ts'
import { expect, test, testOptions } from '#api/test/test.ts'
import { givenSession } from '#api/people/accounts/user.fixture.ts'
import {
  actionRefusal,
  orderActions,
  orderStates,
  type OrderAction,
  type OrderState,
} from '#domain/orders/order-states.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { sum } from '#domain/sum.ts'
import { seedDemo } from '../demo.ts'
import { readOffers } from './offers.ts'
import { planOrders } from './plan-orders.ts'

const DAY_MS = 86_400_000
/** People without an account (neighbors.ts). */
const OTHER_BUYERS = 12

let folder: string
let shop: Database
let app: App
let drop: () => Promise<void>
let headers: Record<string, string>
let seededAt: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastha-orders-'))
  const clone = await cloneDatabase(inject('postgresUrl'))
  drop = clone.drop
  shop = openDatabase(clone.url, { max: 2 })
  app = buildApp({ ...testOptions, db: shop.db })
  const { dataKey } = testOptions.secrets
  await seedDemo(shop.db, { storage: localStorage(folder), dataKey, products: 0, log: () => {} })
  seededAt = Date.now()
  const [user] = await shop.db.select().from(users)
  headers = (await givenSession(shop.db, user!.id)).headers
})

afterAll(async () => {
  await app.close()
  await shop.close()
  await drop()
  await rm(folder, { recursive: true })
})

async function ask(path: string) {
  const answer = await app.inject({ url: `/api${path}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** The demo shopper's orders. */
async function readAll(): Promise<Order[]> {
  const numbers = await shop.db.select({ number: orders.number }).from(orders).where(isNotNull(orders.userId))
  const all: Order[] = []
  for (const { number } of numbers) all.push((await ask(`/orders/${number}`)).data)
  return all
}

function isOff({ status }: Order): boolean {
  return status === 'cancelled' || status === 'returned'
}

test('cash of earlier weeks is counted per day, and recent cash is still uncounted', async () => {
  const paid = await shop.db.select().from(payments).where(eq(payments.method, 'cod'))
  const lines = await shop.db.select().from(cashHandoverLines)
  const isCounted = new Set(lines.map(({ paymentId }) => paymentId))
  const old = paid.filter(({ receivedAt }) => seededAt - receivedAt.getTime() > 11 * DAY_MS)
  expect(old.length).toBeGreaterThan(20)
  expect(old.every(({ id }) => isCounted.has(id))).toBe(true)
  expect(paid.some(({ id }) => !isCounted.has(id))).toBe(true)
  const handovers = await shop.db.select().from(cashHandovers)
  expect(new Set(handovers.map(({ day }) => day)).size).toBe(handovers.length)
  const counted = paid.filter(({ id }) => isCounted.has(id)).map(({ amount }) => amount)
  expect(sum(handovers.map((handover) => handover.counted))).toBe(sum(counted))
})

test('other buyers received older orders, so that at least six products say where they were delivered', async () => {
  const others = await shop.db.select().from(orders).where(isNull(orders.userId))
  expect(new Set(others.map(({ email }) => email)).size).toBe(OTHER_BUYERS)
  const older = others.filter(({ placedAt }) => seededAt - placedAt.getTime() > 60 * DAY_MS)
  expect(older.map(({ state }) => state)).toEqual(Array.from({ length: OTHER_BUYERS }, () => 'delivered'))
  const counted = await shop.db
    .select({ slug: products.slug, district: productDeliveries.district, orders: productDeliveries.orders })
    .from(productDeliveries)
    .innerJoin(products, eq(products.id, productDeliveries.productId))
  expect(new Set(counted.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(counted.map(({ district }) => district))).toEqual(new Set(['Kathmandu', 'Kaski', 'Lalitpur']))
  expect(counted.find(({ slug, district }) => slug === 'rara-wingback-bed' && district === 'Kathmandu')?.orders).toBe(4)
})

test('in the last thirty days at least eight other buyers placed twenty orders, in every state that is so young', async () => {
  const others = await shop.db.select().from(orders).where(isNull(orders.userId))
  const recent = others.filter(({ placedAt }) => seededAt - placedAt.getTime() < 30 * DAY_MS)
  expect(recent.length).toBeGreaterThanOrEqual(20)
  expect(new Set(recent.map(({ email }) => email)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(recent.map(({ district }) => district))).toEqual(new Set(['Kathmandu', 'Kaski', 'Lalitpur']))
  expect(new Set(recent.map(({ payment }) => payment))).toEqual(new Set(['cod', 'bank']))
  expect(new Set(recent.map(({ state }) => state))).toEqual(new Set(['pending', 'confirm', 'delivered', 'cancelled']))
  const { rows } = await shop.db.execute<{ latest: string }>(sql`select max(at) as latest from order_events`)
  expect(new Date(rows[0]!.latest).getTime()).toBeLessThanOrEqual(seededAt)
})

describe('the demo’s shopper', () => {
  test('has a hundred orders, ten pages of them, in every state', async () => {
    const first = await ask('/orders')
    expect(first).toMatchObject({ totalOrders: 100, pages: 10 })
    const states = await shop.db.select({ state: orders.state }).from(orders).groupBy(orders.state)
    expect(states.map(({ state }) => state).toSorted()).toEqual([...orderStates].toSorted())
    expect(first.data[0]).toMatchObject({ status: 'pending', cancelUntil: expect.any(String) })
  })

  test('ordered over two years, never in the future', async () => {
    const all = await readAll()
    const ages = all.map(({ date }) => (seededAt - Date.parse(date)) / DAY_MS)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(Math.max(...ages)).toBeLessThan(731)
    expect(ages.filter((age) => age > 365).length).toBeGreaterThan(40)
    for (const { date, orderId, events } of all) {
      expect(orderId.slice(3, 9)).toBe(nepalDay(new Date(date)).slice(2).replaceAll('-', ''))
      expect(parseOrderNumber(orderId)).toBe(orderId)
      expect(Date.parse(events.at(-1)!.at)).toBeLessThanOrEqual(seededAt)
    }
  })

  test('has orders whose history follows the rules, step by step', async () => {
    const { rows } = await shop.db.execute<{
      id: string
      action: string
      state: OrderState
      actor: string
      at: string
    }>(sql`select order_id as id, action, state, actor, at from order_events order by order_id, id`)
    const placedAt = new Map((await shop.db.select().from(orders)).map((order) => [order.id, order]))
    for (const [id, events] of Map.groupBy(rows, (row) => row.id)) {
      const order = placedAt.get(id)!
      const [placing, ...happened] = events
      const changes = happened.filter(({ action }) => action in orderActions)
      expect(placing).toMatchObject({ action: 'place', state: 'pending', actor: 'shopper' })
      expect(new Date(placing!.at)).toEqual(order.placedAt)
      let state: OrderState = 'pending'
      let before = order.placedAt
      for (const { action, actor, at, ...change } of changes) {
        const known = { state, placedAt: order.placedAt }
        expect(actionRefusal(action as OrderAction, known, actor as 'shopper' | 'staff', new Date(at))).toBeUndefined()
        expect(change.state).toBe(orderActions[action as OrderAction].to)
        expect(new Date(at).getTime()).toBeGreaterThan(before.getTime())
        ;[state, before] = [change.state, new Date(at)]
      }
      expect(order.state).toBe(state)
    }
  })

  test('paid exactly for goods and delivery', async () => {
    for (const { items, custom, totals, method, estimate, ...order } of await readAll()) {
      expect(totals.subtotal).toBe(sum(items.map(({ subTotal }) => subTotal)))
      const reduced = sum(totals.reductions.map(({ amount }) => amount))
      expect(totals.total).toBe(totals.subtotal - reduced + totals.shippingFee)
      const fee = { standard: 1_000, express: 2_500, pickup: 0 }[method]
      expect(totals.shippingFee).toBe(totals.subtotal > 100_000 ? 0 : fee)
      // Custom pieces are delivered by arrangement and are not in the catalog.
      expect(estimate === null).toBe(custom !== null)
      expect(order.collectionCode === null).toBe(method !== 'pickup' || order.status === 'pending')
      expect(order.bank !== null).toBe(
        (order.payment === 'bank' && order.status === 'pending') || (custom !== null && order.money.payNow !== null),
      )
      for (const { image, productId } of items) {
        expect([image === null, productId === null]).toEqual([false, custom !== null])
      }
    }
  })

  test('got each delivered order in a delivery, reported damage once and returns one piece', async () => {
    const all = await readAll()
    for (const { status, deliveries, events, items } of all) {
      const wasConfirmed = events.some(({ action }) => action === 'confirm')
      expect(deliveries).toHaveLength(wasConfirmed ? 1 : 0)
      if (!wasConfirmed) continue
      const expected = { confirm: 'planned', delivered: 'delivered', returned: 'delivered', cancelled: 'cancelled' }
      expect(deliveries[0]!.state).toBe(expected[status as keyof typeof expected])
      expect(deliveries[0]!.pieces.map(({ quantity }) => quantity)).toEqual(items.map(({ quantity }) => quantity))
    }
    const damage = all.flatMap((order) => order.damage.map((report) => ({ ...report, orderId: order.orderId })))
    expect(damage).toMatchObject([{ state: 'accepted', remedy: 'repair' }])
    const storage = localStorage(folder)
    const shown = buildApp({ ...testOptions, storage, db: shop.db })
    const photo = await shown.inject({
      url: `/api/orders/${damage[0]!.orderId}/photos/${damage[0]!.photos[0]}`,
      headers,
    })
    await shown.close()
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(all.flatMap(({ returns }) => returns)).toMatchObject([{ state: 'approved', refund: expect.any(Number) }])
  })

  test('has one custom piece in production, with a paid deposit', async () => {
    const [piece, ...others] = (await readAll()).filter(({ custom }) => custom !== null)
    expect(others).toEqual([])
    const { data: request } = await ask(`/custom-orders/${piece!.custom!.request}`)
    expect(request).toMatchObject({ state: 'accepted', order: { orderId: piece!.orderId } })
    const deposit = piece!.totalAmount / 2
    expect(piece).toMatchObject({ status: 'confirm', totalAmount: request.quote.price })
    expect(piece!.money).toMatchObject({
      paid: deposit,
      deposit,
      payNow: { purpose: 'balance', amount: deposit },
      payments: [{ method: 'bank', purpose: 'deposit' }],
    })
    expect(piece!.custom!.steps.map(({ stage }) => stage)).toEqual(['design', 'timber'])
    expect(piece!.events.map(({ action }) => action)).toEqual([
      'place',
      'payment',
      'confirm',
      'invoice',
      'production',
      'production',
    ])
  })

  test('used an expired code, which counts its uses', async () => {
    const [promotion] = await shop.db.select().from(promotions).where(eq(promotions.code, 'DASHAIN'))
    expect(promotion!.endsAt!.getTime()).toBeLessThan(seededAt)
    const kept = await shop.db
      .select({ state: orders.state })
      .from(orderReductions)
      .innerJoin(orders, eq(orders.id, orderReductions.orderId))
    expect(kept.length).toBeGreaterThan(0)
    const uses = kept.filter(({ state }) => state !== 'cancelled' && state !== 'returned').length
    expect(promotion).toMatchObject({ code: 'DASHAIN', uses })
  })

  test('has four lines in the cart, a list and two addresses', async () => {
    const { data: cart } = await ask('/cart')
    expect(cart.lines.map(({ state }: { state: string }) => state)).toEqual(
      Array.from({ length: 4 }, () => 'available'),
    )
    expect(cart).toMatchObject({ itemCount: 8, notices: [], saved: [] })
    expect((await ask('/list')).data).toHaveLength(6)
    expect((await ask('/addresses')).data).toMatchObject([{ name: 'Asmita Gurung' }, { name: 'Man Bahadur Gurung' }])
  })
})

describe('the plan', () => {
  const days = { zone: { standard: { min: 4, max: 6 }, express: { min: 2, max: 3 } }, holidays: [] }

  test('depends only on the day, and moves with it', async () => {
    const offers = await readOffers(shop.db)
    const now = new Date('2026-11-21T06:00:00Z')
    expect(planOrders(offers, days, now)).toEqual(planOrders(offers, days, now))
    const [today, later] = [now, new Date(now.getTime() + 3 * DAY_MS)].map((at) => planOrders(offers, days, at))
    expect(later!.map(({ lines }) => lines)).toEqual(today!.map(({ lines }) => lines))
    expect(later![50]!.placedAt.getTime() - today![50]!.placedAt.getTime()).toBe(3 * DAY_MS)
  })

  test('never reaches into the future, whatever the time of the first start', async () => {
    const offers = await readOffers(shop.db)
    for (let hour = 0; hour < 14 * 24; hour += 1) {
      const now = new Date(Date.parse('2026-10-01T00:10:00Z') + hour * 3_600_000)
      const latest = planOrders(offers, days, now).flatMap(({ events }) => events.map(({ at }) => at.getTime()))
      expect(Math.max(...latest)).toBeLessThanOrEqual(now.getTime())
    }
  })

  test('has gapless invoices of all confirmed orders, and credit notes of those that ended later', async () => {
    const papers = await shop.db.select().from(invoices).orderBy(asc(invoices.issuedAt))
    const all = await readAll()
    const wasConfirmed = all.filter(({ events }) => events.some(({ action }) => action === 'confirm'))
    const counted = (kind: string) => papers.filter((paper) => paper.kind === kind)
    const { rows: ofOthers } = await shop.db.execute<{ state: OrderState }>(sql`select state from orders o
      where user_id is null and exists (select from order_events where order_id = o.id and action = 'confirm')`)
    expect(counted('invoice')).toHaveLength(wasConfirmed.length + ofOthers.length)
    const ended = [...wasConfirmed.filter(isOff), ...ofOthers.filter(({ state }) => state === 'cancelled')]
    expect(counted('credit-note')).toHaveLength(ended.length)
    for (const series of Map.groupBy(papers, (paper) => `${paper.kind} ${paper.fiscalYear}`).values()) {
      expect(series.map(({ sequence }) => sequence)).toEqual(series.map((_, index) => index + 1))
    }
    for (const { events, invoices: named, totals } of wasConfirmed) {
      const actions = events.map(({ action }) => action)
      expect(actions.indexOf('invoice')).toBe(actions.indexOf('confirm') + 1)
      expect(named.map(({ total }) => total)).toEqual(named.map(() => totals.total))
    }
  })
})
