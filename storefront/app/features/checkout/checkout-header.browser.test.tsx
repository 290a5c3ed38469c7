import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('typing in a field near the top of the window does not scroll the page', async () => {
  await page.viewport(1366, 657)
  await openPage('/checkout', () => (
    <>
      <CheckoutHeader shell={givenShell()} />
      <div style={{ height: 1_000 }} />
      <label>
        Street
        <input />
      </label>
      <div style={{ height: 2_000 }} />
    </>
  ))
  const street = page.getByLabelText('Street')
  await expect.element(street).toBeVisible()
  scrollTo({ top: 950, behavior: 'instant' })
  ;(street.element() as HTMLElement).focus({ preventScroll: true })
  const before = scrollY
  await userEvent.keyboard('Baidam')
  await expect.element(street).toHaveValue('Baidam')
  expect(scrollY).toBe(before)
})
