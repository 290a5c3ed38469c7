import { expect, test } from 'vitest'
import type { Product, ProductModel, Variant } from '#contract/catalog/products.ts'
import { shownModel } from './shown-model.ts'

const model = {
  widthCm: 176,
  depthCm: 220,
  heightCm: 124,
  size: '153*200',
  colors: ['forest-green', 'blush'],
} as ProductModel

const variant = (size: string | null, width: number | null, color: string | null = 'forest-green') => {
  return { size, color, dimensionsCm: width === null ? null : { width, depth: 219, height: 124 } } as Variant
}
const single = variant('122*200', 145)
const queen = variant('153*200', 176)
const product = { variants: [single, queen], dimensionsCm: null } as unknown as Product

test('the model is stretched to the chosen size, loose cushions with it', () => {
  const { size, stretch, shownSize } = shownModel(product, model, single)
  expect(stretch).toEqual({ width: 145 / 176, depth: 1, height: 1 })
  expect(size).toEqual({ width: 145, depth: 219, height: 124 })
  expect(shownSize).toBe('122*200')
})

test.each([
  ['its own size', queen],
  ['a size of unknown dimensions', variant('183*200', null)],
  ['a size too far from its own', variant('260*200', 280)],
])('for %s the model stays as it is, and says its size', (_case, chosen) => {
  const { stretch, size, shownSize } = shownModel(product, model, chosen)
  expect(stretch).toEqual({ width: 1, depth: 1, height: 1 })
  expect(size).toEqual({ width: 176, depth: 219, height: 124 })
  expect(shownSize).toBe('153*200')
})

test('a size whose own dimensions are unknown measures what the model does', () => {
  const unknown = variant('153*200', null)
  const shown = shownModel({ ...product, variants: [unknown] }, model, unknown)
  expect(shown.size).toEqual({ width: 176, depth: 220, height: 124 })
})

test('a single size has no name', () => {
  const stool = { variants: [variant(null, null)], dimensionsCm: null } as unknown as Product
  expect(shownModel(stool, { ...model, size: null }, variant(null, null)).shownSize).toBeNull()
})

test.each([
  ['the chosen color', 'blush', 'blush'],
  ['the first, if the file lacks the chosen one', 'oatmeal', 'forest-green'],
  ['the first, if no color has a name', null, 'forest-green'],
])('the model shows %s', (_case, chosen, color) => {
  expect(shownModel(product, model, variant('153*200', 176, chosen)).color).toBe(color)
})

test('a model without named colors shows none', () => {
  expect(shownModel(product, { ...model, colors: [] }, variant('153*200', 176, 'blush')).color).toBeNull()
})
