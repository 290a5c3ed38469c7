import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { emptyCatalog, formatMessage } from './format-message.ts'

test.each([
  String.raw`\u0041`,
  String.raw`\x41 C:\new`,
  String.raw`\\u005c`,
  "$& $1 $` $' $$",
  '{name}',
  '%__lingui_octothorpe__%',
  "# '{' #",
])('a name such as %s goes in as it is', (name) => {
  const catalog = emptyCatalog('en', () => 'missing')
  catalog.load('en', {
    sold: compileMessageOrThrow('{name} is sold out'),
    left: compileMessageOrThrow('{count, plural, one {# piece} other {# pieces}} of {name}'),
  })
  expect(formatMessage(catalog, 'sold', { name })).toBe(`${name} is sold out`)
  expect(formatMessage(catalog, 'left', { name, count: 2 })).toBe(`2 pieces of ${name}`)
})

test('numbers outside of plurals are written as the caller asks', () => {
  const catalog = emptyCatalog('ne', () => 'missing')
  catalog.load('ne', { left: compileMessageOrThrow('{most} / {count, plural, one {# वटा} other {# वटा}}') })
  const values = { most: 3_000, count: 1_25_000 }
  expect(formatMessage(catalog, 'left', values)).toBe('३,००० / १,२५,००० वटा')
  expect(formatMessage(catalog, 'left', values, String)).toBe('3000 / १,२५,००० वटा')
})

test('a message that the catalog lacks is reported by its id', () => {
  expect(
    formatMessage(
      emptyCatalog('en', (_language, id) => `no ${id}`),
      'cart.gone',
      {},
    ),
  ).toBe('no cart.gone')
})
