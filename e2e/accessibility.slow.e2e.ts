import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { pages } from './pages.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({ expectedErrors: [/404/], reducedMotion: 'reduce' })

/** A desktop window at 200 % zoom. */
const zoomed = { width: 720, height: 450 }

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: axe finds no violations, nothing moves by itself, and the page fits at 200 %`, async ({
    page,
    isMobile,
  }) => {
    // Waits for late content, which may move or be too wide.
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await violations(page)).toEqual([])
    await expect.poll(() => page.evaluate(countMoving)).toBe(0)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    // Polls, as sliders remeasure themselves.
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    if (isMobile) return
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
    await page.setViewportSize(zoomed)
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  })
}

test('the keyboard scrolls the size guide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await page.goto('/product/1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide.getByRole('button', { name: 'Close size guide' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(guide.getByText(/^Rara wingback bed in 183/)).toBeInViewport({ ratio: 1 })
})

for (const path of [
  '/',
  '/productListing',
  '/product/1',
  '/compare?products=1,2',
  '/search?q=bed',
  '/login',
  '/register',
]) {
  test(`keyboard focus on ${path} is always visible, on a desktop at 200 %`, async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize(zoomed)
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await lostFocuses(page)).toEqual([])
  })
}

function countMoving(): number {
  let moving = 0
  for (const { playState, effect } of document.getAnimations()) {
    if (playState === 'running' && Number(effect?.getComputedTiming().duration) > 0) moving++
  }
  return moving
}

/** Tabs through the whole page. @returns the elements whose focus ring is invisible or covered */
async function lostFocuses(page: Page): Promise<string[]> {
  await expect(page.locator('#splash')).toBeHidden()
  const lost: string[] = []
  for (let stop = 0; stop < 400; stop++) {
    await page.keyboard.press('Tab')
    const { isEnd, fault } = await page.evaluate(async () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) {
        return { isEnd: true, fault: undefined }
      }
      // A slider's focus ring is on its thumb, whose style scripts cannot read.
      const hasThumb = focused instanceof HTMLInputElement && focused.type === 'range'
      const isSeen =
        hasThumb ||
        [focused, focused.parentElement, focused.nextElementSibling, focused.firstElementChild].some((element) => {
          if (!element) return false
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
        })
      const isCovered = () => {
        const { left, top, right, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
        const points = [0.5, 0.1, 0.9].flatMap((x) =>
          [0.5, 0.1, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
        )
        return points.every(([x, y]) => {
          const above = document.elementFromPoint(x!, y!)
          return (
            !above || !(focused.contains(above) || above.contains(focused) || above.closest('label')?.contains(focused))
          )
        })
      }
      // Smooth scrolling to the focused element may take some frames.
      for (let pictures = 0; isCovered() && pictures < 60; pictures++) await new Promise(requestAnimationFrame)
      const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
      return { isEnd: false, fault: isCovered() ? `covered: ${name}` : isSeen ? undefined : `no ring: ${name}` }
    })
    if (isEnd) break
    if (fault) lost.push(fault)
  }
  return lost
}
