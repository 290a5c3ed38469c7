import { nepalInstant } from '#domain/nepal-time.ts'
import { instalmentPlans, orders, shopSettings } from '../../platform/db/schema.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect } from '../../test/test.ts'
import { givenCheckoutShop, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { test as phoneTest } from '../orders/phone-only.fixture.ts'
import { blankPlan } from './admin/plans.fixture.ts'
import { asked, test } from './instalments.fixture.ts'
import { listPlans } from './list-plans.ts'

test('a guest who has proved no contact holds the pieces no longer than by a transfer, until staff have called', async ({
  app,
  db,
  shopper: known,
}) => {
  const stranger = givenShopper(app)
  await stranger.add(await givenVariant(db, { price: 50_000 }))
  for (const shopper of [stranger, known]) await place(shopper, asked(await quoteFor(shopper)))
  const placed = await db.select().from(orders).orderBy(orders.placedAt)
  const waits = placed.map(({ payBy, placedAt }) => Math.round((payBy!.getTime() - placedAt.getTime()) / 3_600_000))
  expect(waits).toEqual([3 * 24, 7 * 24])
})

test('a shop without a bank account names only plans of cards, which its showroom takes', async ({
  app,
  db,
  shopper,
}) => {
  await db.insert(instalmentPlans).values([
    { ...blankPlan, bank: 'Tilicho Finance', kind: 'finance' },
    { ...blankPlan, bank: 'Rara Bank', kind: 'card-conversion' },
  ])
  const banks = async () => {
    const { data } = (await app.inject('/api/instalment-plans')).json()
    return data.map(({ bank }: { bank: string }) => bank)
  }
  expect(await banks()).toEqual(['Himchuli Bank', 'Rara Bank', 'Tilicho Finance'])
  await db.update(shopSettings).set({ bankAccountNumber: '' })
  await expect.poll(banks).toEqual(['Rara Bank'])
  expect((await quoteFor(shopper)).instalments).toEqual([])
})

test('a list of plans is kept until midnight in Nepal, when plans begin and end', async ({ db }) => {
  await givenCheckoutShop(db)
  await db.insert(instalmentPlans).values({ ...blankPlan, endsOn: '2026-11-30' })
  const lateInTheEvening = new Date(nepalInstant('2026-12-01').getTime() - 7_000)
  const { payload, keepForMs, tags } = await listPlans(db, 'en', lateInTheEvening)
  expect([payload.data.length, keepForMs, tags]).toEqual([1, 7_000, ['instalment-plans', 'settings']])
})

phoneTest(
  'a buyer without an email address reads in the SMS that we call about the instalments',
  async ({ db, phone, shopper }) => {
    await db.insert(instalmentPlans).values({ ...blankPlan, minimum: 0 })
    const placed = await place(shopper, { ...asked(await quoteFor(shopper)), email: '' })
    expect(placed.statusCode).toBe(201)
    const texts = await phone.texts()
    expect(texts).toEqual([
      expect.stringMatching(/^Kastha: order .* is placed\. We call you about the instalments: http/),
    ])
  },
)
