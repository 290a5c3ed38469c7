import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

test('the header links to the checkout in the other language, also on the narrowest phones', async () => {
  await page.viewport(320, 640)
  await openPage('/checkout', () => <CheckoutHeader shell={givenShell()} />)
  await expect.element(page.getByRole('link', { name: 'नेपाली' })).toHaveAttribute('href', '/ne/checkout')
  const { right } = page.getByRole('link', { name: 'Back to cart' }).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(320)
})
