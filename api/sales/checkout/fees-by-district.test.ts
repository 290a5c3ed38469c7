import { eq } from 'drizzle-orm'
import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { promisedDelivery } from '#domain/delivery-zones/delivery-promise.ts'
import { zoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import { givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { deliveryZones, shopSettings } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop, order, quoteFor } from './checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await db
    .update(deliveryZones)
    .set({ largeItemFee: 4_000, fittingOffered: false })
    .where(eq(deliveryZones.name, 'Mountains'))
  return givenShopper(app)
})

const sofa = { price: 40_000, weightKg: 62, widthCm: 210, depthCm: 90, heightCm: 80 }
const lamp = { price: 9_500, weightKg: 4, widthCm: 30, depthCm: 30, heightCm: 139 }

const cartIn = (shopper: Shopper, district: string) =>
  shopper.ask('GET', district && `?${new URLSearchParams({ district })}`)

const toHumla = {
  province: 'Karnali',
  district: 'Humla',
  city: 'Simkot',
  ward: 5,
  payment: 'bank',
  zip: '',
} as const

const districts = ['', 'Kathmandu', 'Ilam', 'Kaski', 'Humla'] as const

test.for([
  ['a lamp', lamp, 1, [1_000, 1_000, 1_000, 1_000, 1_000]],
  ['a sofa', sofa, 1, [1_000, 1_000, 1_000, 1_000, 5_000]],
  ['two sofas', sofa, 2, [1_000, 1_000, 1_000, 1_000, 9_000]],
  ['three sofas, above the limit', sofa, 3, [0, 0, 0, 0, 0]],
] as const)('%s: cart, quote and order ask the same of a district', async ([, piece, count, fees], { db, shopper }) => {
  await shopper.add(await givenVariant(db, piece), count)
  for (const [index, district] of districts.entries()) {
    const { totals } = await cartIn(shopper, district)
    const { isEstimate: _, ...quoted } = (await quoteFor(shopper, { district, method: 'standard' })).totals
    expect([district, totals.shippingFee, totals]).toEqual([district, fees[index], quoted])
  }
  const placed = await order(shopper, toHumla)
  const shippingFee = fees.at(-1)!
  expect(placed.json().data.totals).toMatchObject({ shippingFee, total: count * piece.price + shippingFee })
})

test('large goods need a floor only where fitters come and carry them in', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db, sofa))
  const asked = districts.map(async (district) => (await quoteFor(shopper, { district })).asksAccess)
  expect(await Promise.all(asked)).toEqual([true, true, true, false, false])
  const placed = await order(shopper, { ...toHumla, floor: null })
  expect(placed.json().data).toMatchObject({ floor: null })
})

test('one piece costs in the cart what its card promises', async ({ app, db, shopper }) => {
  const { data }: DeliveryZonesReply = (await app.inject('/api/delivery/zones')).json()
  const terms = { now: new Date(), holidays: data.holidays, freeOver: data.freeShippingOver }
  const places = data.provinces.flatMap((province) => province.districts)
  for (const piece of [sofa, lamp, { ...sofa, price: 1_00_001 }]) {
    const { lines } = await shopper.add(await givenVariant(db, piece))
    for (const name of districts.filter((one) => one !== '')) {
      const { zoneId } = places.find((one) => one.name === name)!
      const zone = data.zones.find(({ _id }) => _id === zoneId) ?? zoneTerms(null, { ...data, expressFee: null })
      const { isLarge, countInStock } = lines[0]!
      const promise = promisedDelivery(zone, { price: piece.price, isLarge, countInStock, madeInDays: null }, terms)!
      const { methods, payments, fitting } = await quoteFor(shopper, { district: name, method: 'standard' })
      const fee = (method: string) => methods.find((one) => one.method === method)
      const cart = await cartIn(shopper, name)
      expect([cart.totals.shippingFee, cart.fitting]).toEqual([promise.cost, promise.fitting])
      expect(fee('standard')).toMatchObject({ fee: promise.cost, estimate: promise.arrives })
      expect(fee('express')?.fee).toBe(promise.express?.cost)
      expect(fee('express')?.estimate).toEqual(promise.express?.arrives)
      expect([payments.includes('cod'), fitting]).toEqual([promise.cash, promise.fitting])
    }
    await shopper.remove(lines[0]!)
  }
})

test('every answer about a cart counts on the district that the call names', async ({ app, db, shopper }) => {
  const district = '?district=Humla'
  const variantId = await givenVariant(db, sofa)
  const added = await shopper.ask('POST', `/lines${district}`, { variantId })
  expect(added.totals.shippingFee).toBe(5_000)
  const line = `/lines/${added.lines[0]!._id}${district}`
  expect((await shopper.ask('PATCH', line, { quantity: 2 })).totals.shippingFee).toBe(9_000)
  const shared = (await shopper.send('POST', `/api/cart/shares${district}`)).json()
  expect(shared.data.totals.shippingFee).toBe(9_000)
  const copy = `/shares/${shared.share.token}`
  expect((await shopper.ask('GET', copy)).totals.shippingFee).toBe(1_000)
  expect((await shopper.ask('GET', copy + district)).totals.shippingFee).toBe(9_000)
  const friend = givenShopper(app)
  expect((await friend.ask('POST', `${copy}/takeover${district}`)).totals.shippingFee).toBe(9_000)
  expect((await shopper.ask('DELETE', line)).totals.shippingFee).toBe(0)
})

test.for([["'; drop table carts; --"], ['x'.repeat(100)]])(
  'the district %j is one without a zone',
  async ([text], { db, shopper }) => {
    await shopper.add(await givenVariant(db, sofa))
    expect((await cartIn(shopper, text!)).totals.shippingFee).toBe(1_000)
  },
)

test.for([['?district=%00'], [`?district=${'x'.repeat(101)}`], ['?district=Kaski&district=Humla'], ['?zone=1']])(
  'the query %s is refused',
  async ([query], { shopper }) => {
    expect((await shopper.send('GET', `/api/cart${query}`)).statusCode).toBe(400)
  },
)

test('a quote and an order skip holidays', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const estimateOf = async () => (await quoteFor(shopper)).methods[0]!.estimate!
  const { first } = await estimateOf()
  await db.update(shopSettings).set({ holidays: [{ day: first, name: 'Holiday' }] })
  const later = await estimateOf()
  expect(later.first > first).toBe(true)
  expect((await order(shopper)).json().data.estimate).toEqual(later)
})
