import { expect, test } from 'vitest'
import { parseRecent, readRecent, withRecent } from './recent-terms.ts'

test('the last term searched for comes first, without duplicates, five at most', () => {
  expect(withRecent(['Lamp', 'Bookshelf', 'Wardrobe', 'Pillow', 'Cushion'], 'sofa')).toEqual([
    'sofa',
    'Lamp',
    'Bookshelf',
    'Wardrobe',
    'Pillow',
  ])
  expect(withRecent(['Lamp', 'Bookshelf'], 'bookshelf')).toEqual(['bookshelf', 'Lamp'])
})

test.each([null, '', 'nonsense', '{}', '7', 'null'])('stored %s counts as nothing stored', (stored) => {
  expect(parseRecent(stored)).toBeUndefined()
})

test('non-terms in a stored list are dropped', () => {
  const stored = JSON.stringify([7, 'sofa', '', '  ', null, 'x'.repeat(201), 'a\0b', 'bed', { q: 'x' }])
  expect(parseRecent(stored)).toEqual(['sofa', 'bed'])
})

test('a cleared list stays empty', () => {
  expect(parseRecent('[]')).toEqual([])
})

test('a browser without storage has no recent terms', () => {
  expect(readRecent()).toBeUndefined() // localStorage does not exist here
})
