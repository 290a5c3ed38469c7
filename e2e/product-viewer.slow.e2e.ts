import type { Locator, Page } from '@playwright/test'
import { drag } from './fingers.ts'
import { expect, hydrated, test } from './test.ts'

const BED = '/product/1'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Rara wingback bed' })
const fullScreen = (page: Page) => page.getByRole('button', { name: 'Full screen' })
const percent = (page: Page) =>
  viewer(page)
    .getByRole('status')
    .getByText(/^\d+%$/)

async function open(page: Page): Promise<void> {
  await page.goto(BED)
  await hydrated(page)
  await fullScreen(page).click()
  await expect(viewer(page).getByText('1 / 2')).toBeVisible()
  // The viewer has opened, and its picture has loaded.
  await expect.poll(() => viewer(page).evaluate((one) => one.getAnimations().length)).toBe(0)
  const picture = enlarged(page).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

/** Returns the scale of an element's transform. */
function scaleOf(element: Locator): Promise<number> {
  return element.evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a)
}

/** The zoomable element of the current picture. */
const enlarged = (page: Page) => viewer(page).locator('.swiper-slide-active .swiper-zoom-target')

test('the viewer’s code loads when its button is focused', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(BED)
  await hydrated(page)
  const code = () => asked.filter((url) => url.includes('picture-viewer'))
  expect(code()).toEqual([])
  await fullScreen(page).focus()
  await expect.poll(code).toHaveLength(1)
})

test.describe('on a touch screen', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'desktops have no touch screen')

  test('a pinch zooms the picture in and out', async ({ page }) => {
    await open(page)
    const narrow = [170, 220].map((x) => ({ x, y: 420 }))
    const wide = [95, 295].map((x) => ({ x, y: 420 }))
    await drag(page, narrow, wide)
    await expect.poll(() => scaleOf(enlarged(page))).toBeGreaterThan(2)
    await expect(percent(page)).not.toHaveText('100%')

    await drag(page, wide, narrow)
    await expect.poll(() => scaleOf(enlarged(page))).toBeCloseTo(1)
  })

  test('a swipe changes the picture', async ({ page }) => {
    await open(page)
    await drag(page, [{ x: 320, y: 420 }], [{ x: 60, y: 430 }])
    await expect(viewer(page).getByText('2 / 2')).toBeVisible()
    await drag(page, [{ x: 60, y: 420 }], [{ x: 320, y: 430 }])
    await expect(viewer(page).getByText('1 / 2')).toBeVisible()
  })
})
