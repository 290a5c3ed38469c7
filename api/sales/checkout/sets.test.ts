import { eq } from 'drizzle-orm'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { changeVariant } from '../../shop/cart/cart.fixture.ts'
import { givenBedroom } from '../../shop/sets/sets.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orderReductions, orders, products, productSets, refunds } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { changeOrder } from '../orders/change-order.ts'
import { billOf } from '../../platform/mail/templates/order-parts.ts'
import { documentsOf } from '../invoices/invoices.fixture.ts'
import { approveReturn } from '../fulfilment/change-return.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { requestReturn } from '../fulfilment/request-return.ts'
import {
  givenCheckoutShop,
  givenKnownGuest,
  givenPromotion,
  order,
  orderOf,
  place,
  quoteFor,
} from './checkout.fixture.ts'

const { secrets, storage } = testOptions
const by = { actor: 'staff', id: null } as const

/** A cart with one bedroom: 42,002 for the goods, 4,200 off, and 1,000 for the delivery. */
const test = base
  .extend('bedroom', async ({ db }) => {
    await givenCheckoutShop(db)
    return givenBedroom(db)
  })
  .extend('shopper', async ({ app, bedroom }) => {
    const shopper = givenKnownGuest(app)
    for (const id of [bedroom.ids.bedSmall, bedroom.ids.mattressSmall]) await shopper.add(id)
    await shopper.add(bedroom.ids.pillow, 2)
    return shopper
  })

const ofSet = { name: 'Rara bedroom', code: null, amount: 4_200, sets: 1 }

test('an order keeps what its set took off, of each line and by name', async ({ db, bedroom, shopper }) => {
  const quote = await quoteFor(shopper)
  const figures = { subtotal: 42_002, reductions: [ofSet], shippingFee: 1_000, total: 38_802 }
  expect(quote.totals).toMatchObject(figures)
  expect(quote.lines.map(({ total }) => total)).toEqual([27_001, 9_000, 1_801])

  const placed = (await order(shopper)).json()
  expect(placed.data.totals).toMatchObject(figures)
  const kept = { promotionId: null, setId: bedroom.set.id, sets: 1, name: 'Rara bedroom', amount: 4_200 }
  expect(await db.select().from(orderReductions)).toMatchObject([kept])
  const lines = await db.select().from(orderLines).orderBy(orderLines.position)
  expect(lines.map(({ reduction, total }) => [reduction, total])).toEqual([
    [2_999, 27_001],
    [1_000, 9_000],
    [201, 1_801],
  ])

  await db.delete(productSets)
  const url = `/api/orders/${placed.data.orderId}?key=${placed.trackKey}`
  const read = await shopper.send('GET', url)
  expect(read.json().data.totals).toEqual(placed.data.totals)
  const inNepali = await shopper.send('GET', `${url}&lang=ne`)
  expect(inNepali.json().data.totals.reductions).toMatchObject([{ name: 'रारा शयनकक्ष' }])
})

test('the mail names the set in the bill', async ({ db, shopper }) => {
  await order(shopper)
  const mail = (await readOutbox(db)).find(({ template }) => template === 'order-placed')!
  const { bill } = billOf(mail.data as never, { language: 'en' }) as { bill: [string, string][] }
  expect(bill).toContainEqual(['Set: Rara bedroom', '−Nrs. 4,200'])
})

test.for<[string, (shop: { db: Db; bed: number; ids: Record<string, string> }) => Promise<unknown>, string]>([
  ['is switched off', ({ db }) => db.update(productSets).set({ isActive: false }), 'Nrs. 43,002, not Nrs. 38,802'],
  ['is deleted', ({ db }) => db.delete(productSets), 'Nrs. 43,002, not Nrs. 38,802'],
  ['takes less off', ({ db }) => db.update(productSets).set({ percent: 5 }), 'Nrs. 40,902, not Nrs. 38,802'],
  [
    'loses a piece that is hidden',
    ({ db, bed }) => db.update(products).set({ published: false }).where(eq(products.id, bed)),
    'Rara bed is no longer sold; the total is now Nrs. 13,002, not Nrs. 38,802',
  ],
  [
    'has a piece with another price',
    ({ db, ids }) => changeVariant(db, ids['mattressSmall']!, { price: 20_000 }),
    'Sukha mattress now costs Nrs. 20,000, not Nrs. 10,000; the total is now Nrs. 47,802, not Nrs. 38,802',
  ],
  [
    'has too little left of a piece',
    ({ db, ids }) => changeVariant(db, ids['pillow']!, { stock: 1 }),
    'only 1 of Kapas pillow is left; the total is now Nrs. 42,001, not Nrs. 38,802',
  ],
])('when a set %s after it was shown, nothing is ordered', async ([, change, said], { db, bedroom, shopper }) => {
  const body = orderOf(await quoteFor(shopper))
  await change({ db, bed: bedroom.products.bed.id, ids: bedroom.ids })
  const answer = await place(shopper, body)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'figures_changed'])
  expect(answer.json().message).toContain(said)
  expect(await db.$count(orders)).toBe(0)
})

test('a coupon works on what the set has left', async ({ db, shopper }) => {
  await givenPromotion(db, { percent: 10, code: 'AUTUMN' })
  const { data } = (await order(shopper, { coupon: 'AUTUMN' })).json()
  expect(data.totals).toMatchObject({
    reductions: [ofSet, { name: 'Autumn', code: 'AUTUMN', amount: 3_780 }],
    total: 35_022,
  })
})

test('the invoice names the set, and a returned piece is refunded at what was paid for it', async ({ db, shopper }) => {
  const placed = (await order(shopper)).json()
  const { id, total } = onlyRow(await db.select().from(orders).where(eq(orders.number, placed.data.orderId)))
  const now = new Date()
  const shop = { db, secrets }
  await changeOrder(shop, id, { action: 'confirm', by, now })
  const [invoice] = await documentsOf(db, id)
  expect(invoice!.document).toMatchObject({
    sets: [{ name: 'Rara bedroom', nativeName: 'रारा शयनकक्ष', count: 1, amount: 4_200 }],
    sums: { goods: 42_002, discount: 4_200, delivery: 1_000, total },
  })

  await changeOrder(shop, id, { action: 'deliver', by, now })
  const wallets = { offered: [] }
  const give = async (position: number, quantity: number) => {
    const held = onlyRow(await db.select().from(orders).where(eq(orders.id, id)))
    const asked = { order: held, by: { actor: 'shopper', id: null, isBuyer: true } as const }
    const fields = { reason: 'Too wide.', pieces: JSON.stringify([{ position, quantity }]) }
    const { returns } = await requestReturn({ ...shop, storage, wallets }, asked, fields, [], now)
    const name = { orderId: id, returnId: returns.find(({ state }) => state === 'requested')!._id }
    await approveReturn(shop, name, { by, now })
    await receiveReturn(shop, name, { by, now, restock: false })
  }
  for (const [position, quantity] of [[0, 1], [2, 1], [2, 1], [1, 1]] as const) await give(position, quantity) // prettier-ignore
  const amounts = (await db.select().from(refunds)).map(({ amount }) => amount)
  // Together they are what was paid, with the delivery in the last one.
  expect(amounts.toSorted((one, other) => one - other)).toEqual([900, 901, 10_000, 27_001])
})
