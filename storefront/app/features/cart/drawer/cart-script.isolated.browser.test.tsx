import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenShopCart } from '../../../test/given-cart.ts'
import { openPage } from '../../../test/open-page.tsx'
import { CartButton } from './cart-button.tsx'

const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/cart-panel.tsx'))

test('the cart’s script loads when the mouse comes near its button, not before', async () => {
  await givenShopCart()
  await openPage('/', CartButton)
  expect(isLoaded()).toBe(false)
  await page.getByRole('button', { name: 'Furniture Cart [0]' }).hover()
  await expect.poll(isLoaded).toBe(true)
})
