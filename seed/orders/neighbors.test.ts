import { expect, test } from 'vitest'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { deliveryAddressProblems } from '#domain/checkout/checkout.ts'
import { demoProducts } from '../demo-products.ts'
import { towns } from './neighbors.ts'
import type { Offer } from './offers.ts'
import { planRecentOrders, recentOrders } from './recent-orders.ts'

/** As the table product_deliveries requires. */
const LEAST_BUYERS = 3

const DAY_MS = 86_400_000
const days = { zone: { standard: { min: 4, max: 6 }, express: null }, holidays: [] }

const neighbors = towns.flatMap(({ neighbors: people, ...town }) => people.map((one) => ({ ...one, ...town })))

test('they are twelve people', () => {
  expect(new Set(neighbors.map(({ name }) => name)).size).toBe(12)
  expect(new Set(neighbors.map(({ phone }) => phone)).size).toBe(12)
})

test.for(neighbors)('the checkout accepts the address of $name', (neighbor) => {
  const { name, phone, ward, street, district, province, city, zip } = neighbor
  const place = { district, province, city, zip, street_address: street, landmark: '', apartment: '', position: null }
  const rules = { levelsOf: localLevelsOf, isInNepal: () => true }
  expect(deliveryAddressProblems({ name, phone, ward, ...place }, rules)).toEqual({})
})

test.for(towns)('enough people in $district bought the same for its page to say so', ({ neighbors: people }) => {
  const slugs = people.flatMap(({ bought }) => bought.map(([slug]) => slug))
  const known = demoProducts.map(({ slug }) => slug)
  expect(slugs.filter((slug) => !known.includes(slug))).toEqual([])
  const counts = Map.groupBy(slugs, (slug) => slug).values()
  expect(Math.min(...[...counts].map(({ length }) => length))).toBeGreaterThanOrEqual(LEAST_BUYERS)
})

function planAll(now: Date) {
  const offers = demoProducts.map(({ slug }) => ({ slug, stock: 1 }) as Offer)
  return towns.flatMap((town) => planRecentOrders(offers, town, days, now))
}

test('each recent order has its buyer, and lies within thirty days', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  const plan = planAll(now)
  expect(plan).toHaveLength(recentOrders.length)
  const ages = plan.map(({ placedAt }) => (now.getTime() - placedAt.getTime()) / DAY_MS)
  expect([Math.min(...ages) > 0, Math.max(...ages) < 30]).toEqual([true, true])
  const states = plan.map(({ events }) => events.at(-1)!.state)
  expect(
    Object.fromEntries([...Map.groupBy(states, (state) => state)].map(([state, all]) => [state, all.length])),
  ).toEqual({ pending: 2, confirm: 4, delivered: 15, cancelled: 2 })
})

test('nothing of a recent order is later than the first start, whatever its time', () => {
  for (let hour = 0; hour < 14 * 24; hour += 1) {
    const now = new Date(Date.parse('2026-10-01T00:10:00Z') + hour * 3_600_000)
    const plan = planAll(now)
    const latest = Math.max(...plan.flatMap(({ events }) => events.map(({ at }) => at.getTime())))
    expect(latest).toBeLessThanOrEqual(now.getTime())
    expect(plan.every(({ events }) => events.length > 0)).toBe(true)
  }
})
