import { expect, hydrated, test } from './test.ts'

const BEDS = '/productListing/subcategory/7'
const BED = '/product/1'

const openers: Record<string, { path: string; opener: RegExp; on?: 'phone' | 'desk' }> = {
  'the drawer': { path: '/', opener: /^(Our Categories|Menu)$/ },
  'the cart': { path: '/', opener: /^Furniture Cart/ },
  'the filters': { path: BEDS, opener: /^Filters/, on: 'phone' },
  'the quick view': { path: BEDS, opener: /^Expand Rara/, on: 'desk' },
  'the size guide': { path: BED, opener: /^Size guide$/ },
  'the passages': { path: BED, opener: /^Will it get in\?$/ },
  'the pictures': { path: BED, opener: /^Full screen$/ },
}

for (const [name, { path, opener, on }] of Object.entries(openers)) {
  test(
    `Back closes ${name} each time, and Forward leaves it closed`,
    { tag: ['@phone', '@slow'] },
    async ({ page, isMobile }) => {
      test.skip(on !== undefined && (on === 'phone') !== isMobile, `only on a ${on}`)
      await page.goto('/help-center')
      await page.goto(path)
      await hydrated(page)
      for (const round of [1, 2]) {
        await page.getByRole('button', { name: opener }).first().click()
        await expect(page.getByRole('dialog'), `round ${round}`).toBeVisible()
        await page.evaluate(() => history.back())
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page).toHaveURL(path)
      }
      await page.evaluate(() => history.forward())
      await expect.poll(() => page.evaluate(() => history.state?.layers)).toBeUndefined()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/help-center')
    },
  )
}

test('Back closes the chat that the drawer opened', { tag: ['@phone', '@slow'] }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'elsewhere the chat covers only a corner')
  await page.goto('/help-center')
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Our Categories' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Chat' }).click()
  const chat = page.getByRole('dialog', { name: /^Chat with/ })
  await expect(chat).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(chat).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/help-center')
})

test(
  'Back closes the cart, and leaves the page after a reload with an open cart',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/help-center')
    await page.goto(BED)
    await hydrated(page)
    const cart = page.getByRole('dialog', { name: /^Furniture Cart/ })
    await page.getByRole('button', { name: /^Furniture Cart/ }).click()
    await expect(cart).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(cart).toHaveCount(0)
    await expect(page).toHaveURL(BED)
    await page.getByRole('button', { name: /^Furniture Cart/ }).click()
    await expect(cart).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL('/help-center')
  },
)
