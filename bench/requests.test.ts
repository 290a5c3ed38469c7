import { expect, test } from 'vitest'
import { listScenarios, searchScenarios, uncachedPage } from './requests.ts'

const PRODUCTS = 100_000
/** What a quick shop answers in one load. */
const REQUESTS = 10_000

const scenarios = [...listScenarios(PRODUCTS), ...searchScenarios(PRODUCTS), uncachedPage('page')]
const [cached, uncached] = [true, false].map((isCached) =>
  scenarios.filter(({ name }) => name.includes(', cached') === isCached),
)

test.for(uncached!)('$name: every request is different', ({ path, most = REQUESTS }) => {
  const count = Math.min(most, REQUESTS)

  expect(new Set(Array.from({ length: count }, (_, turn) => path(turn))).size).toBe(count)
})

test.for(cached!)('$name: every request is the same', ({ path }) => {
  expect(path(REQUESTS)).toBe(path(0))
})

test('the bench requests no product twice, and none in a small shop', () => {
  expect(uncachedProduct(1_000)?.most).toBe(999)
  expect(uncachedProduct(999)).toBeUndefined()
})

test('a shop with a page 1,000 shows it in each order', () => {
  expect(deepPages(10_000)).toEqual([])
  expect(deepPages(100_000)).toEqual([
    'page 1,000 by -sales',
    'page 1,000 by relevance',
    'page 1,000 by name',
    'page 1,000 by -name',
    'page 1,000 by price',
    'page 1,000 by -price',
    'page 1,000 by name in Nepali',
    'page 1,000 by -name in Nepali',
    'page 1,000 by relevance to "sofa"',
  ])
})

function uncachedProduct(products: number) {
  return listScenarios(products).find(({ name }) => name === 'product, uncached')
}

function deepPages(products: number): string[] {
  return searchScenarios(products).flatMap(({ name }) => (name.startsWith('page 1,000') ? [name] : []))
}
