import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { putInCart } from './checking-out.ts'
import { explore, openDrawer, room } from './menus.ts'
import { expect, hydrated, test } from './test.ts'

// Dialogs, menus and panels; accessibility.slow.e2e.ts checks the pages as they load.

test.use({ reducedMotion: 'reduce' })
// Each state gets a full axe check.
test.describe.configure({ timeout: 120_000 })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

/** Soft assertion, so that a violation does not hide those of later states. */
const isSound = async (page: Page, state: string) => expect.soft(await violations(page), state).toEqual([])

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('menus, suggestions and cart are accessible', async ({ page, isMobile }) => {
  await open(page, '/')
  if (!isMobile) {
    await room(page, 'Dining').hover()
    await expect(explore(page, 'Dining')).toBeVisible()
    await isSound(page, 'mega-menu')
    await page.mouse.move(0, 899)
    await expect(explore(page, 'Dining')).toBeHidden()
  }

  const drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: 'BEDROOM' }).click()
  await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
  await expect(drawer.getByRole('link', { name: 'VIEW ALL' })).toBeVisible()
  await isSound(page, 'drawer')
  await close(page)

  await page.getByPlaceholder('Search').click()
  const suggestions = page.getByRole('listbox', { name: 'Search suggestions' })
  await expect(suggestions).toBeVisible()
  await isSound(page, 'terms to search for')
  await page.keyboard.type('so')
  await expect(suggestions.getByRole('option', { name: /^Bagmati three-seater sofa/ })).toBeVisible()
  await isSound(page, 'suggestions')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Furniture Cart [0]' }).click()
  await expect(dialog(page, 'Furniture Cart [0]')).toBeVisible()
  await isSound(page, 'cart')
})

test('overlays of a listing and the comparison are accessible', async ({ page, isMobile }) => {
  await open(page, '/productListing/subcategory/7')
  if (isMobile) {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(dialog(page, 'Filters')).toBeVisible()
    await isSound(page, 'filter sheet')
    await close(page)
  }

  await page
    .getByRole('button', { name: /^Expand/ })
    .first()
    .click()
  await expect(dialog(page, /^Quick view/).getByRole('link', { name: /^Details/ })).toBeVisible()
  await isSound(page, 'quick view')
  await close(page)

  for (const name of ['Rara wingback bed', 'Asan platform bed']) {
    await page.getByRole('button', { name: `Compare ${name}` }).click()
  }
  const bar = page.getByRole('region', { name: 'Products to compare' })
  await expect(bar).toBeVisible()
  await isSound(page, 'compare bar')
  await bar.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page.getByRole('columnheader', { name: 'Asan platform bed' })).toBeVisible()
  await isSound(page, 'comparison')
})

test('overlays and tabs of a product are accessible', async ({ page }) => {
  await open(page, '/product/1')
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(dialog(page, 'Rara wingback bed').getByText('1 / 2')).toBeVisible()
  await isSound(page, 'full-screen viewer')
  await close(page)

  await page.getByRole('button', { name: 'Size guide' }).click()
  await expect(dialog(page, 'Size guide')).toBeVisible()
  await isSound(page, 'size guide')
  await close(page)

  await page.getByRole('button', { name: 'Will it get in?' }).click()
  const panel = dialog(page, 'Will it get in?')
  await panel.getByRole('button', { name: 'Add a lift' }).click()
  await panel.getByRole('button', { name: 'Check' }).click()
  await isSound(page, 'measures of a home with errors')
  await panel.getByRole('button', { name: 'Remove the lift' }).click()
  await panel.getByRole('textbox', { name: 'Door width' }).fill('60')
  await panel.getByRole('textbox', { name: 'Door height' }).fill('100')
  await expect(panel.getByRole('heading', { name: 'No', exact: true })).toBeVisible()
  await isSound(page, 'what would let a bed into a home')
  await close(page)

  for (const [district, said] of [
    ['Kaski', /Arrives by/],
    ['Humla', /Usually in 10-20/],
  ] as const) {
    await page.getByRole('button', { name: /^Deliver to:/ }).click()
    await isSound(page, 'the choice of a district')
    await page.getByRole('dialog').getByRole('button', { name: district, exact: true }).click()
    await expect(page.getByRole('region', { name: 'Delivery' }).getByText(said)).toBeVisible()
    await isSound(page, `a product delivered to ${district}`)
  }

  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await isSound(page, 'reviews')
  await page.getByRole('button', { name: /^4 stars/ }).click()
  await expect(page.getByText(/reviews? with 4 stars/)).toBeVisible()
  await isSound(page, 'reviews with 4 stars')
  await page.getByRole('tab', { name: 'Custom Order' }).click()
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await isSound(page, 'custom order with mistakes')
})

test('a cart with a changed price is accessible', async ({ page }) => {
  await putInCart(page.request, { productId: '1' })
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.data.lines[0].changes.price = { was: 90_000, now: 98_500 }
    await route.fulfill({ response, json })
  })
  await open(page, '/cart')
  await expect(page.getByText('The price has changed since you added it: it was Nrs. 90,000.')).toBeVisible()
  await isSound(page, 'changed price')
})

test.describe('without the network', () => {
  test.use({ expectedErrors: [/503|Error|ERR_FAILED/] })

  test('a 3D model that is loading, and one that failed, are accessible', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/model.glb', async (route) => {
      await held.promise
      await route.abort()
    })
    await open(page, '/product/1')
    await page.getByRole('button', { name: /^View in 3D/ }).click()
    // Without WebGL the error appears immediately.
    const problem = dialog(page, /in 3D$/).getByRole('alert')
    await expect(page.getByRole('progressbar').or(problem)).toBeVisible()
    await isSound(page, 'model on its way')
    held.resolve()
    await expect(problem).toBeVisible({ timeout: 60_000 })
    await isSound(page, 'no model')
  })

  test('the offline page and the error page are accessible', async ({ page, context }) => {
    await open(page, '/product/1')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seenProducts'))).not.toBeNull()
    await page.goto('/offline')
    await context.setOffline(true)
    await expect(page.getByRole('heading', { level: 1, name: 'You seem to be offline' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await isSound(page, 'offline')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'You are online again' })).toBeVisible()
    await isSound(page, 'back')

    await open(page, '/productListing')
    await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await isSound(page, 'error page')
  })
})
