import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { demoSettings } from '../../../seed/settings.ts'
import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { sumOf } from '#domain/sum.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenShopper, givenVariants } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order as orderCart } from '../checkout/checkout.fixture.ts'
import {
  cartLines,
  orderEvents,
  orderLines,
  orders,
  productPictures,
  products,
  shopSettings,
  variants,
} from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenDetails, givenOrder, givenPromotion } from './orders.fixture.ts'
import { decryptOrder } from './private-order.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

const { orderKey } = testOptions.secrets

const test = base.extend(
  'look',
  ({ app }) =>
    (number: string, { key, headers = {} }: { key?: string; headers?: Record<string, string> } = {}) =>
      app.inject({ url: `/api/orders/${number}${key === undefined ? '' : `?key=${key}`}`, headers }),
)

describe('an order', () => {
  test('shows its owner everything that was agreed and what has happened', async ({ db, look }) => {
    await db.insert(shopSettings).values(demoSettings)
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const promotion = await givenPromotion(db)
    const order = await givenOrder(db, { userId, payment: 'bank', promotionIds: [promotion.id] })
    const answer = await look(order.number, { headers })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().data).toMatchObject({
      orderId: order.number,
      payment: 'bank',
      method: 'standard',
      province: 'Gandaki',
      district: 'Kaski',
      city: 'Pokhara',
      estimate: { first: '2026-11-24', last: '2026-11-26' },
      collectionCode: null,
      bank: {
        bank: demoSettings.bankName,
        accountName: demoSettings.bankAccountName,
        accountNumber: demoSettings.bankAccountNumber,
        reference: order.number,
      },
      floor: 2,
      hasLift: false,
      access: 'A narrow lane',
      note: 'Please call before noon.',
      totals: {
        subtotal: 10_000,
        reductions: [{ name: 'Dashain', code: null, amount: 100 }],
        shippingFee: 1_000,
        total: 10_900,
        vat: 1_254,
        totalWithoutVat: 9_646,
      },
      events: [{ status: 'pending', at: order.placedAt.toISOString(), by: 'shopper', reason: '' }],
    })
  })

  test('is found however its number is typed', async ({ db, look }) => {
    const { number } = await givenOrder(db)
    const key = trackKey(orderKey, number)
    const typed = encodeURIComponent(` ${number.toLowerCase().replaceAll('-', ' ')} `)
    expect((await look(typed, { key })).json().data.orderId).toBe(number)
  })

  test('shows no account to pay to once it has ended, nor where the shop has none', async ({ db, look }) => {
    await db.insert(shopSettings).values({ ...demoSettings, bankAccountNumber: '' })
    const bankOf = async (number: string) => (await look(number, { key: trackKey(orderKey, number) })).json().data.bank
    expect(await bankOf((await givenOrder(db, { payment: 'bank' })).number)).toBeNull()
    await db.update(shopSettings).set({ bankAccountNumber: '1' })
    expect(await bankOf((await givenOrder(db, { payment: 'bank', state: 'cancelled' })).number)).toBeNull()
    expect(await bankOf((await givenOrder(db)).number)).toBeNull()
    expect(await bankOf((await givenOrder(db, { payment: 'bank' })).number)).toMatchObject({ accountNumber: '1' })
  })

  test('stays as it was sold when product, variant and picture are gone', async ({ db, look }) => {
    const picture = await givenPicture(db)
    const { id: productId } = await givenProduct(db, { pictureIds: [picture.id] })
    const [variant] = await db.select().from(variants).where(eq(variants.productId, productId))
    const sold = { productId, variantId: variant!.id, pictureId: picture.id, pictureAlt: 'A bed' }
    const { number } = await givenOrder(db, { lines: [sold] })
    const item = async () => (await look(number, { key: trackKey(orderKey, number) })).json().data.items[0]
    const asSold = { title: 'Rara Bed', sku: 'RARA-BED', size: '153*200', price: 10_000, image: { id: picture.id } }

    expect(await item()).toMatchObject({ ...asSold, productId: String(productId) })
    await db.delete(productPictures)
    await db.delete(variants).where(eq(variants.id, variant!.id)) // nothing to sell: shoppers do not see it
    expect(await item()).toMatchObject({ ...asSold, productId: null })
    await db.delete(products).where(eq(products.id, productId))
    expect(await item()).toMatchObject({ ...asSold, productId: null })
  })

  test('names nobody once the account was deleted', async ({ db, look }) => {
    const { number } = await givenOrder(db, { state: 'delivered', name: '', email: '', privateDetails: null })
    expect((await look(number, { key: trackKey(orderKey, number) })).json().data).toMatchObject({
      name: '',
      email: '',
      phone: '',
      address: 'Kaski, Gandaki',
      pincode: '',
      userId: null,
      floor: null,
      access: '',
      note: '',
      status: 'delivered',
      totalAmount: 11_000,
    })
  })

  test('can be read by nobody who has only the database', async ({ db }) => {
    const order = await givenOrder(db)
    const other = await givenOrder(db)
    const kept = order.privateDetails!.toString('latin1')
    for (const secret of [givenDetails.phone, givenDetails.city, givenDetails.note]) expect(kept).not.toContain(secret)
    await db.update(orders).set({ privateDetails: order.privateDetails }).where(eq(orders.id, other.id))
    expect(() => decryptOrder(testOptions.secrets.dataKey, other.id, order.privateDetails!)).toThrow()
    expect(decryptOrder(testOptions.secrets.dataKey, order.id, order.privateDetails!)).toEqual(givenDetails)
  })
})

describe('somebody else’s order', () => {
  test('is not there, as one that never was', async ({ app, db, look }) => {
    const { headers } = await givenSession(db, (await givenUser(db)).id)
    const other = await givenUser(db, { email: 'other@post.example' })
    const theirs = await givenOrder(db, { userId: other.id })
    const guests = await givenOrder(db)
    const answers = await Promise.all(
      [theirs.number, guests.number, 'KA-261121-00000000', 'KA-1'].map((number) => look(number, { headers })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    for (const action of ['cancel', 'reorder']) {
      const url = `/api/orders/${theirs.number}/${action}`
      const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
      expect(answer.statusCode).toBe(404)
    }
    const [{ state } = {}] = await db.select().from(orders).where(eq(orders.id, theirs.id))
    expect(state).toBe('pending')
  })

  test('asks for a login where there is neither one nor a key', async ({ db, look }) => {
    const { number } = await givenOrder(db)
    for (const asked of [number, 'KA-261121-00000000', 'nothing']) expect((await look(asked)).statusCode).toBe(401)
    expect((await look(number, { headers: { authorization: 'Bearer nonsense' } })).statusCode).toBe(401)
  })
})

describe('a key', () => {
  test('its key opens an order for another member too, and after the session has ended', async ({ db, look }) => {
    const { number } = await givenOrder(db)
    const key = trackKey(orderKey, number)
    const { headers } = await givenSession(db, (await givenUser(db)).id)
    for (const sent of [{}, headers, { authorization: 'Bearer over' }]) {
      expect((await look(number, { key, headers: sent })).statusCode).toBe(200)
    }
  })

  test('that is forged, of another order or made with another key of the shop opens nothing', async ({ db, look }) => {
    const { number } = await givenOrder(db)
    const other = await givenOrder(db)
    const right = trackKey(orderKey, number)
    const changed = `${right[0] === 'A' ? 'B' : 'A'}${right.slice(1)}`
    const { tokenKey, rateLimitKey, cookieKey } = testOptions.secrets
    const wrong = [
      changed,
      trackKey(orderKey, other.number),
      ...[tokenKey, rateLimitKey, cookieKey].map((key) => trackKey(key, number)),
    ]
    for (const key of wrong) {
      const answer = await look(number, { key })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toBe('Order not found.')
    }
  })

  test.for(['', 'x', 'cut'])('that is no key at all is refused: %j', async (form, { db, look }) => {
    const { number } = await givenOrder(db)
    const key = form === 'cut' ? trackKey(orderKey, number).slice(0, -1) : form
    expect((await look(number, { key })).statusCode).toBe(400)
  })

  test('that does not hold leaves the owner’s own login to count', async ({ db, look }) => {
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const { number } = await givenOrder(db, { userId })
    expect((await look(number, { key: 'A'.repeat(43), headers })).statusCode).toBe(200)
  })
})

test('the largest cart at the highest price can be ordered, and its sums are exact', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  const price = MAX_PRICE_RUPEES - 1
  const ids = await givenVariants(
    db,
    Array.from({ length: MAX_CART_LINES }, (_, at) => ({ price, stock: 50 * MAX_QUANTITY, size: String(at) })),
  )
  await shopper.add(ids[0]!, MAX_QUANTITY)
  const [line] = await db.select().from(cartLines)
  await db.insert(cartLines).values(ids.slice(1).map((id) => ({ ...line!, id: undefined, variantId: Number(id) })))
  const { data } = (await orderCart(shopper)).json()
  const total = price * MAX_QUANTITY * MAX_CART_LINES
  expect(data.totals).toMatchObject({ subtotal: total, total, vat: Math.round((total * 13) / 113) })
  const lines = await db.select({ total: orderLines.total, vat: orderLines.vat }).from(orderLines)
  expect(sumOf(lines, (one) => one.total)).toBe(total)
  expect(sumOf(lines, (one) => one.vat)).toBe(data.totals.vat)
})

describe('the record of an order', () => {
  test('tells each change in its order, with its reason', async ({ db, look }) => {
    const order = await givenOrder(db, { state: 'cancelled' })
    const at = new Date('2026-11-21T08:00:00Z')
    const change = { orderId: order.id, at, actorId: null }
    await db.insert(orderEvents).values([
      { ...change, action: 'confirm', state: 'confirm', actor: 'staff' },
      { ...change, action: 'cancel', state: 'cancelled', actor: 'staff', reason: 'The timber has a crack.' },
    ])
    const { data } = (await look(order.number, { key: trackKey(orderKey, order.number) })).json()
    expect(data.events.map(({ status, by, reason }: Record<string, string>) => [status, by, reason])).toEqual([
      ['pending', 'shopper', ''],
      ['confirm', 'staff', ''],
      ['cancelled', 'staff', 'The timber has a crack.'],
    ])
    expect(data.cancelUntil).toBeNull()
  })
})
