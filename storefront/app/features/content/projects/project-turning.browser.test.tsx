import { expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import OurProjects from '../../../routes/our-projects.tsx'
import { givenDevice, givenMedia, givenMotion, moveMouseAway } from '../../../test/given-media.ts'
import { pointAt } from '../../../test/stopped-clock.ts'
import { openPage } from '../../../test/open-page.tsx'
import { COWORKING, CORPORATE, givenProjects } from './projects.fixture.ts'

const AUTOPLAY_MS = 3300
const MOST_STEPS = 1000

const card = (name: string) => page.getByRole('article', { name })
const [one, other] = [card(CORPORATE), card(COWORKING)]
const inCard = (within: Locator, selector: string) => within.element().querySelector<HTMLElement>(selector)
const placeOf = (within: Locator) => inCard(within, '[aria-roledescription=slide]:not([inert])')!.ariaLabel
const bullets = (within: Locator) => within.element().querySelectorAll('[class*=bullets] button').length
const durationOf = (within: Locator) => getComputedStyle(inCard(within, '.swiper-wrapper')!).transitionDuration
const press = (within: Locator, name: string) => (within.getByRole('button', { name }).element() as HTMLElement).click()

const frame = () => new Promise(requestAnimationFrame)

/** Advances the stopped clock by `stepMs` and a frame until `read` returns `wanted`. Polling would move the clock. */
async function runUntil<Value>(stepMs: number, read: () => Value, wanted: Value): Promise<number> {
  let ran = 0
  for (let step = 0; step < MOST_STEPS && read() !== wanted; step += 1) {
    vi.advanceTimersByTime(stepMs)
    ran += stepMs
    await frame()
  }
  expect(read()).toBe(wanted)
  return ran
}

async function open(address = '/our-projects?category=office-items'): Promise<void> {
  await givenMedia()
  await openPage('/our-projects', OurProjects, { address, loaderData: { content: givenProjects } })
  await expect.element(page.getByRole('article').first()).toBeVisible()
}

/** Opens both cards with sliding pictures, as soon as their clock runs. */
async function openTurning({ isCalm = false } = {}): Promise<void> {
  if (!isCalm) await givenMotion()
  await moveMouseAway()
  await page.viewport(1280, 1400)
  await open()
  for (const within of [one, other]) {
    within.element().scrollIntoView({ block: 'center' })
    await expect
      .poll(async () => {
        await frame()
        return inCard(within, '.swiper-initialized')
      })
      .not.toBeNull()
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
}

test('the card under the mouse advances every 3.3 s, and the others do not move @slow', async () => {
  await openTurning()
  expect(bullets(other)).toBe(0)
  await pointAt(other.getByRole('heading'))
  await runUntil(0, () => bullets(other), 4)
  vi.advanceTimersByTime(AUTOPLAY_MS - 50)
  await frame()
  expect(placeOf(other)).toBe('1 of 4')
  expect(await runUntil(10, () => placeOf(other), '2 of 4')).toBeLessThan(200)
  expect(durationOf(other)).toBe('0.6s')
  expect(placeOf(one)).toBe('1 of 6')

  // A click on the arrow does not stop the autoplay.
  await runUntil(1, () => durationOf(other), '0s')
  press(other, 'Next picture')
  await runUntil(10, () => placeOf(other), '3 of 4')
  await runUntil(100, () => placeOf(other), '4 of 4')
})

test('the focused card advances until its pictures are paused, and the others do not move @slow', async () => {
  await openTurning()
  ;(one.getByRole('link', { name: /^See this project/ }).element() as HTMLElement).focus()
  await runUntil(0, () => bullets(one), 6)
  expect(bullets(other)).toBe(0)
  await runUntil(100, () => placeOf(one), '2 of 6')
  press(one, 'Pause pictures')
  await runUntil(1, () => durationOf(one), '0s')
  vi.advanceTimersByTime(3 * AUTOPLAY_MS)
  await frame()
  expect([placeOf(one), placeOf(other)]).toEqual(['2 of 6', '1 of 4'])
})

test('with reduced motion the pictures start paused, and loop once Play is pressed @slow', async () => {
  await openTurning({ isCalm: true })
  ;(other.getByRole('link', { name: /^See this project/ }).element() as HTMLElement).focus()
  await runUntil(0, () => bullets(other), 4)
  vi.advanceTimersByTime(3 * AUTOPLAY_MS)
  await frame()
  expect(placeOf(other)).toBe('1 of 4')
  press(other, 'Play pictures')
  for (const at of [2, 3, 4, 1, 2, 3, 4, 1, 2]) await runUntil(100, () => placeOf(other), `${at} of 4`)
})

test('on a phone the card most in view responds to touch, and the page does not overflow', async () => {
  await page.viewport(390, 844)
  givenDevice({ hovers: false, isCalm: true })
  await open()
  expect(document.documentElement.scrollWidth).toBe(390)
  for (const [seen, unseen] of [
    [one, other],
    [other, one],
  ] as const) {
    seen.element().scrollIntoView({ block: 'center' })
    await expect
      .poll(async () => {
        await frame()
        return [bullets(seen) > 0, bullets(unseen)]
      })
      .toEqual([true, 0])
  }
})

test('a single project is always active', async () => {
  await open('/our-projects?category=dining')
  expect(bullets(page.getByRole('article'))).toBe(5)
})
