import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Banner } from '#contract/content.ts'
import { answerApi } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { bannersAnswer, givenBanner, givenBanners } from '../../test/given-home.ts'
import { givenMedia, givenMotion, moveMouseAway } from '../../test/given-media.ts'
import { drag, pointAt, soon } from '../../test/stopped-clock.ts'
import { openPage } from '../../test/open-page.tsx'
import { Hero } from './hero.tsx'

const AUTOPLAY_MS = 4000
const POLL_MS = 10_000

const hero = () => page.getByRole('region', { name: 'Offers and collections' })
const mark = (number: number) => hero().getByRole('button', { name: `Go to slide ${number}` })
const inHero = (selector: string) => hero().element().querySelector<HTMLElement>(selector)
const currentMark = () => inHero('button[aria-current=true]')!.getAttribute('aria-label')
/** Returns the reachable slides: a single one, once the hero slides. */
const reachable = () => [...hero().element().querySelectorAll('[role=group]:not([inert])')]
const titlesIn = (elements: Element[]) => elements.map((element) => element.querySelector('h2')!.textContent)
const transition = () => getComputedStyle(inHero('.swiper-wrapper')!).transitionDuration

/** Opens a hero that slides as soon as its clock runs. */
async function open(banners: Banner[] = givenBanners(4)): Promise<void> {
  await moveMouseAway()
  await givenMedia()
  answerApi({ 'GET /api/banner': bannersAnswer(banners) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  await openPage('/', () => (
    <>
      <button type="button">Before the hero</button>
      <Hero banners={banners} />
    </>
  ))
  await expect
    .poll(async () => {
      // The browser updates visibility when it draws a frame.
      await new Promise(requestAnimationFrame)
      return inHero('.swiper-initialized')
    })
    .not.toBeNull()
  await expect.poll(() => reachable().length).toBe(1)
}

async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

/** Advances the clock by exactly this time, unlike `expect.element` and the commands of vitest. */
async function runFor(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await drawn()
}

async function press(button: ReturnType<typeof mark>): Promise<void> {
  ;(button.element() as HTMLElement).click()
  await drawn()
}

const playOrPause = (name: 'Play' | 'Pause') => hero().getByRole('button', { name: `${name} slides` })

async function runUntil<Value>(stepMs: number, read: () => Value, wanted: Value): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(stepMs)
      return read()
    })
    .toEqual(wanted)
}

test.for([1440, 390])(
  'at %i px the hero shows the text of one slide at a time: its title, then its lines',
  async (width) => {
    await page.viewport(width, 844)
    await open()
    expect(titlesIn(reachable())).toEqual(['Banner 1'])
    const lines = [...reachable()[0]!.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(lines).toEqual(['Seasoned sal.', 'Three sizes.', 'Built in your room.'])
    const shown = () =>
      titlesIn(
        [...hero().element().querySelectorAll('[role=group]')].filter(
          (slide) => getComputedStyle(slide.querySelector('h2')!.parentElement!).opacity === '1',
        ),
      )
    await expect.poll(shown).toEqual(['Banner 1'])
    await press(mark(3))
    await runUntil(20, shown, ['Banner 3'])
    expect(titlesIn(reachable())).toEqual(['Banner 3'])
    await expect.element(page.elementLocator(reachable()[0]!)).toHaveAccessibleName('Banner 3')
  },
)

test('the hero advances every 4 s with a 1 s transition, loops, and stops while paused', async () => {
  await givenMotion()
  await open()
  await press(playOrPause('Pause'))
  await runFor(3 * AUTOPLAY_MS)
  expect(currentMark()).toBe('Go to slide 1')

  // The last slide, so that the next one is the first again.
  await press(mark(4))
  await runUntil(20, currentMark, 'Go to slide 4')
  await expect.poll(transition).toBe('0s')
  await press(playOrPause('Play'))
  await runFor(AUTOPLAY_MS - 1)
  expect(currentMark()).toBe('Go to slide 4')
  await runFor(1)
  expect(currentMark()).toBe('Go to slide 1')
  expect(transition()).toBe('1s')
})

test('the hero waits for the end of a transition, and then for 4 s', async () => {
  await givenMotion()
  await open()
  await press(playOrPause('Pause'))
  await press(playOrPause('Play'))
  await runFor(AUTOPLAY_MS - 100)
  await press(mark(3))
  expect(transition()).toBe('1s')
  // At once, before the browser can end the transition.
  await runFor(2 * AUTOPLAY_MS)
  expect(currentMark()).toBe('Go to slide 3')
  expect(await soon(() => transition() === '0s')).toBe(true)
  await runFor(AUTOPLAY_MS - 1)
  expect(currentMark()).toBe('Go to slide 3')
  await runFor(1)
  expect(currentMark()).toBe('Go to slide 4')
})

test('the hero does not advance under a finger that drags it, and goes on after the swipe', async () => {
  await givenMotion()
  await open()
  const lift = drag(inHero('.swiper-slide-active')!, -0.6)
  await runFor(3 * AUTOPLAY_MS)
  expect(currentMark()).toBe('Go to slide 1')
  lift()
  await drawn()
  expect(currentMark()).toBe('Go to slide 2')
  expect(await soon(() => transition() === '0s')).toBe(true)
  await runFor(AUTOPLAY_MS)
  expect(currentMark()).toBe('Go to slide 3')
})

const title = () => reachable()[0]!.querySelector('h2')!
const focus = (element: Element) => (element as HTMLElement).focus()
const outside = () => page.getByRole('button', { name: 'Before the hero' })

test.for([
  ['the mouse on a title', () => pointAt(title()), () => pointAt(outside())],
  ['the mouse on a mark', () => pointAt(mark(2)), () => pointAt(outside())],
  ['the focus on a link', () => focus(reachable()[0]!.querySelector('a')!), () => focus(outside().element())],
  ['the focus on a mark', () => focus(mark(2).element()), () => focus(outside().element())],
] as const)('the hero stops with %s, and continues 4 s later', async ([, come, leave]) => {
  await givenMotion()
  await open()
  focus(outside().element())
  await userEvent.keyboard('{Shift}')
  await come()
  const current = currentMark()
  await runFor(3 * AUTOPLAY_MS)
  expect(currentMark()).toBe(current)
  await leave()
  await runFor(AUTOPLAY_MS - 1)
  expect(currentMark()).toBe(current)
  await runFor(1)
  expect(currentMark()).not.toBe(current)
})

test('the hero continues when the keyboard presses Play', async () => {
  await givenMotion()
  await open()
  await userEvent.keyboard('{Tab}')
  focus(mark(1).element())
  focus(playOrPause('Pause').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(playOrPause('Play')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(playOrPause('Pause')).toHaveFocus()
  const current = currentMark()
  await runFor(AUTOPLAY_MS)
  expect(currentMark()).not.toBe(current)
})

test('with reduced motion the hero starts paused, and every control works and loops', async () => {
  await open()
  await runFor(3 * AUTOPLAY_MS)
  expect(currentMark()).toBe('Go to slide 1')
  await press(mark(3))
  await runUntil(20, currentMark, 'Go to slide 3')
  await press(playOrPause('Play'))
  await expect.element(playOrPause('Pause')).toBeVisible()
  for (const number of [4, 1, 2, 3, 4]) await runUntil(AUTOPLAY_MS / 2, currentMark, `Go to slide ${number}`)
})

test('on desktop the hero is 65vh high, with 15 px between slides', async () => {
  await page.viewport(1440, 900)
  await open()
  const [first, second] = ['Banner 1', 'Banner 2'].map((name) =>
    inHero(`[aria-label="${name}"]`)!.getBoundingClientRect(),
  )
  expect(first!.height).toBeCloseTo(0.65 * 900, 0)
  expect(second!.left - first!.right).toBeCloseTo(15, 0)
})

test('a single banner does not move and has no controls', async () => {
  await open([givenBanner()])
  await runFor(3 * AUTOPLAY_MS)
  expect(titlesIn(reachable())).toEqual(['Banner 1'])
  expect(hero().getByRole('button').length).toBe(0)
})

test('banners reload every 10 s; only active ones show, one without pictures with /banner.jpg', async () => {
  await open()
  const tihar = givenBanner({ _id: '9', title: 'Tihar lights', image: [] })
  const polls = answerApi({
    'GET /api/banner': bannersAnswer([tihar, givenBanner({ _id: '8', title: 'Last year', isActive: false })]),
  })
  await runFor(POLL_MS - 500)
  expect(polls).toHaveLength(0)
  await runFor(5 * POLL_MS + 500)
  await expect.element(hero().getByRole('heading', { level: 2 })).toHaveTextContent('Tihar lights')
  expect(inHero('img')!.getAttribute('src')).toBe('/banner.jpg')
  expect(page.getByText('Last year').length).toBe(0)
  expect(polls.map(({ search }) => search)).toEqual(Array.from({ length: 6 }, () => 'limit=1000'))
})

test('without banners the hero says so', async () => {
  await open()
  answerApi({ 'GET /api/banner': bannersAnswer([]) })
  vi.advanceTimersByTime(POLL_MS)
  await expect.element(page.getByText('No active banners.')).toBeVisible()
  expect(hero().length).toBe(0)
})

test('while banners fail to load, the hero says that there are none', async () => {
  expectErrors(/"status":500/)
  await open()
  answerApi({ 'GET /api/banner': { status: 500, body: { success: false, error: true } } })
  vi.advanceTimersByTime(POLL_MS)
  await expect.element(page.getByText('No active banners.')).toBeVisible()
  answerApi({ 'GET /api/banner': bannersAnswer(givenBanners(4)) })
  vi.advanceTimersByTime(POLL_MS)
  await expect.element(hero().getByRole('group', { name: 'Banner 1' })).toBeInTheDocument()
})

test.for([
  [{ success: false, message: 'No' }, 'a response that reports a failure'],
  [{ success: true, data: [] }, 'a response without banners'],
] as const)('%o is not a banner', async ([body]) => {
  expectErrors(/./)
  await open()
  answerApi({ 'GET /api/banner': { status: 200, body } })
  await runFor(POLL_MS)
  await expect.element(page.getByText('No active banners.')).toBeVisible()
})
