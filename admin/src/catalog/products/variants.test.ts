import { expect, test } from 'vitest'
import {
  choicesOf,
  movedSize,
  placeOf,
  renamed,
  withChoice,
  withoutChoice,
  withVariant,
  type EditedVariant,
} from './variants.ts'

const told = (variants: EditedVariant[]) => variants.map(({ size, type, sku, price }) => [size, type, sku, price])
const one = withVariant([], 'bed', { color: null, size: null, type: null }).map((variant) => ({
  ...variant,
  price: 100,
}))

test('the first variant has no size and no type', () => {
  expect(told(one)).toEqual([[null, null, 'BED', 100]])
})

test('new cells are filled row by row with the price of their neighbors and unique SKUs', () => {
  const sizes = withChoice(renamed(one, 'bed', 'size', null, ' 1*2 '), 'bed', 'size', '2*2')
  const grid = withChoice(renamed(sizes, 'bed', 'type', null, 'Normal'), 'bed', 'type', 'Hydraulics')
  expect(told(grid)).toEqual([
    ['1*2', 'Normal', 'BED-1X2-N', 100],
    ['1*2', 'Hydraulics', 'BED-1X2-H', 100],
    ['2*2', 'Normal', 'BED-2X2-N', 100],
    ['2*2', 'Hydraulics', 'BED-2X2-H', 100],
  ])
  expect([choicesOf(grid, 'size'), choicesOf(grid, 'type')]).toEqual([
    ['1*2', '2*2'],
    ['Normal', 'Hydraulics'],
  ])
  expect(placeOf(grid, { color: null, size: '2*2', type: 'Normal' })).toBe(2)
  expect(movedSize(grid, '2*2', -1).map(({ size }) => size)).toEqual(['2*2', '2*2', '1*2', '1*2'])
  expect(movedSize(grid, '1*2', -1)).toEqual(grid)
  expect(withoutChoice(grid, 'type', 'Normal').map(({ type }) => type)).toEqual(['Hydraulics', 'Hydraulics'])
})

test('a row cannot be renamed to the name of another', () => {
  const sizes = withChoice(renamed(one, 'bed', 'size', null, '1*2'), 'bed', 'size', '2*2')
  expect(renamed(sizes, 'bed', 'size', '2*2', '1*2')).toEqual(sizes)
})

test('a saved or manually typed SKU survives a rename', () => {
  const saved = one.map((variant) => ({ ...variant, id: 7 }))
  expect(told(renamed(saved, 'bed', 'size', null, '1*2'))).toEqual([['1*2', null, 'BED', 100]])
  const written = one.map((variant) => ({ ...variant, sku: 'OLD-BED' }))
  expect(told(renamed(written, 'bed', 'size', null, '1*2'))).toEqual([['1*2', null, 'OLD-BED', 100]])
})
