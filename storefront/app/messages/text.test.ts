import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, expectTypeOf, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import type { Params } from '#messages/params.ts'
import { addMessages, textIn } from './text.ts'

addMessages('en', Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)])))
const text = textIn('en')

test('a text is filled with its parameters', () => {
  expect(text('card.in-stock', { count: '7' })).toBe('In Stock (7)')
  expect(text('stars.reviews', { count: 1 })).toBe('1 review')
  expect(text('stars.reviews', { count: 12 })).toBe('12 reviews')
})

test('the message’s type determines its parameters', () => {
  expectTypeOf<keyof Params<'{count, plural, one {# chair} other {# chairs}} in {place}'>>().toEqualTypeOf<
    'count' | 'place'
  >()
  expectTypeOf<keyof Params<'nothing to fill in'>>().toEqualTypeOf<never>()
  // @ts-expect-error the count is missing
  expect(text('card.in-stock')).toBe('In Stock ()')
})

test('numbers have the language’s digits, in plurals and outside them', () => {
  const sayings = {
    plural: '{count, plural, =0 {केही छैन} =2 {दुई} one {# वटा} other {# वटा}}',
    alone: '{width} × {height} से.मी.',
    both: '{seen} / {count, plural, one {# पाना} other {# पाना}}',
  }
  addMessages('ne', Object.fromEntries(Object.entries(sayings).map(([key, said]) => [key, compileMessage(said)])))
  const say = textIn('ne') as (key: string, params: Record<string, string | number>) => string
  expect(say('plural', { count: 1_25_000 })).toBe('१,२५,००० वटा')
  expect(say('plural', { count: 0 })).toBe('केही छैन')
  expect(say('plural', { count: 2 })).toBe('दुई')
  expect(say('alone', { width: 165.5, height: 1_110 })).toBe('१६५.५ × १,११० से.मी.')
  expect(say('alone', { width: 'KA-7', height: '१' })).toBe('KA-7 × १ से.मी.')
  expect(say('both', { seen: 3, count: 12 })).toBe('३ / १२ पाना')
  expect(text('stars.reviews', { count: 1_25_000 })).toBe('1,25,000 reviews')
})

test('texts loaded later join the earlier ones', () => {
  addMessages('en', { 'viewer.close': 'Shut' })
  expect(text('viewer.close')).toBe('Shut')
  expect(text('not-found.home')).toBe('Go Home')
})
