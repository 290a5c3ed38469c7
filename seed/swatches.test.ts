import { expect, test } from 'vitest'
import { type ColorFamily, familyOf } from '#domain/catalog/color-families.ts'
import { swatches } from './swatches.ts'

/** Where a shopper looks for each color of the demo. */
const namesOf: Partial<Record<ColorFamily, string>> = {
  white: 'White, White marble',
  beige: 'Ash, Ivory, Natural, Oak and black, Oak and white, Oatmeal, Pine, Stone, Teak and ecru, Teak and stripe',
  brown: 'Earth, Espresso, Honey, Natural oak, Oak, Sal, Sheesham, Tan, Teak, Teak and black, Walnut',
  black: 'Black',
  gray: 'Charcoal, Graphite, Gray and white, Gray border, Slate, Stone gray, Warm gray, White and gray',
  red: 'Madder red',
  pink: 'Blush, Rose clay',
  orange: 'Rust, Terracotta',
  yellow: 'Mustard',
  green: 'Forest green, Moss, Olive, Teak and green',
  blue: 'Dusk blue, Indigo, Ink blue, Slate blue, Teal',
}

test('each color of the demo is found where a shopper looks for it', () => {
  const names = Object.entries(swatches).toSorted(([one], [other]) => one.localeCompare(other))
  const found: typeof namesOf = {}
  for (const [name, swatch] of names) {
    const family = familyOf(swatch)
    found[family] = [found[family], name].filter((part) => part !== undefined).join(', ')
  }
  expect(found).toEqual(namesOf)
})
