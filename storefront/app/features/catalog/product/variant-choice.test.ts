import { expect, test } from 'vitest'
import type { Variant } from '#contract/catalog/products.ts'
import { chosenVariant, colorChoices, sizeChoices, typeChoices } from './variant-choice.ts'
import { variantSearch } from './variant-search.ts'

const variant = (size: string | null, type: string | null, price = 1000, color: string | null = null): Variant => ({
  _id: `${color} ${size} ${type}`,
  sku: `BED-${size}-${type}`,
  color,
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

const green = variant('122*200', 'Normal', 98_500, 'forest-green')
const greenQueen = variant('153*200', 'Hydraulics', 129_000, 'forest-green')
const blush = variant('153*200', 'Normal', 114_500, 'blush')
const blushKing = variant('183*200', 'Normal', 126_500, 'blush')
const colorful = [green, greenQueen, blush, blushKing]

test.each([
  ['', green],
  ['?color=blush', blush],
  ['?color=blush&size=183*200', blushKing],
  ['?color=blush&size=122*200', blush], // not made: the color stays
  ['?color=forest-green&size=153*200&type=Normal', greenQueen], // not made: color and size stay
  ['?size=183*200', blushKing], // a size alone: the first color with it
  ['?color=Blush&size=153*200', greenQueen], // invalid color
  ['?color=%3Cscript%3E', green],
  ['?color=blush&color=forest-green', blush], // the first one counts
])('%s chooses the right color', (search, expected) => {
  expect(chosenVariant(colorful, new URLSearchParams(search))).toBe(expected)
})

test('colors keep the chosen size and type where they have them', () => {
  const variantsOf = (chosen: Variant) => colorChoices(colorful, chosen).map((choice) => choice.variant)
  expect(variantsOf(green)).toEqual([green, blush])
  expect(variantsOf(greenQueen)).toEqual([greenQueen, blush])
  expect(variantsOf(blushKing)).toEqual([green, blushKing])
  expect(colorChoices(colorful, blush).map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['forest-green', false],
    ['blush', true],
  ])
})

test('a color offers its own sizes and types only', () => {
  expect(sizeChoices(colorful, green).map(({ value }) => value)).toEqual(['122*200', '153*200'])
  expect(sizeChoices(colorful, blush).map(({ value }) => value)).toEqual(['153*200', '183*200'])
  expect(typeChoices(colorful, greenQueen).map(({ value }) => value)).toEqual(['Hydraulics'])
})

test('an unavailable combination is not offered', () => {
  expect(typeChoices(bed, single).map(({ value }) => value)).toEqual(['Normal'])
})

test('a single color, size and type leave no choice', () => {
  const stool = variant(null, null)
  expect(colorChoices([stool], stool)).toEqual([])
  expect(sizeChoices([stool], stool)).toEqual([])
  expect(typeChoices([stool], stool)).toEqual([])
  expect(variantSearch(stool)).toBe('')
})

test('a choice’s address leads back to its variant', () => {
  for (const all of [bed, colorful]) {
    for (const one of all) expect(chosenVariant(all, new URLSearchParams(variantSearch(one)))).toBe(one)
  }
  expect(variantSearch(queenLift)).toBe('?size=153*200&type=Hydraulics')
  expect(variantSearch(greenQueen)).toBe('?color=forest-green&size=153*200&type=Hydraulics')
})
