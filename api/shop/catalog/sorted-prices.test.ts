import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBetween } from './sorted-prices.ts'

const rupees = fc.integer({ min: 0, max: 60 })
const limit = fc.option(rupees)

test('prices in a range are counted as a filter counts them', () => {
  const property = fc.property(fc.array(rupees), limit, limit, (prices, minPrice, maxPrice) => {
    const bytes = Buffer.alloc(4 * prices.length)
    for (const [at, price] of prices.toSorted((a, b) => a - b).entries()) bytes.writeInt32BE(price, 4 * at)
    const expected = prices.filter((price) => price >= (minPrice ?? 0) && price <= (maxPrice ?? 60))
    expect(countBetween(bytes, { minPrice, maxPrice })).toBe(expected.length)
  })
  fc.assert(property)
})
