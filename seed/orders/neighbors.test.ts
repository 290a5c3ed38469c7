import { expect, test } from 'vitest'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { deliveryAddressProblems } from '#domain/checkout/checkout.ts'
import { demoProducts } from '../demo-products.ts'
import { towns } from './neighbors.ts'

/** As the table product_deliveries requires. */
const LEAST_BUYERS = 3

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
