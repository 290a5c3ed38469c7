import { expect, test } from 'vitest'
import type { PackedProduct } from '#contract/catalog/products.ts'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import { piece, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { givenBed } from '../../test/given-products.ts'
import { queryClient } from '../../query-client.ts'
import { packedQuery } from '../passages/delivered.ts'
import { variantsForBed } from './variants-for-bed.ts'

const packed = (changes: Partial<PackedProduct>): PackedProduct => {
  const bed = givenBed()
  const variants = bed.variants.map((variant) => ({ ...variant, packages: [] }))
  return { ...bed, variants, comesAssembled: true, packagesAreEstimates: false, ...changes }
}
const [variant] = packed({}).variants
const sizes = ['92*190', '122*200', '153*200', '183*200']
const mattress = packed({
  _id: '9',
  slug: 'aaram-mattress',
  dimensionsCm: { width: 92, depth: 190, height: 16 },
  variants: sizes.map((size) => ({ ...variant!, _id: size, size, type: null, dimensionsCm: null })),
})
const offered = (pieces: readonly PlannedPiece[], product = mattress) =>
  variantsForBed(product, planOf({ pieces })).map(({ size }) => size)

test('a mattress comes in the largest size that the bed of the plan holds', () => {
  expect(offered([piece('bed', 'bed', [1760, 2190, 1240])])).toEqual(['153*200'])
  expect(offered([piece('wide', 'bed', [2060, 2190, 1240]), piece('own', 'four-poster', [1500, 2150, 900])])).toEqual([
    '122*200',
  ])
})

test('a bed of the shop says its size, however wide its frame', () => {
  const bed: PlannedPiece = {
    ...piece('bed', 'bed', [1900, 2300, 1240]),
    own: false,
    productId: '1',
    variantId: '103',
  }
  expect(offered([bed])).toEqual(['183*200'])
  queryClient.setQueryData(packedQuery('1').queryKey, packed({}))
  expect(offered([bed])).toEqual(['153*200'])
})

test('all sizes are offered without a bed that holds one, and of everything but mattresses', () => {
  expect(offered([])).toEqual(sizes)
  expect(offered([piece('cot', 'bed', [700, 1300, 900]), piece('wardrobe', 'wardrobe', [2000, 2200, 2100])])).toEqual(
    sizes,
  )
  const bed = packed({})
  expect(offered([piece('own', 'bed', [1760, 2190, 1240])], bed)).toEqual(bed.variants.map(({ size }) => size))
})
