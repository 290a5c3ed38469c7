import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { givenMedia, givenMotion, moveMouseAway } from '../../../test/given-media.ts'
import { givenCard } from '../../../test/given-products.ts'
import { openPage } from '../../../test/open-page.tsx'
import { drag } from '../../../test/stopped-clock.ts'
import { ProductSlider } from './product-slider.tsx'

const TURN_MS = 3000

const slider = () => page.getByRole('region', { name: 'Featured Products' })
const inSlider = (selector: string) => slider().element().querySelector<HTMLElement>(selector)
/** Returns the index of the first visible card. */
const atLeft = () => Number(inSlider('.swiper-slide-active')!.dataset['index'])
const moved = () => new DOMMatrix(inSlider('.swiper-wrapper')!.style.transform).e

/** Opens a slider that runs as soon as its clock does. */
async function open(count: number, { isCalm = false } = {}): Promise<void> {
  if (!isCalm) await givenMotion()
  await givenMedia()
  await moveMouseAway()
  const products = Array.from({ length: count }, (_, at) =>
    givenCard({ _id: String(at + 1), name: `Bed ${at}`, isFeatured: true }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const Home = () => (
    <div style={{ maxWidth: 1280, margin: '40px auto' }}>
      <ProductSlider title="Featured Products" products={products} />
    </div>
  )
  await openPage('/', Home)
  await expect
    .poll(async () => {
      // The browser updates visibility when it draws a frame.
      await new Promise(requestAnimationFrame)
      return inSlider('.swiper-initialized')
    })
    .not.toBeNull()
}

/** Advances the clock until the wanted card comes first. */
async function runUntil(wanted: number, stepMs: number): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(stepMs)
      return atLeft()
    })
    .toBe(wanted)
}

test('the product slider stops under the mouse and while paused @slow', async () => {
  await page.viewport(1440, 900)
  await open(8)
  await slider().getByRole('heading', { level: 2 }).hover()
  vi.advanceTimersByTime(2 * TURN_MS)
  expect(atLeft()).toBe(0)
  await slider().getByRole('button', { name: 'Pause products' }).click()
  await moveMouseAway()
  vi.advanceTimersByTime(2 * TURN_MS)
  expect(atLeft()).toBe(0)
  await slider().getByRole('button', { name: 'Play products' }).click()
  await runUntil(1, TURN_MS)
})

test('on desktop it shows five cards 20 px apart, and advances every 3 s in a loop @slow', async () => {
  await page.viewport(1440, 900)
  await open(8)
  const frame = inSlider('.swiper')!.getBoundingClientRect()
  const boxes = slider()
    .getByRole('article')
    .elements()
    .map((card) => card.getBoundingClientRect())
  const inView = boxes.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1)
  expect(inView).toHaveLength(5)
  expect(boxes[1]!.left - boxes[0]!.right).toBeCloseTo(20, 0)

  // When the focus leaves, the 3 s start again.
  const name = slider().getByRole('article').first().getByRole('heading').getByRole('link').element()
  await userEvent.keyboard('{Tab}')
  name.focus()
  vi.advanceTimersByTime(2 * TURN_MS)
  expect(atLeft()).toBe(0)
  name.blur()
  vi.advanceTimersByTime(TURN_MS - 1)
  expect(atLeft()).toBe(0)
  await runUntil(1, 1)
  for (const index of [2, 3, 4, 5, 6, 7, 0]) await runUntil(index, TURN_MS / 6)
})

test('a card at rest needs no animation frame, and no timer stays behind', async () => {
  await page.viewport(1440, 900)
  await open(8)
  const frame = requestAnimationFrame.bind(window)
  const drawFive = async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(frame)
  }
  await drawFive()
  const asked = vi.spyOn(window, 'requestAnimationFrame')
  vi.advanceTimersByTime(1000)
  await drawFive()
  expect(asked).not.toHaveBeenCalled()
  // It was running.
  vi.advanceTimersByTime(TURN_MS - 1000)
  expect(atLeft()).toBe(1)
  await cleanup()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

test('nothing advances while the page is hidden', async () => {
  await page.viewport(1440, 900)
  await open(8)
  const spies = [vi.spyOn(document, 'hidden', 'get'), vi.spyOn(document, 'visibilityState', 'get')] as const
  const show = (isHidden: boolean) => {
    spies[0].mockReturnValue(isHidden)
    spies[1].mockReturnValue(isHidden ? 'hidden' : 'visible')
    document.dispatchEvent(new Event('visibilitychange'))
  }
  vi.advanceTimersByTime(TURN_MS / 2)
  show(true)
  vi.advanceTimersByTime(3 * TURN_MS)
  expect(atLeft()).toBe(0)
  show(false)
  vi.advanceTimersByTime(TURN_MS)
  expect(atLeft()).toBe(1)
})

const play = () => slider().getByRole('button', { name: 'Play products' })
const press = (button: Locator) => (button.element() as HTMLElement).click()

test.for([
  ['swipe', () => drag(inSlider('.swiper-slide-active')!, -0.6)()],
  ['arrow', () => press(slider().getByRole('button', { name: 'Next products' }))],
] as const)("a visitor's %s stops the cards until Play is pressed", async ([, move]) => {
  await page.viewport(1440, 900)
  await open(8)
  // Until the slider runs, the arrow scrolls the row, so the first press may come too early.
  const moveUntilStopped = () => {
    const hasMoved = play().length === 1 && atLeft() > 0
    if (!hasMoved) move()
    return hasMoved
  }
  await expect.poll(moveUntilStopped).toBe(true)
  await expect.poll(() => getComputedStyle(inSlider('.swiper-wrapper')!).transitionDuration).toBe('0s')
  const stoppedAt = atLeft()
  expect(stoppedAt).toBeGreaterThan(0)
  vi.advanceTimersByTime(3 * TURN_MS)
  expect(atLeft()).toBe(stoppedAt)
  press(play())
  await runUntil((stoppedAt + 1) % 8, TURN_MS)
})

test.for([390, 1440])('five products do not move at %i px', async (width) => {
  await page.viewport(width, 900)
  await open(5)
  await expect.element(slider().getByRole('button', { name: /^(Pause|Play) products$/ })).not.toBeInTheDocument()
  vi.advanceTimersByTime(3 * TURN_MS)
  expect(moved()).toBe(0)
})

test('on desktop, where all five are in view, dragging does not move them', async () => {
  await page.viewport(1440, 900)
  await open(5)
  const card = slider().getByRole('article').nth(3)
  await userEvent.dragAndDrop(card, slider().getByRole('article').first(), { force: true })
  expect(moved()).toBe(0)
})

test('with reduced motion it starts paused, and loops once Play is pressed @slow', async () => {
  await page.viewport(1440, 900)
  await open(8, { isCalm: true })
  vi.advanceTimersByTime(2 * TURN_MS)
  expect(atLeft()).toBe(0)
  await slider().getByRole('button', { name: 'Play products' }).click()
  await moveMouseAway()
  for (const index of [1, 2, 3, 4, 5, 6, 7, 0, 1]) await runUntil(index, TURN_MS / 2)
})

test('with reduced motion the button for the next card loops', async () => {
  await page.viewport(1440, 900)
  await open(8, { isCalm: true })
  const next = slider().getByRole('button', { name: 'Next products' }).element() as HTMLElement
  for (const index of [1, 2, 3, 4, 5, 6, 7, 0, 1]) {
    // Until the slider runs, the button itself scrolls the row, so the first click may come too early.
    const pressUntilThere = () => {
      if (atLeft() !== index) next.click()
      return atLeft()
    }
    await expect.poll(pressUntilThere).toBe(index)
  }
})
