import { expect, test } from 'vitest'
import { renderInRouter } from '../../../render-in-router.tsx'
import { INVALID_PRODUCT } from './load-product.ts'
import { ProductError } from './product-error.tsx'

test.each([
  ['a missing product', { 404: null }, 'Product not found'],
  ['a response without a product', { 502: INVALID_PRODUCT }, 'Error: Invalid product data'],
  ['a failing API', { 500: { error: true } }, 'Something went wrong'],
])('%s has a readable message with links', (_case, answer, words) => {
  const [[status, body]] = Object.entries(answer) as [[string, unknown]]
  const html = pageFor({ status: Number(status), statusText: '', internal: false, data: body })
  expect(html).toContain(`<h1>${words}</h1>`)
  expect(html).toContain('Go Home')
})

test('an error of the page itself has a message, too', () => {
  expect(pageFor(new Error('broken'))).toContain('<h1>Something went wrong</h1>')
})

function pageFor(error: unknown): string {
  return renderInRouter(<ProductError error={error} />, '/product/7')
}
