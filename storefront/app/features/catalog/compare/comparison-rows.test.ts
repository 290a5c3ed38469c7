import { beforeAll, expect, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { addMessages, textIn } from '../../../messages/text.ts'
import { comparisonRows } from './comparison-rows.ts'
import type { ComparedProduct } from './load-comparison.ts'

beforeAll(() => addMessages('en', messages))

const bed: ComparedProduct = {
  _id: '1',
  name: 'Sal bed',
  compared: '1',
  offer: {
    _id: '1',
    color: null,
    size: '122*200',
    type: null,
    price: 100,
    oldPrice: null,
    countInStock: 3,
    isLarge: false,
    dimensionsCm: { width: 176, depth: 219, height: 124 },
  },
  madeInDays: null,
  picture: undefined,
  sizes: [],
  rating: 4.5,
  reviewCount: 2,
  size: ['122*200', '153*200'],
  productType: [],
  tableCm: null,
  seats: null,
  weights: [
    { size: '122*200', kilograms: 62 },
    { size: '153*200', kilograms: 71 },
  ],
  material: 'Sal wood, cotton velvet',
  finishOptions: null,
  assembly: 'By our fitters',
  colors: [],
  colorOptions: 'Walnut, Oak',
  weightCapacity: 320,
  warranty: '5 years',
  specialFeatures: null,
}

function rowsOf(products: readonly ComparedProduct[], deliveries = products.map(() => 'Free')) {
  return comparisonRows(products, deliveries, textIn('en'), englishFormats)
}

const labelsOf = (products: readonly ComparedProduct[]) => rowsOf(products).map(({ label }) => textIn('en')(label))

function differing(...changes: Partial<ComparedProduct>[]) {
  const rows = rowsOf([bed, ...changes.map((change) => ({ ...bed, ...change }))])
  return rows.filter(({ differs }) => differs).map(({ label }) => textIn('en')(label))
}

test('the rows have a fixed order', () => {
  const whole = { ...bed, productType: ['Hydraulics' as const], finishOptions: 'Matt', specialFeatures: 'Storage' }
  expect(labelsOf([bed, whole])).toEqual([
    'Price',
    'Available Sizes (centimeters)',
    'Type',
    'Rating',
    'Stock',
    'Delivery',
    'Dimensions (width x depth x height)',
    'Weight',
    'Material',
    'Finish Options',
    'Assembly',
    'Color Options',
    'Weight Capacity (kgs)',
    'Warranty',
    'Special Features',
  ])
})

test('the dimensions of a set say how large the table alone is', () => {
  const rows = rowsOf([{ ...bed, tableCm: { width: 170, depth: 90 } }])
  const dimensions = rows.find(({ label }) => label === 'comparison.dimensions')
  expect(dimensions?.values).toEqual([['176 x 219 x 124 cm', 'Table alone 170 x 90 cm']])
})

test('what is known of no product has no row', () => {
  const unknown = { ...bed, weights: [], material: null, offer: { ...bed.offer, dimensionsCm: null } }
  expect(labelsOf([unknown, { ...unknown, material: 'Oak' }])).toEqual([
    'Price',
    'Available Sizes (centimeters)',
    'Rating',
    'Stock',
    'Delivery',
    'Material',
    'Assembly',
    'Color Options',
    'Weight Capacity (kgs)',
    'Warranty',
  ])
})

test('a single product, or two equal ones, show no differences', () => {
  expect(differing()).toEqual([])
  expect(differing({ _id: '2', name: 'Other bed' })).toEqual([])
})

test('order and capitalization are no difference', () => {
  expect(differing({ colorOptions: 'oak,walnut', size: ['153*200', '122*200'] })).toEqual([])
})

test('the colors to choose from are compared, or else what the shop says about colors', () => {
  const walnut = { slug: 'walnut', name: 'Walnut', swatch: '#5b3a24', swatchPicture: null }
  const oak = { slug: 'oak', name: 'Oak', swatch: '#c69a5d', swatchPicture: null }
  expect(differing({ colors: [oak, walnut], colorOptions: null })).toEqual([])
  expect(differing({ colors: [walnut] })).toEqual(['Color Options'])
})

test('one differing product among three marks the row', () => {
  expect(differing({}, { offer: { ...bed.offer, price: 90 }, warranty: null })).toEqual(['Price', 'Warranty'])
})

test('different stock is no difference, unless one product has none', () => {
  expect(differing({ offer: { ...bed.offer, countInStock: 40 } })).toEqual([])
  expect(differing({ offer: { ...bed.offer, countInStock: 0 } })).toEqual(['Stock'])
})

test('deliveries differ if their cells do', () => {
  const free = { ...bed, offer: { ...bed.offer, isLarge: true } }
  const delivery = (...said: string[]) => rowsOf([bed, free], said).find(({ kind }) => kind === 'delivery')
  expect(delivery('Free', 'Free')).toMatchObject({ label: 'delivery.title', differs: false })
  expect(delivery('Free', 'Nrs. 1,000')).toMatchObject({ differs: true })
})

test('each weight names its size, even if two sizes weigh the same', () => {
  const weights = [
    { size: '122*200', kilograms: 62 },
    { size: '153*200', kilograms: 62 },
  ]
  const oneSize = { ...bed, weights: [{ size: null, kilograms: 31.5 }] }
  const rows = rowsOf([{ ...bed, weights }, oneSize, { ...bed, weights: [] }])
  expect(rows.find(({ label }) => label === 'product.weight')!.values).toEqual([
    ['122*200: 62 kg', '153*200: 62 kg'],
    ['31.5 kg'],
    [],
  ])
})

test('dimensions show their unit; unknown ones are empty', () => {
  const rows = rowsOf([bed, { ...bed, offer: { ...bed.offer, dimensionsCm: null } }])
  expect(rows.find(({ label }) => label === 'comparison.dimensions')!.values).toEqual([['176 x 219 x 124 cm'], []])
})

test('seats are a row where one of the products says how many it has', () => {
  expect(labelsOf([bed, bed])).not.toContain('Seats')
  const rows = rowsOf([{ ...bed, seats: 3 }, { ...bed, seats: 6 }, bed])
  expect(rows.find(({ label }) => label === 'comparison.seats')).toMatchObject({
    values: [['3'], ['6'], []],
    differs: true,
  })
})
