import type { Page } from '@playwright/test'
import { expect, hydrated, notedAsSeen, overflow, test } from './test.ts'

const BED = '/product/1'
/** The widest file of its pictures, which are 1000 px wide. */
const LARGEST_PX = 960

const size = (page: Page, name: RegExp) => page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name })
const type = (page: Page, name: RegExp) => page.getByRole('radiogroup', { name: 'Type' }).getByRole('radio', { name })

/** The price that the page asks for, whole rupees. */
async function price(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^Nrs\. [\d,]+$/)
    .first()
    .innerText()
  return Number(text.replaceAll(/\D/g, ''))
}

test('size and type change the price and the address, a reload keeps them, Back undoes them', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const first = await price(page)
  await expect(size(page, /^122\*200 Single Size Bed/)).toBeChecked()

  await size(page, /^153\*200 Queen Size Bed/).click()
  await expect(page).toHaveURL(/\?size=153\*200&type=Normal$/)
  await expect(size(page, /^153/)).toBeChecked()
  const queen = await price(page)
  expect(queen).toBeGreaterThan(first)

  await type(page, /^Hydraulics/).click()
  await expect(page).toHaveURL(/\?size=153\*200&type=Hydraulics$/)
  await expect(type(page, /^Hydraulics/)).toBeChecked()
  const queenLift = await price(page)
  expect(queenLift).toBeGreaterThan(queen)

  await page.reload()
  await hydrated(page)
  await expect(type(page, /^Hydraulics/)).toBeChecked()
  expect(await price(page)).toBe(queenLift)

  await page.goBack()
  await expect(type(page, /^Normal/)).toBeChecked()
  expect(await price(page)).toBe(queen)
  await page.goBack()
  await expect(page).toHaveURL(BED)
  await expect(size(page, /^122/)).toBeChecked()
  expect(await price(page)).toBe(first)
})

test('arrow keys choose a size as among radio buttons', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  await size(page, /^122/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(size(page, /^153/)).toBeChecked()
  await expect(size(page, /^153/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(size(page, /^183/)).toBeChecked()
})

test('a choice that does not exist is ignored', async ({ page }) => {
  await page.goto(`${BED}?size=1*1&type=%3Cscript%3E&utm_source=mail`)
  await hydrated(page)
  await expect(size(page, /^122/)).toBeChecked()
  await expect(type(page, /^Normal/)).toBeChecked()
})

test('the tabs turn by keyboard, and the address remembers them', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Description')

  await tab(/^Description$/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(/^Product Details$/)).toBeFocused()
  await expect(page.getByRole('row', { name: /^Special Features/ })).toBeVisible()
  await expect(page).toHaveURL(`${BED}#details`)

  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Custom Order')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(/^Reviews \[\d+\]$/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(/^Reviews \[\d+\]$/)
})

test('choosing a tab leaves the page where it is', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const tab = page.getByRole('tab', { name: 'Product Details' })
  await tab.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await tab.click()
  await expect(page).toHaveURL(`${BED}#details`)
  await expect(tab).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('the number of reviews leads to the reviews, and a choice of size keeps them open', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  await page.getByRole('link', { name: /^\d+ reviews$/ }).click()
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeInViewport()

  await size(page, /^183/).click()
  await expect(page).toHaveURL(/\?size=183\*200&type=Normal#reviews$/)
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible()
})

test('thumbnails and arrow keys turn the pictures', { tag: '@phone' }, async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const thumbnail = (number: number) => page.getByRole('link', { name: `Show picture ${number} of 4` })
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true')
  await thumbnail(3).click()
  await expect(page.getByText('3 / 4')).toBeInViewport()
  await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true')

  await page.getByRole('list', { name: /^Pictures of/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(BED)
})

test('a variant that is sold out is marked and can still be looked at', async ({ page }) => {
  await page.goto('/product/4')
  await hydrated(page)
  await size(page, /^183.*Out of Stock/).click()
  await expect(size(page, /^183/)).toBeChecked()
  await expect(page.getByRole('main').getByText('Out of Stock', { exact: true }).first()).toBeVisible()
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('five related products show at a time, and the buttons turn to the others', async ({ page }) => {
    await page.goto(BED)
    await hydrated(page)
    const related = page.getByRole('region', { name: 'Related Products' })
    const cards = related.getByRole('article')
    const [previous, next] = ['Previous products', 'Next products'].map((name) => related.getByRole('button', { name }))
    await expect(previous!).toBeDisabled()
    await related.scrollIntoViewIfNeeded()
    await expect(cards.nth(4)).toBeInViewport()
    await expect(cards.nth(5)).not.toBeInViewport()

    await next!.click()
    await expect(cards.nth(5)).toBeInViewport()
    await expect(cards.nth(0)).not.toBeInViewport()
    await previous!.click()
    await expect(cards.nth(0)).toBeInViewport()
  })

  test('the largest file of a picture is asked for only when a mouse is on it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(BED)
    await hydrated(page)
    const largest = () => asked.filter((url) => url.endsWith(`/${LARGEST_PX}.webp`))
    expect(largest()).toEqual([])
    await page.getByRole('img', { name: /^Rara wingback bed in forest green/ }).hover()
    await expect.poll(largest).toHaveLength(1)
  })
})

test('the link is copied where the device has no dialog to share it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(`${BED}?size=153*200&type=Normal`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status')).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/product/1?size=153*200&type=Normal')
})

test('products seen before come back on the next page, the last one first', async ({ page }) => {
  for (const id of ['9', '12']) {
    await page.goto(`/product/${id}`)
    await notedAsSeen(page, id)
  }
  await page.goto(BED)
  await hydrated(page)
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await viewed.scrollIntoViewIfNeeded()
  await expect(viewed.getByRole('link')).toHaveCount(2)
  await viewed.getByRole('link').first().click()
  await expect(page).toHaveURL('/product/12')
})

test('both addresses of a product name one canonical address and the same offers', async ({ page }) => {
  for (const path of [BED, '/productDetails/1?size=153*200']) {
    await page.goto(path)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/product\/1$/)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const product = data.map((one) => JSON.parse(one)).find((one) => one['@type'] === 'Product')
    expect(product.offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'NPR' })
    expect(product.image[0]).toMatch(/^http.*\/media\//)
  }
})

test('a product that takes its time says so, and the page before it stays until then', async ({ page }) => {
  const { promise: wait, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/product\/1\.data/, async (route) => {
    await wait
    await route.continue()
  })
  await page.goto('/productListing/subcategory/7')
  await hydrated(page)
  const loading = page.getByText('Loading...', { exact: true })
  await expect(loading).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Rara wingback bed' }).last().click()
  await expect(loading).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Beds' })).toBeVisible()

  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Rara wingback bed' })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test.describe('a product that is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('is a 404 that leads home and to the search', async ({ page }) => {
    for (const id of ['999999999', '0', 'abc', '1e3', '%00', '9'.repeat(40)]) {
      const answer = await page.goto(`/product/${id}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('choices are links, and all parts stand one below another', async ({ page }) => {
    await page.goto(BED)
    const first = await price(page)
    await size(page, /^183/).click()
    await expect(page).toHaveURL(/size=183/)
    await expect(size(page, /^183/)).toBeChecked()
    expect(await price(page)).toBeGreaterThan(first)

    for (const name of ['Description', 'Product Details', /^Reviews \[\d+\]$/, 'Order Custom-Sized Furniture']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(page.getByRole('row', { name: /^Material/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible()
    for (const name of ['Share', 'Full screen', 'Size guide', 'feet and inches']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
  })

  test('a thumbnail leads to its picture', async ({ page }) => {
    await page.goto(BED)
    await page.getByRole('link', { name: 'Show picture 2 of 4' }).click()
    await expect(page.getByText('2 / 4')).toBeInViewport()
  })
})

test('nothing shifts and nothing runs off the side', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(BED)
  await hydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
