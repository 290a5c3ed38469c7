import { expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { givenDevice, givenMedia } from '../../test/given-media.ts'
import { givenCard, givenPictures } from '../../test/given-products.ts'
import { openPage } from '../../test/open-page.tsx'
import { ProductCard } from './product-card.tsx'
import cards from './product-cards.module.css'

const ROTATION_MS = 3000
/** Longer than a page must stand still before a card is chosen to turn. */
const SETTLED_MS = 250

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
  await givenMedia()
  await openPage('/productListing', Listing)
  await expect.poll(() => pictures(first()).length).toBeGreaterThan(0)
}

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}

test('under the mouse the pictures turn: the second at once, each further one after 3 s', async () => {
  givenDevice({})
  await open()
  stopClock()
  await first().getByRole('heading').hover()
  await expect.poll(() => shown(first())).toBe(1)
  vi.advanceTimersByTime(ROTATION_MS - 1)
  await expect.poll(() => pictures(first()).length).toBe(2)
  vi.advanceTimersByTime(1)
  await expect.poll(() => shown(first())).toBe(2)
  vi.advanceTimersByTime(ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(0)
  await userEvent.unhover(first().getByRole('heading'))
  vi.advanceTimersByTime(2 * ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(0)
})

test('under the mouse with reduced motion they stay at the second', async () => {
  givenDevice({ isCalm: true })
  await open()
  stopClock()
  await first().getByRole('heading').hover()
  await expect.poll(() => shown(first())).toBe(1)
  vi.advanceTimersByTime(2 * ROTATION_MS)
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
    .poll(() => {
      vi.advanceTimersByTime(SETTLED_MS)
      return pictures(first()).length
    })
    .toBe(2)
}

test('on a touch screen the pictures turn one round by themselves, one card at a time, and rest at the first', async () => {
  await openTouched()
  vi.advanceTimersByTime(ROTATION_MS - 2 * SETTLED_MS)
  expect(shown(first())).toBe(0)
  vi.advanceTimersByTime(2 * SETTLED_MS)
  await expect.poll(() => shown(first())).toBe(1)
  expect(pictures(second())).toHaveLength(1)
  vi.advanceTimersByTime(2 * ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(0)
  await expect.poll(() => pictures(second()).length).toBeGreaterThan(1)
  vi.advanceTimersByTime(4 * ROTATION_MS)
  await expect.poll(() => shown(second())).toBe(0)
  expect(shown(first())).toBe(0)
  vi.advanceTimersByTime(4 * ROTATION_MS)
  await expect.poll(() => [shown(first()), shown(second())]).toEqual([0, 0])
})

const touch = () =>
  first()
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))

test('on a touch screen a touch stops them', async () => {
  await openTouched()
  touch()
  vi.advanceTimersByTime(3 * ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(0)
  expect(pictures(first())).toHaveLength(2)
})

test('the first picture is back when a card that was touched leaves the view', async () => {
  await openTouched()
  vi.advanceTimersByTime(ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(1)
  touch()
  vi.advanceTimersByTime(3 * ROTATION_MS)
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
  vi.advanceTimersByTime(4 * ROTATION_MS)
  await expect.poll(() => pictures(first()).length).toBe(1)
  expect(pictures(second())).toHaveLength(1)
})
