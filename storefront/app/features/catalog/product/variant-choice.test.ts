import { expect, test } from 'vitest'
import type { Variant } from '#contract/catalog/products.ts'
import { chosenVariant, sizeChoices, typeChoices, variantSearch } from './variant-choice.ts'

const variant = (size: string | null, type: string | null, price = 1000): Variant => ({
  _id: `${size} ${type}`,
  sku: `BED-${size}-${type}`,
  color: null,
  size,
  type,
  price,
  oldPrice: null,
  countInStock: 1,
  weightKg: null,
  dimensionsCm: null,
  isLarge: false,
})

const single = variant('122*200', 'Normal', 98_500)
const queen = variant('153*200', 'Normal', 112_500)
const queenLift = variant('153*200', 'Hydraulics', 129_000)
const bed = [single, queen, queenLift]

test.each([
  ['', single],
  ['?size=153*200', queen],
  ['?size=153*200&type=Hydraulics', queenLift],
  ['?size=153%2A200&type=Hydraulics', queenLift],
  ['?type=Hydraulics', queenLift], // a type alone: the first size with it
  ['?size=122*200&type=Hydraulics', single], // not available: the size stays
  ['?size=1*1&type=Normal', single], // invalid
  ['?size=<script>&type=%00', single],
  ['?size=&type=', single],
  ['?size=153*200&size=122*200', queen], // the first one counts
])('%s chooses the right variant', (search, expected) => {
  expect(chosenVariant(bed, new URLSearchParams(search))).toBe(expected)
})

test('sizes keep the chosen type where they have it', () => {
  const choices = sizeChoices(bed, queenLift)
  expect(choices.map(({ value, variant: { type } }) => [value, type])).toEqual([
    ['122*200', 'Normal'],
    ['153*200', 'Hydraulics'],
  ])
  expect(choices.map(({ isChosen }) => isChosen)).toEqual([false, true])
})

test('each choice shows its price difference to the chosen variant', () => {
  expect(sizeChoices(bed, queen).map(({ difference }) => difference)).toEqual([-14_000, 0])
  expect(typeChoices(bed, queen).map(({ difference }) => difference)).toEqual([0, 16_500])
})

test('an unavailable combination is not offered', () => {
  expect(typeChoices(bed, single).map(({ value }) => value)).toEqual(['Normal'])
})

test('a single size and type leave no choice', () => {
  const stool = variant(null, null)
  expect(sizeChoices([stool], stool)).toEqual([])
  expect(typeChoices([stool], stool)).toEqual([])
  expect(variantSearch(stool)).toBe('')
})

test('a choice’s address leads back to its variant', () => {
  for (const one of bed) expect(chosenVariant(bed, new URLSearchParams(variantSearch(one)))).toBe(one)
  expect(variantSearch(queenLift)).toBe('?size=153*200&type=Hydraulics')
})
