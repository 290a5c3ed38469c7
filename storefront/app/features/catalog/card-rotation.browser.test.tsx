import { expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { givenDevice, givenMedia, moveMouseAway } from '../../test/given-media.ts'
import { givenCard, givenPictures } from '../../test/given-products.ts'
import { openPage } from '../../test/open-page.tsx'
import { ProductCard } from './product-card.tsx'
import cards from './product-cards.module.css'

const ROTATION_MS = 3000
/** Longer than a page must stand still before a card is chosen to turn. */
const SETTLED_MS = 250

/** Longer than the slowest page takes to draw. */
const MOST_FRAMES = 300

const first = () => page.getByRole('article').first()
const second = () => page.getByRole('article').nth(1)

/** The pictures that were asked for so far. */
const pictures = (of: Locator) => [...of.element().querySelectorAll('picture')]
/** Which of them is in sight, of those that lie on one another. */
const shown = (of: Locator) =>
  pictures(of).findIndex(({ parentElement }) => getComputedStyle(parentElement!).opacity === '1')

const Listing = () => (
  <div style={{ minHeight: '300vh', paddingTop: '30vh' }}>
    <div className={cards.cards}>
      {['1', '2'].map((id, at) => (
        <ProductCard
          key={id}
          product={givenCard({ _id: id, name: `Mattress ${id}`, pictures: givenPictures(3, 1 + 3 * at) })}
          sizes="200px"
          always
        />
      ))}
    </div>
  </div>
)

/** Two mattresses with three pictures each, in a page that is longer than the window. */
async function open(): Promise<void> {
  await moveMouseAway()
  await givenMedia()
  await openPage('/productListing', Listing)
  await expect.poll(() => pictures(first()).length).toBeGreaterThan(0)
}

/** Lets the stopped clock run, and what it brought about be drawn. */
async function run(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Which picture of the first card is in sight, once that is the wanted one. What polls would move the clock. */
async function shownSoon(wanted: number): Promise<number> {
  for (let frame = 0; frame < MOST_FRAMES && shown(first()) !== wanted; frame += 1) {
    await new Promise(requestAnimationFrame)
  }
  return shown(first())
}

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}

test('under the mouse the pictures turn: the second at once, each further one after 3 s', async () => {
  givenDevice({})
  await open()
  stopClock()
  const card = first().element()
  // A hover of the test's own mouse would move the clock.
  card.dispatchEvent(new MouseEvent('mouseenter'))
  expect(await shownSoon(1)).toBe(1)
  await run(ROTATION_MS - 1)
  expect(pictures(first())).toHaveLength(2)
  await run(1)
  expect(await shownSoon(2)).toBe(2)
  await run(ROTATION_MS)
  expect(await shownSoon(0)).toBe(0)
  card.dispatchEvent(new MouseEvent('mouseleave'))
  await run(2 * ROTATION_MS)
  expect(await shownSoon(0)).toBe(0)
})

test('under the mouse with reduced motion they stay at the second', async () => {
  givenDevice({ isCalm: true })
  await open()
  stopClock()
  await first().getByRole('heading').hover()
  await expect.poll(() => shown(first())).toBe(1)
  await run(2 * ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(1)
  expect(pictures(first())).toHaveLength(2)
})

/** As on a telephone, until the first card was chosen to turn: its second picture is asked for. */
async function openTouched(): Promise<void> {
  await page.viewport(390, 844)
  givenDevice({ hovers: false })
  stopClock()
  await open()
  await expect
    .poll(async () => {
      await run(SETTLED_MS)
      return pictures(first()).length
    })
    .toBe(2)
}

test('on a touch screen the pictures turn one round by themselves, one card at a time, and rest at the first', async () => {
  await openTouched()
  await run(ROTATION_MS - 3 * SETTLED_MS)
  expect(shown(first())).toBe(0)
  await run(3 * SETTLED_MS)
  await expect.poll(() => shown(first())).toBe(1)
  expect(pictures(second())).toHaveLength(1)
  await run(2 * ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(0)
  await expect.poll(() => pictures(second()).length).toBeGreaterThan(1)
  await run(4 * ROTATION_MS)
  await expect.poll(() => shown(second())).toBe(0)
  expect(shown(first())).toBe(0)
  await run(4 * ROTATION_MS)
  await expect.poll(() => [shown(first()), shown(second())]).toEqual([0, 0])
})

const touch = () =>
  first()
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))

test('on a touch screen a touch stops them', async () => {
  await openTouched()
  touch()
  await run(3 * ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(0)
  expect(pictures(first())).toHaveLength(2)
})

test('the first picture is back when a card that was touched leaves the view', async () => {
  await openTouched()
  await run(ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(1)
  touch()
  await run(3 * ROTATION_MS)
  expect(shown(first())).toBe(1)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => shown(first())).toBe(0)
})

test('on a touch screen with reduced motion nothing turns, and no further picture is loaded', async () => {
  await page.viewport(390, 844)
  givenDevice({ hovers: false, isCalm: true })
  await open()
  stopClock()
  window.dispatchEvent(new Event('scroll'))
  await run(4 * ROTATION_MS)
  await expect.poll(() => pictures(first()).length).toBe(1)
  expect(pictures(second())).toHaveLength(1)
})
