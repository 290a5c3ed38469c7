import { violations } from './axe.ts'
import { count, drawer } from './cart-answers.ts'
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

test('a visitor adds a bed, finds it in drawer and cart, and changes everything about it', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/product/1')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^153/ }).click()
  await main.getByRole('combobox', { name: 'Quantity' }).selectOption('2')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  if (isMobile) {
    // The buy bar, while the button itself is out of sight.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(add).toHaveCount(2)
    await add.last().click()
  } else {
    await add.click()
  }

  const cart = drawer(page)
  await expect(cart).toHaveAccessibleName('Furniture Cart [2]')
  const line = cart.getByRole('article', { name: 'Rara wingback bed' })
  await expect(line).toContainText('153*200, Normal')
  await expect(line).toContainText('Nrs. 2,25,000')
  const rows = await cart.locator('dl > div').allInnerTexts()
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    '2 items Nrs. 2,25,000',
    'Shipping Free',
    'Total (tax exc.) Nrs. 1,99,115',
    'Taxes Nrs. 25,885',
    'Total (tax incl.) Nrs. 2,25,000',
  ])
  await expect(cart.getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/checkout')
  expect(await violations(page)).toEqual([])
  await cart.getByRole('button', { name: 'One fewer' }).click()
  await expect(cart).toHaveAccessibleName('Furniture Cart [1]')
  await cart.getByRole('link', { name: 'View Cart' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your Furniture Cart' })).toBeVisible()
  const bed = main.getByRole('article', { name: 'Rara wingback bed' })
  const totals = main.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText(/Subtotal\s*Nrs. 1,12,500/)
  await expect(totals).toContainText(/Estimate for\s*Nepal/)
  await expect(totals.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  expect(await overflow(page)).toBe(0)

  await expect(bed.getByRole('combobox', { name: 'Size of Rara wingback bed' }).getByRole('option')).toHaveText([
    '122*200 Single',
    '153*200 Queen',
    '183*200 King',
  ])
  await bed.getByRole('combobox', { name: 'Size of Rara wingback bed' }).selectOption('122*200')
  await expect(totals).toContainText(/Shipping and installation\s*Nrs. 1,000/)
  await expect(main.getByText('Nrs. 1,501 more for free shipping and installation')).toBeVisible()
  await bed.getByRole('combobox', { name: 'Type of Rara wingback bed' }).selectOption('Hydraulics')
  await expect(totals).toContainText('Free')
  await expect(bed.getByRole('button', { name: 'One more' })).toBeDisabled() // the last one
  await bed.getByRole('combobox', { name: 'Size of Rara wingback bed' }).selectOption('153*200')
  await bed.getByRole('button', { name: 'One more' }).click()
  await expect(count(page, 2)).toBeVisible()

  await bed.getByRole('button', { name: 'Save for later' }).click()
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const saved = main.getByRole('region', { name: 'Saved for later (1)' })
  await saved.getByRole('button', { name: 'Move to cart: Rara wingback bed' }).click()
  await expect(totals).toBeVisible()
  await bed.getByRole('button', { name: 'Remove Rara wingback bed' }).click()
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(bed.getByRole('combobox', { name: 'Quantity' })).toHaveValue('2')
  await expect(bed.getByRole('combobox', { name: /^Type/ })).toHaveValue('Hydraulics')
  expect(await violations(page)).toEqual([])

  await page.reload()
  await expect(count(page, 2)).toBeVisible()
  await expect(bed).toBeVisible()
})
