import { expect, test } from 'vitest'
import type { PackedProduct } from '#contract/catalog/products.ts'
import { piece, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { givenBed } from '../../test/given-products.ts'
import { factsOf } from './facts-of.ts'
import { totalOf, wishesOf } from './goods.ts'
import { knownGoods } from './known-goods.ts'

const bed = {
  ...givenBed(),
  variants: givenBed().variants.map((variant) => ({ ...variant, packages: [] })),
} as unknown as PackedProduct
const [first] = bed.variants

test('a variant becomes a piece with its measures in millimeters', () => {
  expect(factsOf(bed, { ...first!, dimensionsCm: { width: 145, depth: 219, height: 124 } })).toEqual({
    name: bed.name,
    kind: 'bed',
    width: 1450,
    depth: 2190,
    height: 1240,
    own: false,
    productId: '1',
    variantId: first!._id,
  })
})

test('a mattress without measures of its own is as large as its size says', () => {
  const mattress = {
    ...bed,
    name: 'Sukha',
    slug: 'sukha-mattress',
    subCatName: 'Mattresses',
    dimensionsCm: { width: 156, depth: 203, height: 26 },
  }
  const sized = (size: string | null) => factsOf(mattress, { ...first!, size, dimensionsCm: null })
  expect(sized('122*200')).toMatchObject({ kind: 'mattress', width: 1220, depth: 2000, height: 260 })
  expect(sized(null)).toMatchObject({ width: 1560, depth: 2030, height: 260 })
})

const janaki: PackedProduct = {
  ...bed,
  _id: '40',
  slug: 'janaki-dining-set',
  dimensionsCm: { width: 253, depth: 169, height: 76 },
  tableCm: { width: 170, depth: 90 },
}

test('a set brings the measures of its table, unless its size has others', () => {
  expect(factsOf(janaki, { ...first!, dimensionsCm: null })).toMatchObject({ table: { width: 1700, depth: 900 } })
  const larger = factsOf(janaki, { ...first!, dimensionsCm: { width: 300, depth: 169, height: 76 } })
  expect(larger).not.toHaveProperty('table')
})

test('a planned set without its table gets it from the shop', () => {
  const variant = { ...janaki.variants[0]!, dimensionsCm: null }
  const goods = new Map([['40', { ...janaki, variants: [variant] }]])
  const [set, own] = [factsOf(janaki, variant)!, piece('own', 'table', [1200, 800, 750])]
  if (set.own) throw new Error('It is sold')
  const { table, ...before } = { ...set, id: 'set', x: 2500, y: 2500, turn: 0 }
  const plan = planOf({ pieces: [before, own] })
  expect(knownGoods(goods).asShown(plan).pieces).toEqual([{ ...before, table }, own])
  expect(knownGoods(new Map()).asShown(plan)).toBe(plan)
  const smaller = planOf({ pieces: [{ ...before, depth: 890 }] })
  expect(knownGoods(goods).asShown(smaller)).toBe(smaller)
})

test('a product without a size, or with none that a plan can hold, is no piece', () => {
  expect(factsOf({ ...bed, dimensionsCm: null }, { ...first!, dimensionsCm: null })).toBeNull()
  expect(factsOf(bed, { ...first!, dimensionsCm: { width: 0, depth: 10, height: 10 } })).toBeNull()
  expect(factsOf(bed, { ...first!, dimensionsCm: { width: 5000, depth: 10, height: 10 } })).toBeNull()
})

test('a long name, or one with markup, is cut to what a plan may hold', () => {
  const facts = factsOf({ ...bed, name: `<b>${'Rara '.repeat(30)}` }, first!)
  expect(facts?.name.length).toBeLessThanOrEqual(60)
  expect(facts?.name).toMatch(/^bRara/)
})

const facts = factsOf(bed, first!)!
const plan = planOf({
  pieces: [
    { ...facts, id: 'a', x: 0, y: 0, turn: 0 },
    { ...facts, id: 'b', x: 0, y: 0, turn: 0 },
    { ...facts, id: 'c', x: 0, y: 0, turn: 0, own: true },
    { ...facts, id: 'd', x: 0, y: 0, turn: 0, productId: '2', variantId: '20' },
  ] as never,
})

test('each variant is wished once with its number, without own furniture', () => {
  expect(wishesOf(plan).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [first!._id, 2],
    ['20', 1],
  ])
})

test('what still loads is not without a price', () => {
  expect(totalOf(plan, new Map([['1', bed]]))).toMatchObject({ price: 2 * first!.price, loading: 1, unknown: 0 })
  expect(totalOf(plan, new Map())).toEqual({ pieces: 3, price: 0, loading: 3, unknown: 0 })
})

test('the total leaves out what has no price', () => {
  expect(
    totalOf(
      plan,
      new Map<string, PackedProduct | 'gone'>([
        ['1', bed],
        ['2', 'gone'],
      ]),
    ),
  ).toEqual({ pieces: 3, price: 2 * first!.price, loading: 0, unknown: 1 })
})

test('each variant is drawn in its color', () => {
  const color = { slug: 'oak', name: 'Oak', swatch: '#c89f6c', swatchPicture: null }
  const colored = { ...bed, colors: [color], variants: [{ ...first!, color: 'oak' }] } as PackedProduct
  expect(knownGoods(new Map([['1', colored]])).swatches).toEqual(new Map([[first!._id, '#c89f6c']]))
})
