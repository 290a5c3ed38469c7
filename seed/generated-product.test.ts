import { expect, test } from 'vitest'
import { generateProduct } from './generated-product.ts'
import { demoProducts } from './demo-products.ts'
import { manifest } from './manifest.ts'

const make = (index: number) => generateProduct(index, manifest.products, demoProducts)

test('the same number always gives the same product', () => {
  expect([0, 1, 99_999].map(make)).toEqual([0, 1, 99_999].map(make))
})

test('names and SKUs are unique', () => {
  const made = Array.from({ length: 3_000 }, (_, index) => make(index * 37))
  expect(new Set(made.map(({ name }) => name)).size).toBe(3_000)
  expect(new Set(made.flatMap(({ variants }) => variants.map(({ sku }) => sku))).size).toBe(
    made.flatMap(({ variants }) => variants).length,
  )
})

test('an old price is above the price, and prices, weights and stock are valid', () => {
  const variants = Array.from({ length: 2_000 }, (_, index) => make(index)).flatMap((product) => product.variants)
  expect(variants.filter(({ price, oldPrice }) => oldPrice !== undefined && oldPrice <= price)).toEqual([])
  expect(variants.filter(({ price, stock, weightKg }) => price < 100 || stock < 0 || weightKg <= 0)).toEqual([])
})

test('prices, stock, discounts, flags and reviews vary', () => {
  const made = Array.from({ length: 2_000 }, (_, index) => make(index))
  const share = (passes: (product: ReturnType<typeof make>) => boolean) => made.filter(passes).length / made.length
  expect(new Set(made.map(({ variants }) => variants[0]?.price)).size).toBeGreaterThan(500)
  expect(share(({ variants }) => variants[0]?.oldPrice !== undefined)).toBeCloseTo(0.25, 1)
  expect(share(({ variants }) => variants.every(({ stock }) => stock === 0))).toBeGreaterThan(0.03)
  expect(share(({ reviews }) => reviews.length > 0)).toBeCloseTo(0.3, 1)
  expect(share(({ isLatest }) => isLatest)).toBeGreaterThan(0.01)
})

test('a bed or mattress has in each of its sizes the measures of that size', () => {
  const variants = Array.from({ length: 2_000 }, (_, index) => make(index)).flatMap((product) => product.variants)
  const sized = variants.filter(({ size }) => size !== undefined)
  expect(sized.length).toBeGreaterThan(50)
  const wrong = sized.filter(({ size, overall }) => {
    const [width = 0, depth = 0] = size!.split('*').map(Number)
    return !overall || overall.width < width || overall.depth < depth || overall.width > width + 25
  })
  expect(wrong).toEqual([])
})
