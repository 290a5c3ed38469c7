import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, toast } from '../../test/open-page.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

test('the header links to the checkout in the other language, also on the narrowest phones', async () => {
  await page.viewport(320, 640)
  await openPage('/checkout', () => <CheckoutHeader shell={givenShell()} />)
  await expect.element(page.getByRole('link', { name: 'नेपाली' })).toHaveAttribute('href', '/ne/checkout')
  const { right } = page.getByRole('link', { name: 'Back to cart' }).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(320)
})

test.for([768, 1024, 1440])('at %i px a toast covers neither the phone number nor the links', async (width) => {
  await page.viewport(width, 900)
  await openPage('/checkout', () => <CheckoutHeader shell={givenShell()} />)
  await expect.element(page.getByRole('link', { name: /^Help with your order/ })).toBeVisible()
  showToast('success', 'Welcome back!')
  await expect.element(toast('Welcome back!')).toBeVisible()
  const { top } = toast('Welcome back!').element().getBoundingClientRect()
  const links = page.getByRole('link').elements()
  expect(Math.max(...links.map((link) => link.getBoundingClientRect().bottom))).toBeLessThanOrEqual(top)
})
