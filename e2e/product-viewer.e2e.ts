import type { Locator, Page } from '@playwright/test'
import { changePageData } from './page-data.ts'
import { expect, hydrated, test } from './test.ts'

const BED = '/product/1'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Rara wingback bed' })
const fullScreen = (page: Page) => page.getByRole('button', { name: 'Full screen' })
const strip = (page: Page) => page.getByRole('main').getByRole('list', { name: /^Pictures of/ })
const percent = (page: Page) =>
  viewer(page)
    .getByRole('status')
    .getByText(/^\d+%$/)

async function open(page: Page): Promise<void> {
  await page.goto(BED)
  await hydrated(page)
  await fullScreen(page).click()
  await expect(viewer(page).getByText('1 / 4')).toBeVisible()
  // It has arrived, and there is something to enlarge.
  await expect.poll(() => viewer(page).evaluate((one) => one.getAnimations().length)).toBe(0)
  const picture = enlarged(page).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

/** How many times as large as it is laid out an element shows. */
function scaleOf(element: Locator): Promise<number> {
  return element.evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a)
}

/** The picture that the viewer shows, as far as its zoom is concerned. */
const enlarged = (page: Page) => viewer(page).locator('.swiper-slide-active .swiper-zoom-target')

type Finger = { x: number; y: number }

/** Fingers on the glass, as the screen itself reports them. */
async function drag(page: Page, from: Finger[], to: Finger[], steps = 8): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Finger[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  await send('touchStart', from)
  for (let step = 1; step <= steps; step += 1) {
    const between = (a: number, b: number) => a + ((b - a) * step) / steps
    await send(
      'touchMove',
      from.map(({ x, y }, at) => ({ x: between(x, to[at]!.x), y: between(y, to[at]!.y) })),
    )
  }
  await send('touchEnd', [])
  await device.detach()
}

test('the viewer begins with the shown picture, turns, and the page follows when it closes', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  await page.getByRole('link', { name: 'Show picture 2 of 4' }).click()
  await expect(strip(page).getByText('2 / 4')).toBeInViewport()
  await fullScreen(page).click()

  await expect(viewer(page).getByText('2 / 4')).toBeVisible()
  await expect(viewer(page).getByRole('img', { name: /channelled velvet headboard/ })).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByText('3 / 4')).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer(page).getByText('4 / 4')).toBeVisible()
  await expect(viewer(page).getByRole('button', { name: 'Next picture' })).toBeDisabled()
  await viewer(page).getByRole('button', { name: 'Show picture 3 of 4' }).click()
  await expect(viewer(page).getByText('3 / 4')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(fullScreen(page)).toBeFocused()
  await expect(strip(page).getByText('3 / 4')).toBeInViewport()
})

test('a press on the picture opens it, and Enter does', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  await strip(page).getByRole('img').first().click()
  await expect(viewer(page)).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Close full screen' }).click()
  await expect(viewer(page)).toBeHidden()

  await strip(page).focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page)).toBeVisible()
})

test('the keyboard stays inside the viewer', async ({ page }) => {
  await open(page)
  const inside = () => viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
})

test('its code is loaded when somebody is about to open it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(BED)
  await hydrated(page)
  const code = () => asked.filter((url) => url.includes('picture-viewer'))
  expect(code()).toEqual([])
  await fullScreen(page).focus()
  await expect.poll(code).toHaveLength(1)
})

test('buttons and keys enlarge the picture up to three times and back', async ({ page }) => {
  await open(page)
  const [less, more] = ['Zoom out', 'Zoom in'].map((name) => viewer(page).getByRole('button', { name }))
  await expect(less!).toBeDisabled()
  await more!.click()
  await expect(percent(page)).toHaveText('150%')
  await expect.poll(() => scaleOf(enlarged(page))).toBeCloseTo(1.5)

  for (const wanted of ['200%', '250%', '300%']) {
    await page.keyboard.press('+')
    await expect(percent(page)).toHaveText(wanted)
  }
  await expect(more!).toBeDisabled()
  await less!.click()
  await expect(percent(page)).toHaveText('250%')
  for (const wanted of ['200%', '150%', '100%']) {
    await page.keyboard.press('-')
    await expect(percent(page)).toHaveText(wanted)
  }
  await expect.poll(() => scaleOf(enlarged(page))).toBeCloseTo(1)
})

test('a double click enlarges at once and back', async ({ page }) => {
  await open(page)
  const { width, height } = page.viewportSize()!
  await page.mouse.dblclick(width / 2, height * 0.4)
  await expect(percent(page)).toHaveText('300%')
  // Clicks that follow at once would pair with these.
  await expect.poll(() => scaleOf(enlarged(page))).toBeCloseTo(3)
  await page.mouse.dblclick(width / 2, height * 0.4)
  await expect(percent(page)).toHaveText('100%')
})

test('turning leaves the enlarged picture at its usual size', async ({ page }) => {
  await open(page)
  await page.keyboard.press('+')
  await expect(percent(page)).toHaveText('150%')
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByText('2 / 4')).toBeVisible()
  await expect(percent(page)).toHaveText('100%')
})

test.describe('under fingers', () => {
  test.skip(({ isMobile }) => !isMobile, 'a desk has no touch screen')

  test('two fingers pulled apart enlarge the picture, together they shrink it', async ({ page }) => {
    await open(page)
    const narrow = [170, 220].map((x) => ({ x, y: 420 }))
    const wide = [95, 295].map((x) => ({ x, y: 420 }))
    await drag(page, narrow, wide)
    await expect.poll(() => scaleOf(enlarged(page))).toBeGreaterThan(2)
    await expect(percent(page)).not.toHaveText('100%')

    await drag(page, wide, narrow)
    await expect.poll(() => scaleOf(enlarged(page))).toBeCloseTo(1)
  })

  test('one finger turns the pictures', async ({ page }) => {
    await open(page)
    await drag(page, [{ x: 320, y: 420 }], [{ x: 60, y: 430 }])
    await expect(viewer(page).getByText('2 / 4')).toBeVisible()
    await drag(page, [{ x: 60, y: 420 }], [{ x: 320, y: 430 }])
    await expect(viewer(page).getByText('1 / 4')).toBeVisible()
  })
})

test.describe('under a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no hover')

  test('the main picture grows and follows the mouse', async ({ page }) => {
    await page.goto(BED)
    await hydrated(page)
    const image = strip(page).getByRole('img').first()
    const frame = (await strip(page).boundingBox())!
    const shown = () => image.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
    const before = await shown()

    await page.mouse.move(frame.x + frame.width * 0.25, frame.y + frame.height * 0.25)
    await expect.poll(async () => (await shown()).width / before.width).toBeCloseTo(2, 4)
    const atLeft = await shown()
    await page.mouse.move(frame.x + frame.width * 0.75, frame.y + frame.height * 0.75)
    // What lies under the mouse stays under it: the picture moves the other way by half of its own size.
    await expect.poll(async () => Math.round(atLeft.x - (await shown()).x)).toBe(Math.round(frame.width / 2))
    await expect.poll(async () => Math.round(atLeft.y - (await shown()).y)).toBe(Math.round(frame.height / 2))

    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height + 60)
    await expect.poll(async () => (await shown()).width).toBe(before.width)
  })
})

test('four thumbnails stand beside the picture, a fifth comes into view when it is chosen', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone they stand in a row below it, as many as fit')
  // No product of the demo shop has five: this one gets another's picture on its way to the browser.
  const { product: other } = await (await page.request.get('/api/product/2')).json()
  await changePageData(page, ({ product: { pictures } }) => pictures.push({ ...pictures[0], id: other.pictures[0].id }))
  await page.goto('/productListing/subcategory/7')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Rara wingback bed' }).last().click()
  await expect(page).toHaveURL(BED)

  const thumbnail = (number: number) => page.getByRole('link', { name: `Show picture ${number} of 5` })
  await expect(thumbnail(4)).toBeInViewport({ ratio: 1 })
  await expect(thumbnail(5)).not.toBeInViewport()
  await strip(page).focus()
  for (let number = 2; number <= 5; number += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(thumbnail(number)).toHaveAttribute('aria-current', 'true')
  }
  await expect(thumbnail(5)).toBeInViewport({ ratio: 0.99 })
  await expect(thumbnail(1)).not.toBeInViewport()
})
