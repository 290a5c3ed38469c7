import type { ModelViewerElement } from '@google/model-viewer'
import type { Page, Request } from '@playwright/test'
import { sumOf } from '#domain/sum.ts'
import { VIEWER_BYTES } from '../storefront/app/features/catalog/product/model/viewer-bytes.ts'
import { violations } from './axe.ts'
import { expect, hydrated, overflow, test } from './test.ts'

/** In the size that the model was made in. */
const BED = '/product/1?size=153*200'
const SMALL_BED = '/product/1'
const SMALL_BED_CM = 145
const SLOWLY = { timeout: 100_000 }
const isModel = (url: string) => url.endsWith('/model.glb')

// Software rendering is slow here: each test opens few models, at a low resolution. An offer of the strip that fades in
// during an accessibility check has too little contrast.
test.use({ deviceScaleFactor: 1, reducedMotion: 'reduce' })
test.describe.configure({ timeout: 240_000 })

const openButton = (page: Page) => page.getByRole('button', { name: /^View in 3D/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rara wingback bed in 3D' })
const shown = (page: Page) => expect(dialog(page).getByText('3D model loaded')).toBeAttached(SLOWLY)

/** Returns the state of the viewer. */
function viewer(page: Page) {
  return page.locator('model-viewer').evaluate((element: ModelViewerElement) => {
    const { loaded, modelIsVisible } = element
    return { loaded, modelIsVisible, theta: element.getCameraOrbit().theta, size: { ...element.getDimensions() } }
  })
}

const bytesOf = async (requests: Request[]) => {
  const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize))
  return sumOf(sizes, (bytes) => Math.max(bytes, 0))
}

/** Shows each part of the page for a frame, down to its end. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((next) => requestAnimationFrame(next))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

test(
  'a 3D model loads on demand, rotates, shows its dimensions and is disposed of',
  { tag: '@phone' },
  async ({ page }) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(BED, { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await overflow(page)).toBe(0)
    const files = requests.map((request) => new URL(request.url()).pathname.split('/').at(-1)!)
    expect(files.filter((file) => /model|viewer/.test(file))).toEqual([])
    // The parts below load as they come near.
    const below = [/related-carousel/, /product-panel-/, /\/reviews-/, /\/sets-/, /\/notice-button-/]
    const missing = new Set(below)
    page.on('response', (response) => below.forEach((file) => file.test(response.url()) && missing.delete(file)))
    await page.keyboard.press('Shift')
    await expect(async () => {
      await scrollThrough(page)
      expect([...missing]).toEqual([])
    }).toPass()
    const before = requests.length

    await openButton(page).click()
    await expect(dialog(page).getByRole('progressbar', { name: 'Loading the 3D model' })).toBeVisible()
    await shown(page)
    expect(await viewer(page)).toMatchObject({ loaded: true, modelIsVisible: true })
    expect(requests.filter((request) => !request.url().startsWith('blob:') && !isOwn(request, page))).toEqual([])

    // Each is fetched, and then imported from the browser's cache (storefront/app/ui/import-fetched.ts).
    const scripts = requests.slice(before).filter((request) => request.url().endsWith('.js'))
    const weight = await bytesOf(scripts.filter((request) => request.resourceType() === 'fetch'))
    // At most the documented size, and not much less.
    expect(weight).toBeGreaterThan(VIEWER_BYTES * 0.95)
    expect(weight).toBeLessThanOrEqual(VIEWER_BYTES)
    const { product } = await (await page.request.get('/api/product/1')).json()
    expect(await bytesOf(requests.filter((request) => isModel(request.url())).slice(0, 1))).toBe(product.model.bytes)

    const { theta: first, size } = await viewer(page)
    for (const [side, measured] of [
      ['widthCm', size.x],
      ['depthCm', size.z],
      ['heightCm', size.y],
    ] as const) {
      expect(Math.abs(measured * 100 - product.model[side])).toBeLessThanOrEqual(1)
    }

    const picture = dialog(page).getByRole('img', {
      name: /^Rara wingback bed, 3D model: 176 cm wide.*Arrow keys turn it/,
    })
    await picture.focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Math.abs((await viewer(page)).theta - first), SLOWLY).toBeGreaterThan(0.5)
    await dialog(page).getByRole('button', { name: 'Reset view' }).click()
    await expect.poll(async () => Math.abs((await viewer(page)).theta - first), SLOWLY).toBeLessThan(0.02)

    const dimensions = dialog(page).getByRole('button', { name: 'Dimensions' })
    const width = dialog(page).getByText('Width 176 cm', { exact: true })
    await expect(width).toBeHidden()
    await dimensions.click()
    await expect(dimensions).toHaveAttribute('aria-pressed', 'true')
    for (const measure of ['Width 176 cm', 'Length 220 cm', 'Height 124 cm']) {
      await expect(dialog(page).getByText(measure, { exact: true })).toBeInViewport({ ratio: 1 })
    }
    expect(await violations(page)).toEqual([])
    await dimensions.click()
    await expect(width).toBeHidden()
    await expect(dialog(page).getByText('Showing size 153*200.')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'View in your room' })).toHaveCount(0)

    // Reopened while it closes, the viewer stays without reloading.
    const close = dialog(page).getByRole('button', { name: 'Close the 3D view' })
    const loadsAgain = await close.evaluate(async (button: HTMLElement) => {
      button.click()
      await new Promise(requestAnimationFrame)
      return document.querySelector('progress') !== null
    })
    expect(loadsAgain).toBe(false)
    await openButton(page).dispatchEvent('click')
    await expect(dialog(page)).toBeVisible()
    await shown(page)
    await expect(dialog(page).getByRole('button', { name: 'Dimensions' })).toBeEnabled()

    // Several live viewers would share the context, so a closed one must release it.
    const context = await page.waitForFunction(() =>
      document.querySelector('model-viewer')?.shadowRoot?.querySelector<HTMLCanvasElement>('#webgl-canvas'),
    )
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()
    await expect(page.locator('model-viewer')).toHaveCount(0)
    await expect.poll(() => context.evaluate((canvas) => canvas!.getContext('webgl2')!.isContextLost())).toBe(true)
  },
)

test('a model follows the chosen size', async ({ page }) => {
  await page.goto(SMALL_BED)
  await hydrated(page)
  await openButton(page).click()
  await shown(page)
  await expect(dialog(page).getByText('Showing size 122*200.')).toBeVisible()
  expect(Math.round((await viewer(page)).size.x * 100)).toBe(SMALL_BED_CM)
  await dialog(page).getByRole('button', { name: 'Dimensions' }).click()
  await expect(dialog(page).getByText(`Width ${SMALL_BED_CM} cm`, { exact: true })).toBeInViewport({ ratio: 1 })
})

function isOwn(request: Request, page: Page): boolean {
  return new URL(request.url()).origin === new URL(page.url()).origin
}

test.describe('when the model does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|404/] })

  test('an error appears, the pictures stay, and a retry loads it', async ({ page }) => {
    await page.route('**/model.glb', (route) => route.abort())
    await page.goto(BED)
    await hydrated(page)
    await openButton(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('The 3D model could not be loaded.', SLOWLY)
    await expect(dialog(page).getByRole('button', { name: 'Dimensions' })).toBeDisabled()

    await page.unroute('**/model.glb')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await shown(page)

    await dialog(page).getByRole('button', { name: 'Close the 3D view' }).click()
    await expect(page.getByRole('list', { name: /^Pictures of/ })).toBeVisible()
    await openButton(page).click()
    await shown(page)
  })

  test('a viewer that fails to load shows the same error', async ({ page }) => {
    await page.route('**/assets/viewer-engine-*.js', (route) => route.abort())
    await page.goto(BED)
    await hydrated(page)
    await openButton(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('The 3D model could not be loaded.', SLOWLY)
  })
})

test.describe('on a phone with AR support', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'for phones')
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('a button opens AR at true scale, and a failure shows an error', async ({ page }) => {
    await page.goto(BED)
    await hydrated(page)
    await openButton(page).click()
    await expect(dialog(page).getByRole('button', { name: 'View in your room' })).toBeVisible(SLOWLY)
    await expect(page.locator('model-viewer')).toHaveAttribute('ar-scale', 'fixed')

    await page.locator('model-viewer').evaluate((element: ModelViewerElement) => {
      element.activateAR = () => Promise.reject(new Error('no camera'))
    })
    await dialog(page).getByRole('button', { name: 'View in your room' }).click()
    await expect(page.getByText('Your device cannot show it in your room.')).toBeVisible()
  })
})
