import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, expectTypeOf, test } from 'vitest'
import { messages } from './english.ts'
import type { Params } from './params.ts'
import { addMessages, textIn } from './text.ts'

addMessages('en', Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)])))
const text = textIn('en')

test('a text is said with its parameters', () => {
  expect(text('card.in-stock', { count: '7' })).toBe('In Stock (7)')
  expect(text('stars.reviews', { count: 1 })).toBe('1 review')
  expect(text('stars.reviews', { count: 12 })).toBe('12 reviews')
})

test('parameters are read from the message by type', () => {
  expectTypeOf<keyof Params<'{count, plural, one {# chair} other {# chairs}} in {place}'>>().toEqualTypeOf<
    'count' | 'place'
  >()
  expectTypeOf<keyof Params<'nothing to fill in'>>().toEqualTypeOf<never>()
  // @ts-expect-error the count is missing
  expect(text('card.in-stock')).toBe('In Stock ()')
})

test('texts that come later join those that are there', () => {
  addMessages('en', { 'viewer.close': 'Shut' })
  expect(text('viewer.close')).toBe('Shut')
  expect(text('not-found.home')).toBe('Go Home')
})
