import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlug, MAX_SLUG_LENGTH, SLUG_PATTERN, slugOf } from './slug.ts'

test.each([
  ['Rara Wingback Bed', 'rara-wingback-bed'],
  ['  Café table, 2 seats! ', 'cafe-table-2-seats'],
  ['Shopkeeper’s chair', 'shopkeepers-chair'],
  ['पलङ', ''],
  ['A'.repeat(200), 'a'.repeat(100)],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a slug is always one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const slug = slugOf(name)
      expect(slug === '' || (SLUG_PATTERN.test(slug) && slug.length <= MAX_SLUG_LENGTH)).toBe(true)
    }),
  )
})

test('a slug that somebody has gets a number', () => {
  expect(freeSlug('bed', new Set())).toBe('bed')
  expect(freeSlug('bed', new Set(['bed', 'bed-2', 'bed-4']))).toBe('bed-3')
  const long = 'a'.repeat(MAX_SLUG_LENGTH)
  expect(freeSlug(long, new Set([long]))).toBe(`${'a'.repeat(MAX_SLUG_LENGTH - 2)}-2`)
})
