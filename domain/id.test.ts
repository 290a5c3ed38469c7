import { expect, test } from 'vitest'
import { isId } from './id.ts'

test.each(['1', '7', '10', '999999999'])('%s can be an id', (text) => {
  expect(isId(text)).toBe(true)
})

test.each(['', '0', '007', '-1', '1.5', '1e3', '1000000000', ' 1', '1\n', '１', 'abc'])('%j cannot', (text) => {
  expect(isId(text)).toBe(false)
})
