import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import type { OrderRow } from '#contract/orders/orders.ts'
import { givenPicture } from '../../shop/catalog/catalog.fixture.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import { payments, refunds } from '../../platform/db/schema.ts'
import { givenConfirmed, givenVariant, staff } from '../fulfilment/fulfilment.fixture.ts'
import { handOver } from '../fulfilment/hand-over.ts'
import { splitDelivery } from '../fulfilment/split-delivery.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenOrder, givenPromotion } from './orders.fixture.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

type Headers = Record<string, string>

async function list(app: App, headers: Headers, query = '') {
  const answer = await app.inject({ url: `/api/orders${query}`, headers })
  return { answer, body: answer.json() }
}

describe('my orders', () => {
  test('the newest comes first, with the columns of the specification', async ({ app, db }) => {
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const picture = await givenPicture(db)
    const placedAt = new Date()
    const lines = [
      { price: 20_000, quantity: 2, type: 'Hydraulics', pictureId: picture.id, pictureAlt: 'The bed from the left' },
      { price: 500, name: 'Everest Lamp' },
    ]
    const newer = await givenOrder(db, { userId, placedAt, lines })
    const older = await givenOrder(db, { userId, placedAt: new Date('2026-01-05T10:00:00Z') })

    const { answer, body } = await list(app, headers)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ success: true, totalOrders: 2, page: 1, pages: 1 })
    expect(body.data.map((row: { orderId: string }) => row.orderId)).toEqual([newer.number, older.number])
    expect(body.data[0]).toMatchObject({
      orderId: newer.number,
      paymentId: 'cod',
      name: 'Asmita Gurung',
      phone: '9841234567',
      address: 'Baidam, Lakeside, Pokhara-6, Kaski, Gandaki',
      pincode: '33700',
      totalAmount: 41_500,
      email: 'Asmita@Post.example',
      userId,
      status: 'pending',
      date: placedAt.toISOString(),
      cancelUntil: new Date(placedAt.getTime() + 7_200_000).toISOString(),
      items: [
        {
          title: 'Rara Bed',
          type: 'Hydraulics',
          quantity: 2,
          price: 20_000,
          subTotal: 40_000,
          total: 40_000,
          image: { id: picture.id, alt: 'The bed from the left', width: 1000 },
        },
        { title: 'Everest Lamp', size: '153*200', type: null, quantity: 1, price: 500, image: null },
      ],
    })
    expect(body.data[1]).toMatchObject({ cancelUntil: null })
  })

  test('what a wallet has paid has the wallet’s name for the payment', async ({ app, db }) => {
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const [unpaid, paid, bank] = [
      await givenOrder(db, { userId, payment: 'khalti', placedAt: daysAgo(1) }),
      await givenOrder(db, { userId, payment: 'esewa', placedAt: daysAgo(2) }),
      await givenOrder(db, { userId, payment: 'bank', placedAt: daysAgo(3) }),
    ]
    const changed = await givenOrder(db, { userId, payment: 'esewa', placedAt: daysAgo(4) })
    const twice = await givenOrder(db, { userId, payment: 'bank', placedAt: daysAgo(5) })
    const refused = randomUUID()
    const money = { purpose: 'full', amount: 11_000 } as const
    await db.insert(payments).values([
      { ...money, orderId: paid.id, method: 'esewa', reference: '0007G36', receivedAt: daysAgo(2) },
      { ...money, orderId: paid.id, method: 'khalti', reference: 'GFq9PFS7b2iYvL8Lir9oXe', receivedAt: daysAgo(1) },
      { ...money, orderId: bank.id, method: 'bank', reference: 'FT2611210001' },
      { ...money, orderId: changed.id, method: 'bank', reference: 'FT2611210002' },
      { ...money, orderId: twice.id, method: 'bank', reference: 'FT2611210003', receivedAt: daysAgo(2) },
      { ...money, id: refused, orderId: twice.id, method: 'khalti', reference: 'GFq', receivedAt: daysAgo(1) },
    ])
    const back = { amount: 11_000, dueBy: new Date() }
    await db.insert(refunds).values({ ...back, orderId: twice.id, cause: `payment:${refused}` })

    const { body } = await list(app, headers)
    const named = body.data.map(({ orderId, paymentId }: OrderRow) => [orderId, paymentId])
    expect(named).toEqual([
      [unpaid.number, 'khalti'],
      [paid.number, '0007G36'],
      [bank.number, 'bank'],
      [changed.number, 'bank'],
      [twice.number, 'bank'],
    ])
    const page = await app.inject({ url: `/api/orders/${paid.number}`, headers })
    expect(page.json().data.paymentId).toBe('0007G36')
  })

  test('each order has the totals that its page shows, with what reduced it', async ({ app, db }) => {
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const promotion = await givenPromotion(db)
    const { number } = await givenOrder(db, { userId, promotionIds: [promotion.id] })

    const { body } = await list(app, headers)
    const page = await app.inject({ url: `/api/orders/${number}`, headers })
    expect(body.data[0].totals).toMatchObject({ reductions: [{ name: 'Dashain', amount: 100 }] })
    expect(body.data[0].totals).toEqual(page.json().data.totals)
  })

  test('what its buyer has a part of cannot be cancelled any more', async ({ app, db }) => {
    const shop = { db, secrets: testOptions.secrets }
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const lines = [await givenVariant(db), await givenVariant(db)]
    const { id: orderId, number } = await givenConfirmed(db, {
      userId,
      lines,
      method: 'pickup',
      collectionCode: '482190',
    })
    await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff })
    const read = async () => {
      const page = await app.inject({ url: `/api/orders/${number}`, headers })
      return [(await list(app, headers)).body.data[0].cancelUntil, page.json().data.cancelUntil]
    }
    expect(await read()).toEqual([expect.any(String), expect.any(String)])
    await handOver(shop, { orderId, number: 1 }, { code: '482190' }, { by: staff })
    expect(await read()).toEqual([null, null])
  })

  test('a hundred and one orders of one instant are each on one page, and once', async ({ app, db }) => {
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const placedAt = new Date('2026-11-01T06:00:00Z')
    const line = { variantId: null }
    for (let count = 0; count < 101; count += 1) await givenOrder(db, { userId, placedAt, lines: [line] })

    const seen: string[] = []
    for (let page = 1; page <= 11; page += 1) {
      const { body } = await list(app, headers, `?page=${page}`)
      expect(body).toMatchObject({ totalOrders: 101, page, pages: 11 })
      expect(body.data).toHaveLength(page === 11 ? 1 : 10)
      seen.push(...body.data.map((row: { orderId: string }) => row.orderId))
    }
    expect(new Set(seen).size).toBe(101)
    const { body } = await list(app, headers, '?page=12')
    expect(body).toMatchObject({ data: [], totalOrders: 101, page: 12, pages: 11 })
    expect((await list(app, headers, '?limit=50')).body.data).toHaveLength(50)
  })

  test('an account without orders has one empty page', async ({ app, db }) => {
    const { headers } = await givenSession(db, (await givenUser(db)).id)
    await givenOrder(db)
    await givenOrder(db, { userId: (await givenUser(db, { email: 'other@post.example' })).id })
    expect((await list(app, headers)).body).toMatchObject({ data: [], totalOrders: 0, page: 1, pages: 1 })
  })

  test('nobody sees orders without a login', async ({ app }) => {
    const { answer, body } = await list(app, {})
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ success: false, code: 'unauthorized' })
  })

  test.for(['?page=0', '?limit=51', '?page=1e3', '?sort=total'])('%s is refused', async (query, { app, db }) => {
    const { headers } = await givenSession(db, (await givenUser(db)).id)
    expect((await list(app, headers, query)).answer.statusCode).toBe(400)
  })
})
