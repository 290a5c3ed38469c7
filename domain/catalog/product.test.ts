import { expect, test } from 'vitest'
import { productProblems, type ProductParts } from './product.ts'

const unmeasured = { widthCm: null, depthCm: null, heightCm: null }
const variant = { ...unmeasured, sku: 'BED', size: null, type: null, price: 100, oldPrice: null }
const bed: ProductParts = {
  ...unmeasured,
  published: true,
  publishAt: null,
  unpublishAt: null,
  pictures: [{ pictureId: 'a' }],
  variants: [variant],
}
const [early, late] = ['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z']

test('what fits together has no problems', () => {
  expect(productProblems(bed)).toEqual({})
  expect(productProblems({ ...bed, published: false, variants: [] })).toEqual({})
  expect(productProblems({ ...bed, published: false, publishAt: early, unpublishAt: late })).toEqual({})
})

test.each<[string, Partial<ProductParts>, string[]]>([
  ['a part of its measures', { widthCm: 1, heightCm: 2 }, ['widthCm']],
  ['an old price below the price', { variants: [{ ...variant, oldPrice: 100 }] }, ['variants.0.oldPrice']],
  ['the same size twice', { variants: [variant, { ...variant, sku: 'B', size: '' }] }, ['variants.1.size']],
  ['the same SKU twice', { variants: [variant, { ...variant, size: '2' }] }, ['variants.1.sku']],
  ['the same picture twice', { pictures: [{ pictureId: 'a' }, { pictureId: 'a' }] }, ['pictures.1']],
  ['nothing to sell', { variants: [] }, ['published']],
  ['nothing to sell later', { published: false, publishAt: early, variants: [] }, ['publishAt']],
  ['publishing twice', { publishAt: early }, ['publishAt']],
  ['hiding what is not shown', { published: false, unpublishAt: early }, ['unpublishAt']],
  ['hiding before showing', { published: false, publishAt: late, unpublishAt: early }, ['unpublishAt']],
])('%s is a problem', (_, parts, fields) => {
  expect(Object.keys(productProblems({ ...bed, ...parts }))).toEqual(fields)
})
