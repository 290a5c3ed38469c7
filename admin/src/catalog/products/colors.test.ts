import { expect, test } from 'vitest'
import { colorAdded, colorRemoved, colorsOrdered, slugChanged, type ColoredParts } from './colors.ts'
import { withChoice, withVariant } from './variants.ts'

const picture = { pictureId: 'a'.repeat(24), alt: '', translations: { ne: {} }, color: null }
const one = withVariant([], 'bed', { color: null, size: '1*2', type: null }).map((variant) => {
  return { ...variant, id: 7, sku: 'OLD-BED', price: 100, weightKg: 40 }
})
const plain: ColoredParts = { colors: [], variants: withChoice(one, 'bed', 'size', '2*2'), pictures: [picture] }
const green = colorAdded(plain, 'bed', 'Forest green', '#2f5d46')
const both = colorAdded(green, 'bed', 'Blush', '#cf9c90')
const told = ({ variants }: ColoredParts) => variants.map(({ id, color, size, sku }) => [id, color, size, sku])

test('the first color takes the variants with their SKUs, and a further one gets copies', () => {
  expect(told(green)).toEqual([
    [7, 'forest-green', '1*2', 'OLD-BED'],
    [null, 'forest-green', '2*2', 'BED-2X2'],
  ])
  expect(told(both).slice(2)).toEqual([
    [null, 'blush', '1*2', 'BED-BLS-1X2'],
    [null, 'blush', '2*2', 'BED-BLS-2X2'],
  ])
  expect(both.variants[2]).toMatchObject({ price: 100, weightKg: 40, oldPrice: null })
})

test('a color of a new product has a variant at once', () => {
  const parts = colorAdded({ colors: [], variants: [], pictures: [] }, 'bed', 'Oak', '#d2ab7a')
  expect(told(parts)).toEqual([[null, 'oak', null, 'BED-OAK']])
})

test('colors of one name and names without Latin letters get slugs of their own', () => {
  const parts = ['हरियो', 'निलो', 'Blush'].reduce((all, name) => colorAdded(all, 'bed', name, '#000000'), both)
  expect(parts.colors.map(({ slug }) => slug)).toEqual(['forest-green', 'blush', 'color', 'color-2', 'blush-2'])
})

test('a new size comes in every color', () => {
  const wider = withChoice(both.variants, 'bed', 'size', '3*2')
  expect(wider.map(({ color, size }) => `${color} ${size}`)).toEqual([
    'forest-green 1*2',
    'forest-green 2*2',
    'forest-green 3*2',
    'blush 1*2',
    'blush 2*2',
    'blush 3*2',
  ])
})

test('a removed color takes its variants along, and leaves its pictures to every color', () => {
  const shown = { ...both, pictures: [{ ...picture, color: 'blush' }] }
  const rest = colorRemoved(shown, 'blush')
  expect(rest).toEqual({ ...green, pictures: [picture] })
})

test('without its only color a product keeps its variants', () => {
  expect(told(colorRemoved(green, 'forest-green'))).toEqual([
    [7, null, '1*2', 'OLD-BED'],
    [null, null, '2*2', 'BED-2X2'],
  ])
})

test('variants and pictures follow a changed slug, and a taken one changes nothing', () => {
  const shown = { ...both, pictures: [{ ...picture, color: 'blush' }] }
  const changed = slugChanged(shown, 'blush', ' Rose Pink')
  expect(changed.colors.map(({ slug }) => slug)).toEqual(['forest-green', 'rose-pink'])
  expect(changed.variants.map(({ color }) => color).slice(2)).toEqual(['rose-pink', 'rose-pink'])
  expect(changed.pictures[0]!.color).toBe('rose-pink')
  expect(slugChanged(shown, 'blush', 'forest-green')).toBe(shown)
  expect(slugChanged(shown, 'blush', ' ')).toBe(shown)
})

test('the grids follow the order of the colors', () => {
  const turned = colorsOrdered(both, both.colors.toReversed())
  expect(turned.variants.map(({ color, size }) => `${color} ${size}`)).toEqual([
    'blush 1*2',
    'blush 2*2',
    'forest-green 1*2',
    'forest-green 2*2',
  ])
})
