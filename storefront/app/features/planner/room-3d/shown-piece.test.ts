import { expect, test } from 'vitest'
import type { PackedProduct, ProductModel } from '#contract/catalog/products.ts'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import { piece } from '#domain/planner/sample-plan.fixture.ts'
import { givenBed } from '../../../test/given-products.ts'
import { shownPieces } from './shown-piece.ts'

const model: ProductModel = {
  url: '/media/bed/model.glb',
  bytes: 1000,
  widthCm: 176,
  depthCm: 220,
  heightCm: 124,
  size: '153*200',
  colors: ['forest', 'blush'],
}
const variants = givenBed().variants.map((variant) => ({ ...variant, color: 'blush', packages: [] }))
const bed = { ...givenBed({ model }), variants } as unknown as PackedProduct
const single = variants.find(({ size }) => size === '122*200')!
const planned = {
  ...piece('bed', 'bed', [1450, 2190, 1240]),
  own: false,
  productId: '1',
  variantId: single._id,
} as PlannedPiece
const swatches = new Map([[single._id, '#c08a7c']])

test('a piece of the shop has the model in its color and the size of its variant', () => {
  const [shown] = shownPieces([planned], new Map([['1', bed]]), swatches)
  expect(shown).toMatchObject({ swatch: '#c08a7c', model: { url: model.url, color: 'blush', stretch: { height: 1 } } })
  expect(shown!.model!.stretch.width).toBeLessThan(1)
})

test.each([
  ['own furniture', piece('own', 'bed', [1450, 2190, 1240]), new Map([['1', bed]])],
  ['a product that is still loading', planned, new Map()],
  ['one that the shop no longer sells', planned, new Map([['1', 'gone']])],
  ['a product without a model', planned, new Map([['1', { ...bed, model: null }]])],
  ['a variant that is gone', { ...planned, variantId: 'none' } as PlannedPiece, new Map([['1', bed]])],
])('%s has no model', (_case, one, goods) => {
  expect(shownPieces([one], goods, swatches)[0]?.model).toBeUndefined()
})
