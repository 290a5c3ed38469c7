import { expect, test } from 'vitest'
import { productProblems, type ProductParts } from './product.ts'

const unmeasured = { widthCm: null, depthCm: null, heightCm: null }
const variant = { ...unmeasured, sku: 'BED', color: null, size: null, type: null, price: 100, oldPrice: null }
const picture = { pictureId: 'a', color: null }
const green = { slug: 'green', name: 'Green' }
const greenBed = { ...variant, color: 'green' }
const bed: ProductParts = {
  ...unmeasured,
  tableWidthCm: null,
  tableDepthCm: null,
  published: true,
  publishAt: null,
  unpublishAt: null,
  pictures: [{ pictureId: 'a', color: null }],
  colors: [],
  variants: [variant],
}
const set = { widthCm: 253, depthCm: 169, heightCm: 85 }
const [early, late] = ['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z']

test('what fits together has no problems', () => {
  const colors = [green, { slug: 'red', name: 'Red' }]
  const inColors = [greenBed, { ...variant, sku: 'RED', color: 'red' }]
  expect(productProblems({ ...bed, colors, variants: inColors, pictures: [{ ...picture, color: 'red' }] })).toEqual({})
  expect(productProblems(bed)).toEqual({})
  expect(productProblems({ ...bed, ...set, tableWidthCm: 170, tableDepthCm: 90 })).toEqual({})
  expect(productProblems({ ...bed, published: false, variants: [] })).toEqual({})
  expect(productProblems({ ...bed, published: false, publishAt: early, unpublishAt: late })).toEqual({})
})

test.each<[string, Partial<ProductParts>, string[]]>([
  ['a part of its measures', { widthCm: 1, heightCm: 2 }, ['widthCm']],
  ['the width of a table without its depth', { ...set, tableWidthCm: 170 }, ['tableWidthCm']],
  ['the depth of a table without its width', { ...set, tableDepthCm: 90 }, ['tableWidthCm']],
  ['a table without the measures of its set', { tableWidthCm: 170, tableDepthCm: 90 }, ['widthCm']],
  ['a table wider than its set', { ...set, tableWidthCm: 254, tableDepthCm: 90 }, ['tableWidthCm']],
  ['a table deeper than its set', { ...set, tableWidthCm: 170, tableDepthCm: 170 }, ['tableWidthCm']],
  ['an old price below the price', { variants: [{ ...variant, oldPrice: 100 }] }, ['variants.0.oldPrice']],
  ['the same size twice', { variants: [variant, { ...variant, sku: 'B', size: '' }] }, ['variants.1.size']],
  ['the same SKU twice', { variants: [variant, { ...variant, size: '2' }] }, ['variants.1.sku']],
  ['the same picture twice', { pictures: [picture, picture] }, ['pictures.1']],
  ['an unknown color', { variants: [greenBed] }, ['variants.0.color']],
  [
    'a color without a variant',
    { colors: [green, { slug: 'red', name: 'Red' }], variants: [greenBed] },
    ['colors.1.name'],
  ],
  [
    'a variant without a color beside one with',
    { colors: [green], variants: [greenBed, { ...variant, sku: 'B' }] },
    ['variants.1.color'],
  ],
  ['a picture of an unknown color', { pictures: [{ ...picture, color: 'red' }] }, ['pictures.0']],
  [
    'two colors of one name',
    { colors: [green, { slug: 'g', name: 'green' }], variants: [greenBed, { ...greenBed, sku: 'B', color: 'g' }] },
    ['colors.1.name'],
  ],
  ['two colors of one slug', { colors: [green, { ...green, name: 'Grass' }], variants: [greenBed] }, ['colors.1.slug']],
  [
    'the same size twice in one color',
    { colors: [green], variants: [greenBed, { ...greenBed, sku: 'B' }] },
    ['variants.1.size'],
  ],
  ['nothing to sell', { variants: [] }, ['published']],
  ['nothing to sell later', { published: false, publishAt: early, variants: [] }, ['publishAt']],
  ['publishing twice', { publishAt: early }, ['publishAt']],
  ['hiding what is not shown', { published: false, unpublishAt: early }, ['unpublishAt']],
  ['hiding before showing', { published: false, publishAt: late, unpublishAt: early }, ['unpublishAt']],
])('%s is a problem', (_, parts, fields) => {
  expect(Object.keys(productProblems({ ...bed, ...parts }))).toEqual(fields)
})
