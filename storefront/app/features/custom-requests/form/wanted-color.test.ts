import { expect, test } from 'vitest'
import { ANOTHER_COLOR } from '#domain/custom-requests/request-form.ts'
import { wantedColor } from './wanted-color.ts'

const blush = { slug: 'blush', name: 'Blush', swatch: '#c98f86', swatchPicture: null }
const green = { ...blush, slug: 'forest-green', name: 'Forest green' }

test.each([
  ['that of the page, before one is chosen', '', blush],
  ['the one that is chosen', 'forest-green', green],
  ['none of the product’s, for another color', ANOTHER_COLOR, null],
  ['none, for a color that the product no longer has', 'oatmeal', null],
])('the wanted color is %s', (_case, color, wanted) => {
  expect(wantedColor({ color }, { colors: [green, blush] }, blush)).toBe(wanted)
})
