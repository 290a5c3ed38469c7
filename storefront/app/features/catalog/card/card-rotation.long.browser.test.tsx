import { expect, onTestFinished, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { givenDevice, givenMedia, moveMouseAway } from '../../../test/given-media.ts'
import { givenCard, givenPictures } from '../../../test/given-products.ts'
import { openPage } from '../../../test/open-page.tsx'
import { soon } from '../../../test/stopped-clock.ts'
import { ProductCard } from './product-card.tsx'
import cards from './product-cards.module.css'

const ROTATION_MS = 3000
/** Longer than a card must stay in view before its pictures rotate. */
const SETTLED_MS = 250

/** Exceeds the number of frames that the slowest page needs. */
const MOST_FRAMES = 300

const first = () => page.getByRole('article').first()
const second = () => page.getByRole('article').nth(1)

/** Pictures requested so far. */
const pictures = (of: Locator) => [...of.element().querySelectorAll('picture')]
/** Returns the index of the visible picture in the stack. */
const shown = (of: Locator) =>
  pictures(of).findIndex((picture) => getComputedStyle(picture.querySelector('img')!).opacity === '1')

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

/** Opens two mattresses with three pictures each, on a page longer than the window. */
async function open(): Promise<void> {
  await moveMouseAway()
  await givenMedia()
  await openPage('/productListing', Listing)
  await expect.poll(() => pictures(first()).length).toBeGreaterThan(0)
}

/** Advances the stopped clock and waits for the rendering. */
async function run(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Returns the visible picture of the first card, once it is the wanted one. Polling would move the clock. */
async function shownSoon(wanted: number): Promise<number> {
  for (let frame = 0; frame < MOST_FRAMES && shown(first()) !== wanted; frame += 1) {
    await new Promise(requestAnimationFrame)
  }
  return shown(first())
}

/** Puts the mouse on a card, as soon as the card listens. A hover of the test's own mouse would move the clock. */
async function enter(card: Element): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && pictures(first()).length < 2; frame += 1) {
    card.dispatchEvent(new MouseEvent('mouseenter'))
    await new Promise(requestAnimationFrame)
  }
}

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}

test('on hover the second picture shows at once and the next one after 3 s, which then stays', async () => {
  givenDevice({})
  await open()
  stopClock()
  const card = first().element()
  await enter(card)
  expect(await shownSoon(1)).toBe(1)
  await run(ROTATION_MS - 1)
  expect(pictures(first())).toHaveLength(2)
  await run(1)
  expect(await shownSoon(2)).toBe(2)
  await run(3 * ROTATION_MS)
  expect(shown(first())).toBe(2)
  card.dispatchEvent(new MouseEvent('mouseleave'))
  await run(0)
  expect(await shownSoon(0)).toBe(0)
})

test('on hover with reduced motion the second picture stays', async () => {
  givenDevice({ isCalm: true })
  await open()
  stopClock()
  await first().getByRole('heading').hover()
  await expect.poll(() => shown(first())).toBe(1)
  await run(2 * ROTATION_MS)
  await expect.poll(() => shown(first())).toBe(1)
  expect(pictures(first())).toHaveLength(2)
})

/** Opens the two cards in view, until their second pictures have been requested. */
async function openInView({ hovers = true } = {}): Promise<void> {
  if (!hovers) await page.viewport(390, 844)
  givenDevice({ hovers })
  stopClock()
  await open()
  await expect
    .poll(async () => {
      await run(SETTLED_MS)
      return [pictures(first()).length, pictures(second()).length]
    })
    .toEqual([2, 2])
}

/** Returns whether a card shows the picture of this index once it has faded in. */
const showsSoon = (card: Locator, index: number) => soon(() => shown(card) === index)

test.for([{ hovers: true }, { hovers: false }])(
  'in view, the pictures of every card rotate by themselves after 3 s and 6 s, then rest: %o',
  async (device) => {
    await openInView(device)
    expect([shown(first()), shown(second())]).toEqual([0, 0])
    for (const next of [1, 2]) {
      await run(ROTATION_MS)
      expect(await showsSoon(first(), next)).toBe(true)
      expect(await showsSoon(second(), next)).toBe(true)
    }
    await run(3 * ROTATION_MS)
    expect([shown(first()), shown(second())]).toEqual([2, 2])
  },
)

test('a card resumes rotating 3 s after the mouse has left it', async () => {
  await openInView()
  const card = first().element()
  card.dispatchEvent(new MouseEvent('mouseenter'))
  await run(0)
  expect(await showsSoon(first(), 1)).toBe(true)
  card.dispatchEvent(new MouseEvent('mouseleave'))
  await run(ROTATION_MS)
  expect(await showsSoon(first(), 0)).toBe(true)
  await run(SETTLED_MS)
  expect(await showsSoon(first(), 1)).toBe(true)
})

const touch = () =>
  first()
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))

test('a touch stops the pictures of its card until the card has left the view', async () => {
  await openInView({ hovers: false })
  await run(ROTATION_MS)
  expect(await showsSoon(first(), 1)).toBe(true)
  touch()
  await run(3 * ROTATION_MS)
  expect(shown(first())).toBe(1)
  window.scrollTo(0, document.documentElement.scrollHeight)
  expect(await showsSoon(first(), 0)).toBe(true)
})

test('nothing rotates while the page is hidden', async () => {
  await openInView()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await run(3 * ROTATION_MS)
  expect([shown(first()), pictures(first()).length]).toEqual([0, 2])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await run(SETTLED_MS)
  await run(ROTATION_MS)
  expect(await showsSoon(first(), 1)).toBe(true)
})

const connections = { 'Save-Data': { saveData: true }, 'a slow network': { saveData: false, effectiveType: '3g' } }

test.for(['reduced motion', 'Save-Data', 'a slow network'] as const)(
  'with %s nothing rotates, and no further picture loads',
  async (wish) => {
    givenDevice({ hovers: false, isCalm: wish === 'reduced motion' })
    if (wish !== 'reduced motion') {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connections[wish] })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    }
    await open()
    stopClock()
    window.dispatchEvent(new Event('scroll'))
    await run(4 * ROTATION_MS)
    expect(pictures(first())).toHaveLength(1)
    expect(pictures(second())).toHaveLength(1)
  },
)
