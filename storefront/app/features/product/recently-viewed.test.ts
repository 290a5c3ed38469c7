import { expect, test } from 'vitest'
import { parseViewed, withViewed } from './recently-viewed.ts'

test('the product seen last stands first, each once', () => {
  expect(withViewed(['3', '7', '1'], '7')).toEqual(['7', '3', '1'])
})

test('six are kept besides the product at hand', () => {
  expect(withViewed(['1', '2', '3', '4', '5', '6', '7'], '8')).toEqual(['8', '1', '2', '3', '4', '5', '6'])
})

test.each([null, '', 'nonsense', '{}', '7', '[7]', '[{"id":"7"}]', '["../admin"]', '["0"]'])(
  'stored %s counts as nothing',
  (stored) => {
    expect(parseViewed(stored)).toEqual([])
  },
)

test('what was stored is read back', () => {
  expect(parseViewed(JSON.stringify(['12', '7']))).toEqual(['12', '7'])
})
