import fc from 'fast-check'
import { test as plainTest } from 'vitest'
import type { OrderTotals } from '#contract/checkout.ts'
import { orderTotal, type Delivery } from '#domain/checkout/order-total.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { billOf } from '../../platform/mail/templates/order-parts.ts'
import { expect, test } from '../../test/test.ts'
import { givenCheckoutShop, givenPromotion, order, quoteFor } from './checkout.fixture.ts'
import { presentTotals } from '../../shop/promotions/present-totals.ts'

/** What a reader of the list comes to. */
function addedUp({ subtotal, shippingFee, reductions }: OrderTotals): number {
  return reductions.reduce((left, { amount }) => left - amount, subtotal + shippingFee)
}

/** `−Nrs. 1,00,000` */
function rupeesIn(text: string): number {
  return text === 'Free' ? 0 : Number(text.replaceAll(/[^\d]/g, '')) * (text.startsWith('−') ? -1 : 1)
}

test('wherever a free delivery by code is listed, the list adds up', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await givenPromotion(db, { name: 'Autumn', percent: 10 })
  await givenPromotion(db, { name: 'Delivery is on us', kind: 'free-shipping', code: 'FREESHIP' })
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db))
  const autumn = { name: 'Autumn', code: null, amount: 1_000 }
  expect((await shopper.view()).totals).toMatchObject({ shippingFee: 1_000, reductions: [autumn], total: 10_000 })

  const listed = {
    subtotal: 10_000,
    reductions: [autumn, { name: 'Delivery is on us', code: 'FREESHIP', amount: 1_000 }],
    shippingFee: 1_000,
    total: 9_000,
  }
  expect(addedUp(listed as OrderTotals)).toBe(listed.total)
  const quote = await quoteFor(shopper, { coupon: 'FREESHIP' })
  expect(quote.totals).toMatchObject(listed)
  expect(quote.methods.map(({ method, fee }) => [method, fee])).toContainEqual(['standard', 0])

  const placed = (await order(shopper, { coupon: 'FREESHIP' })).json()
  expect(placed.data.totals).toMatchObject(listed)
  const url = `/api/orders/${placed.data.orderId}?key=${placed.trackKey}`
  expect((await app.inject(url)).json().data.totals).toEqual(placed.data.totals)
  const { bill } = billOf({ ...placed.data, trackKey: placed.trackKey }, { language: 'en' }) as {
    bill: [string, string][]
  }
  const amounts = bill.map(([, amount]) => rupeesIn(amount))
  expect(amounts).toEqual([10_000, 1_000, -1_000, -1_000, 9_000])
})

test('a cart whose delivery is free by a promotion lists the fee and what is taken off it', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await givenPromotion(db, { name: 'Delivery is on us', kind: 'free-shipping' })
  const shopper = givenShopper(app)
  const { totals } = await shopper.add(await givenVariant(db))
  expect(totals).toMatchObject({ subtotal: 10_000, shippingFee: 1_000, total: 10_000, missingForFreeShipping: 0 })
  expect(addedUp(totals)).toBe(totals.total)
})

const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 5_00_000 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    categoryIds: fc.subarray(['1', '2']),
    isLarge: fc.boolean(),
  }),
  { maxLength: 5 },
)
const deliveries = fc.oneof(
  fc.constant<Delivery>({ method: 'pickup' }),
  fc.record({
    method: fc.constant('delivery' as const),
    fee: fc.nat(5_000),
    largeItemFee: fc.nat(5_000),
    freeOver: fc.nat(2_00_000),
  }),
)
const promotions = fc
  .array(
    fc.record({
      effect: fc.oneof(
        fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(1_00_000) }),
        fc.record({ kind: fc.constant('free-shipping' as const) }),
      ),
      categoryId: fc.constantFrom(null, '1'),
      minimum: fc.nat(50_000),
    }),
    { maxLength: 4 },
  )
  .map((given) => {
    const rest = { code: null, startsAt: new Date(0), endsAt: null, usesLeft: null, usesLeftEach: null }
    return given.map((one, index) => ({ ...one, ...rest, id: String(index), name: `Offer ${index}` }))
  })

plainTest('of any order the list adds up, with the fee as it is without promotions', () => {
  const now = new Date()
  fc.assert(
    fc.property(lines, deliveries, promotions, (given, delivery, offered) => {
      const totals = presentTotals(orderTotal(given, delivery, offered, now), { promotions: offered, sets: [] })
      expect(addedUp(totals)).toBe(totals.total)
      expect(totals.shippingFee).toBe(orderTotal(given, delivery, [], now).shipping)
      expect(totals.vat + totals.totalWithoutVat).toBe(totals.total)
    }),
  )
})
