import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { moveMouseAway } from '../../../../test/given-media.ts'
import { givenBed, givenPictures } from '../../../../test/given-products.ts'
import { openProduct } from '../../../../test/open-product.tsx'

/** Widest file of a picture that is 1000 px wide. */
const LARGEST_PX = 960

const viewer = () => page.getByRole('dialog', { name: 'Rara wingback bed' })
const fullScreen = () => page.getByRole('button', { name: 'Full screen' })
const strip = () => page.getByRole('main').getByRole('list', { name: 'Pictures of Rara wingback bed' })
const thumbnail = (number: number, count = 4) => page.getByRole('link', { name: `Show picture ${number} of ${count}` })
const inViewer = (name: string) => viewer().getByRole('button', { name })

async function expectZoom(text: string): Promise<void> {
  await expect.element(viewer().getByRole('status')).toHaveTextContent(text)
}

async function expectCounter(text: string): Promise<void> {
  await expect.element(viewer().getByText(text)).toBeVisible()
}

/** Returns the zoom factor of the picture in the viewer. */
function scale(): number {
  const target = viewer().element().querySelector('.swiper-slide-active .swiper-zoom-target')!
  return new DOMMatrix(getComputedStyle(target).transform).a
}

async function openViewer(): Promise<void> {
  await openProduct()
  await fullScreen().click()
  await expectCounter('1 / 4')
  await expect.poll(() => viewer().element().querySelectorAll('.swiper-slide-active').length).toBe(1)
  const image = viewer().element().querySelector<HTMLImageElement>('.swiper-slide-active img')!
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0)
}

test('thumbnails and arrow keys switch pictures', async () => {
  await openProduct()
  await expect.element(thumbnail(1)).toHaveAttribute('aria-current', 'true')
  await thumbnail(3).click()
  await expect.element(strip().getByText('3 / 4')).toBeInViewport()
  await expect.element(thumbnail(3)).toHaveAttribute('aria-current', 'true')
  strip().element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(thumbnail(2)).toHaveAttribute('aria-current', 'true')
})

test('a phone has no thumbnails; arrow keys switch pictures, and a finger does', async () => {
  await page.viewport(390, 844)
  await openProduct()
  await expect.element(strip().getByText('1 / 4')).toBeInViewport()
  await expect.element(thumbnail(1)).not.toBeInTheDocument()
  strip().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(strip().getByText('2 / 4')).toBeInViewport()
  strip()
    .element()
    .scrollTo({ left: 2 * 390 })
  await expect.element(strip().getByText('3 / 4')).toBeInViewport()
})

/** Returns the size of the picture on the page. */
function shape() {
  const { width, height } = strip().element().getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

test('on a phone the picture of low furniture is low, that of tall furniture square', async () => {
  await page.viewport(390, 844)
  await openProduct({ product: givenBed({ dimensionsCm: { width: 176, depth: 219, height: 124 } }) })
  expect(shape()).toEqual([390, 300])
  await cleanup()
  await openProduct({ product: givenBed({ dimensionsCm: { width: 153, depth: 65, height: 210 } }) })
  expect(shape()).toEqual([390, 390])
})

test('on a small laptop the picture is wider than high, so that its window shows the whole of it', async () => {
  await page.viewport(1366, 657)
  await openProduct({ product: givenBed({ dimensionsCm: { width: 176, depth: 219, height: 124 } }) })
  const [width, height] = shape()
  expect(width! / height!).toBeCloseTo(3 / 2, 1)
})

test('four thumbnails are beside the picture, and choosing the fifth scrolls to it @slow', async () => {
  await page.viewport(1440, 900)
  await openProduct({ product: givenBed({ pictures: givenPictures(5) }) })
  await expect.element(thumbnail(4, 5)).toBeInViewport({ ratio: 1 })
  await expect.element(thumbnail(5, 5)).not.toBeInViewport()
  strip().element().focus()
  for (let number = 2; number <= 5; number += 1) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(thumbnail(number, 5)).toHaveAttribute('aria-current', 'true')
  }
  await expect.element(thumbnail(5, 5)).toBeInViewport({ ratio: 0.99 })
  await expect.element(thumbnail(1, 5)).not.toBeInViewport()
})

test('the main picture zooms under the mouse and follows it; its largest file is requested only then', async () => {
  await moveMouseAway()
  const asked = await openProduct()
  const largest = () => asked.filter((path) => path.endsWith(`/${LARGEST_PX}.webp`))
  const image = strip().element().querySelector('img')!
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0)
  expect(largest()).toEqual([])
  const shown = () => image.getBoundingClientRect()
  const frame = strip().element().getBoundingClientRect()
  const before = shown().width
  const moveTo = (x: number, y: number) =>
    userEvent.hover(strip(), { position: { x: frame.width * x, y: frame.height * y } })
  await moveTo(0.25, 0.25)
  await expect.poll(() => shown().width / before).toBeCloseTo(2, 4)
  await expect.poll(largest).toHaveLength(1)
  const atLeft = shown()
  await moveTo(0.75, 0.75)
  // The point under the mouse stays: the picture moves the other way by half of its own size.
  await expect.poll(() => Math.round(atLeft.x - shown().x)).toBe(Math.round(frame.width / 2))
  await expect.poll(() => Math.round(atLeft.y - shown().y)).toBe(Math.round(frame.height / 2))
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await expect.poll(() => shown().width).toBe(before)
})

test('the viewer opens at the current picture, and the page shows its last one on closing', async () => {
  await openProduct()
  await thumbnail(2).click()
  await expect.element(strip().getByText('2 / 4')).toBeInViewport({ ratio: 1 })
  await fullScreen().click()
  await expectCounter('2 / 4')
  await expect.element(viewer().getByRole('img', { name: 'Picture 2' })).toBeInViewport()
  await userEvent.keyboard('{ArrowRight}')
  await expectCounter('3 / 4')
  await inViewer('Next picture').click()
  await expectCounter('4 / 4')
  await expect.element(inViewer('Next picture')).toHaveAttribute('aria-disabled', 'true')
  await inViewer('Show picture 3 of 4').click()
  await expectCounter('3 / 4')
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer()).not.toBeInTheDocument()
  await expect.element(fullScreen()).toHaveFocus()
  await expect.element(thumbnail(3)).toHaveAttribute('aria-current', 'true')
  await expect.element(strip().getByText('3 / 4')).toBeInViewport()
})

test('a click on the picture opens the viewer, and so does Enter', async () => {
  await openProduct()
  await strip().click()
  await inViewer('Close full screen').click()
  await expect.element(viewer()).not.toBeInTheDocument()
  strip().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(viewer()).toBeVisible()
})

test('the focus stays inside the viewer', async () => {
  await openViewer()
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.keyboard('{Tab}')
    expect(viewer().element().contains(document.activeElement)).toBe(true)
  }
})

test('buttons and keys zoom up to three times and back @slow', async () => {
  await openViewer()
  await expect.element(inViewer('Zoom out')).toHaveAttribute('aria-disabled', 'true')
  await inViewer('Zoom in').click()
  await expectZoom('150%')
  await expect.poll(scale).toBeCloseTo(1.5)
  for (const wanted of ['200%', '250%', '300%']) {
    await userEvent.keyboard('+')
    await expectZoom(wanted)
  }
  await expect.element(inViewer('Zoom in')).toHaveAttribute('aria-disabled', 'true')
  await inViewer('Zoom out').click()
  await expectZoom('250%')
  for (const wanted of ['200%', '150%', '100%']) {
    await userEvent.keyboard('-')
    await expectZoom(wanted)
  }
  await expect.poll(scale).toBeCloseTo(1)
})

test('a double click zooms in and out @slow', async () => {
  await openViewer()
  vi.useFakeTimers({ toFake: ['Date'] })
  const middle = viewer().getByRole('img', { name: 'Picture 1' })
  await middle.dblClick()
  await expectZoom('300%')
  await expect.poll(scale).toBeCloseTo(3)
  // Another click right away would count as part of this double click.
  vi.advanceTimersByTime(1000)
  await middle.dblClick()
  await expectZoom('100%')
})

test('switching pictures resets the zoom @slow', async () => {
  await openViewer()
  await userEvent.keyboard('+')
  await expectZoom('150%')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(viewer().getByText('2 / 4')).toBeVisible()
  await expectZoom('100%')
})
