import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { HoardingsReply } from '#contract/content.ts'
import { type Answer, answerApi, cut } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenDevice } from '../../test/given-media.ts'
import { openPage } from '../../test/open-page.tsx'
import { OffersStrip } from './offers-strip.tsx'

const POLL_MS = 10_000
const EACH_OFFER_MS = 5000
const POLL = 'GET /api/hoarding'

const strip = () => page.getByRole('region', { name: 'Offers' })
const noOffers = () => strip().getByText('No active offers at this time.')
const control = (name: 'Play' | 'Pause') => strip().getByRole('button', { name: `${name} offers` })
/** Returns the visible offers of the strip. */
const shown = () =>
  strip()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

function givenHoardings(...descriptions: string[]): HoardingsReply['data'] {
  return descriptions.map((description, at) => ({ _id: String(at + 1), description, isActive: true }))
}

function hoardingsAnswer(data: HoardingsReply['data']): Answer {
  return { status: 200, body: { success: true, message: '', data } satisfies HoardingsReply }
}

/** Opens a strip of three offers with a stopped clock. */
async function open({ isCalm = false } = {}): Promise<void> {
  const hoardings = givenHoardings('Free shipping', 'Made to your size', 'Cash on delivery')
  answerApi({ [POLL]: hoardingsAnswer(hoardings) })
  givenDevice({ isCalm })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openPage('/', () => <OffersStrip hoardings={hoardings} />)
  await expect.element(strip()).toBeVisible()
}

async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

/** Advances the clock by exactly this time, unlike `expect.element` and the commands of vitest. */
async function runFor(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await drawn()
}

async function press(name: 'Play' | 'Pause'): Promise<void> {
  ;(control(name).element() as HTMLElement).click()
  await drawn()
}

test('offers change every 5 s, and stop while paused', async () => {
  await open()
  await press('Pause')
  await runFor(2 * EACH_OFFER_MS)
  expect(shown()).toEqual(['Free shipping'])

  await press('Play')
  await runFor(EACH_OFFER_MS - 1)
  expect(shown()).toEqual(['Free shipping'])
  await runFor(1)
  expect(shown()).toEqual(['Made to your size'])
  await runFor(EACH_OFFER_MS)
  expect(shown()).toEqual(['Cash on delivery'])
  await runFor(EACH_OFFER_MS)
  expect(shown()).toEqual(['Free shipping'])
})

test('with reduced motion offers start paused, and Play continues them', async () => {
  await open({ isCalm: true })
  await runFor(2 * EACH_OFFER_MS)
  expect(shown()).toEqual(['Free shipping'])
  await press('Play')
  await runFor(EACH_OFFER_MS)
  expect(shown()).toEqual(['Made to your size'])
})

test('for a failed or malformed response, the strip says that there are no offers', async () => {
  expectErrors(/./)
  await open()
  answerApi({ [POLL]: { status: 200, body: { success: false, message: 'No', data: [] } } })
  await runFor(POLL_MS)
  await expect.element(noOffers()).toBeVisible()
  answerApi({ [POLL]: { status: 200, body: { success: true, data: [null] } } })
  await runFor(POLL_MS)
  await expect.element(noOffers()).toBeVisible()
  await expect.element(strip().getByRole('link', { name: 'Track order' })).toBeVisible()
})

test('offers reload every 10 s; inactive ones are left out', async () => {
  await open()
  const [active, past] = givenHoardings('Dashain prices', 'Last year')
  const first = answerApi({ [POLL]: hoardingsAnswer([active!, { ...past!, isActive: false }]) })
  await runFor(POLL_MS - 1)
  expect(first).toHaveLength(0)
  await runFor(1)
  expect(first).toHaveLength(1)
  await expect.element(strip().getByText('Dashain prices')).toBeVisible()
  expect(strip().getByText('Last year').length).toBe(0)

  const polls = answerApi({ [POLL]: hoardingsAnswer([]) })
  vi.advanceTimersByTime(5 * POLL_MS)
  await expect.element(noOffers()).toBeVisible()
  expect(polls.map(({ search }) => search)).toEqual(Array.from({ length: 5 }, () => 'isActive=true'))
})

test('while offers fail to load, the strip says that there are none', async () => {
  expectErrors(/"status":500/)
  await open()
  answerApi({ [POLL]: { status: 500, body: { success: false, error: true } } })
  vi.advanceTimersByTime(POLL_MS)
  await expect.element(noOffers()).toBeVisible()
  answerApi({ [POLL]: hoardingsAnswer(givenHoardings('Dashain prices')) })
  vi.advanceTimersByTime(POLL_MS)
  await expect.element(strip().getByText('Dashain prices')).toBeVisible()
  expect(noOffers().length).toBe(0)
})

test('offline, the strip keeps its offers, since nothing is loaded', async () => {
  await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const polls = answerApi({ [POLL]: cut })
  await runFor(2 * POLL_MS)
  await expect.element(noOffers()).not.toBeInTheDocument()
  expect(shown()).toHaveLength(1)
  expect(polls).toEqual([])
})

test('on a phone a long offer is one line', async () => {
  await page.viewport(390, 844)
  const long = 'Closed on the day of Vijaya Dashami; deliveries go on the day after, everywhere in Nepal'
  const hoardings = givenHoardings(long)
  answerApi({ [POLL]: hoardingsAnswer(hoardings) })
  await openPage('/', () => <OffersStrip hoardings={hoardings} />)
  const offer = strip().getByText(long)
  await expect.element(offer).toBeVisible()
  const { lineHeight } = getComputedStyle(offer.element())
  expect(offer.element().getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
