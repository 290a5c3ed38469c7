import { expect, hydrated, overflow, test } from './test.ts'

test('the cart opens at the right side, says that it is empty, and leads to the products', async ({
  page,
  isMobile,
}) => {
  const script = page.waitForRequest(/cart-panel.*\.js$/)
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Furniture Cart [0]' })
  await opener.hover()
  await script
  await opener.click()
  const cart = page.getByRole('dialog', { name: 'Furniture Cart [0]' })
  await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await cart.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
  const { width: windowWidth, height } = page.viewportSize()!
  const width = isMobile ? windowWidth : 440
  expect(await cart.boundingBox()).toEqual({ x: windowWidth - width, y: 0, width, height })
  expect(await overflow(page)).toBe(0)

  await cart.getByRole('link', { name: 'Browse all products' }).click()
  await expect(page).toHaveURL('/productListing')
  await expect(cart).toBeHidden()
})

test('the cart closes by Escape, its button and a press beside it, and gives the focus back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Furniture Cart [0]' })
  const cart = page.getByRole('dialog', { name: 'Furniture Cart [0]' })
  const ways = [() => page.keyboard.press('Escape'), () => cart.getByRole('button', { name: 'Close cart' }).click()]
  // On a phone nothing is beside it.
  if (!isMobile) ways.push(() => page.mouse.click(100, 500))
  for (const close of ways) {
    await opener.click()
    await expect(cart).toBeVisible()
    await close()
    await expect(cart).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
