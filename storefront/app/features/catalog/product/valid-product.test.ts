import { expect, test } from 'vitest'
import { isValidProduct } from './valid-product.ts'

const stool = { _id: '7', name: 'Sal stool', pictures: [], reviews: [], variants: [{ price: 4500 }] }

test('a product with a name and a priced variant is valid', () => {
  expect(isValidProduct(stool)).toBe(true)
})

test.each([
  ['nothing', null],
  ['a text', 'product'],
  ['a list', []],
  ['no name', { ...stool, name: '' }],
  ['no variant', { ...stool, variants: [] }],
  ['a variant without a price', { ...stool, variants: [{ price: '4500' }] }],
  ['no list of pictures', { ...stool, pictures: undefined }],
])('%s is not a valid product', (_case, answer) => {
  expect(isValidProduct(answer)).toBe(false)
})
