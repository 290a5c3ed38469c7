import { expect, test } from 'vitest'
import { colorOf, picturesIn } from './colors.ts'

const picture = (id: string, color: string | null = null) => ({ id, color })
const mixed = [picture('room'), picture('green 1', 'green'), picture('blush', 'blush'), picture('green 2', 'green')]

test.each([
  ['no named color: all in order', null, mixed, ['room', 'green 1', 'blush', 'green 2']],
  ['the color’s own come first', 'green', mixed, ['green 1', 'green 2', 'room']],
  ['a color with a single picture', 'blush', mixed, ['blush', 'room']],
  ['a color without pictures: those of every color', 'oatmeal', mixed, ['room']],
  ['nothing of this color: all', 'oatmeal', mixed.slice(1), ['green 1', 'blush', 'green 2']],
  ['no pictures', 'green', [], []],
])('%s', (_case, color, pictures, ids) => {
  expect(picturesIn(color, pictures).map(({ id }) => id)).toEqual(ids)
})

test('a color is found by its slug', () => {
  const blush = { slug: 'blush', name: 'Blush', swatch: '#c98f86', swatchPicture: null }
  expect(colorOf([blush], 'blush')).toBe(blush)
  expect(colorOf([blush], 'green')).toBeNull()
  expect(colorOf([], null)).toBeNull()
})
