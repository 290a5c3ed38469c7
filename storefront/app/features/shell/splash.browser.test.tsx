import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, hold } from '../../test/answer-api.ts'
import { givenProfile, tokens } from '../../test/given-member.ts'
import { DETAILS, detailsOf, openTab } from '../accounts/session/tab.fixture.tsx'
import { keepTokens } from '../accounts/session/tokens.ts'
import { holdSplash, Splash } from './splash.tsx'

const SCRIPT_WAIT_MS = 4000

const splash = () => document.querySelector('#splash')!
const visibility = () => getComputedStyle(splash()).visibility
const account = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: false })

/** Adds the splash screen as served, including its script. */
function openSplash(): void {
  const place = document.createElement('div')
  document.body.append(place)
  onTestFinished(() => place.remove())
  const html = renderToString(<Splash name="Kastha" />)
  place.append(document.createRange().createContextualFragment(html))
}

/** Returns the splash screen's visibility at these times after it appeared; the clock stops at the last. */
function visibilityAt(times: readonly number[]): string[] {
  const [end] = splashEnds()
  end!.pause()
  return times.map((time) => {
    end!.currentTime = time
    return visibility()
  })
}

function splashEnds(): CSSAnimation[] {
  return splash()
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName === 'splash-end') as CSSAnimation[]
}

test('the splash screen shows the shop’s name and ends after 100 ms', () => {
  openSplash()
  expect(splash().textContent).toBe('Kastha')
  expect(splash().getBoundingClientRect()).toMatchObject({ width: innerWidth, height: innerHeight })
  expect(visibilityAt([0, 99, 102])).toEqual(['visible', 'visible', 'hidden'])
})

test('the splash screen ends by itself', async () => {
  openSplash()
  await expect.poll(visibility).toBe('hidden')
})

test('the splash screen waits for the session check', async () => {
  keepTokens(tokens)
  openSplash()
  const held = hold(detailsOf(givenProfile()))
  const asked = answerApi({ [DETAILS]: held.answer })
  await openTab()
  await expect.poll(() => asked).toHaveLength(1)
  expect(visibilityAt([200])).toEqual(['visible'])
  held.release()
  await expect.poll(visibility).toBe('hidden')
  await expect.element(account('Asmita Gurung')).toBeVisible()
})

test('the splash screen waits 4 s for the script that checks the session', () => {
  keepTokens(tokens)
  openSplash()
  expect(visibilityAt([0, SCRIPT_WAIT_MS - 1, SCRIPT_WAIT_MS + 2])).toEqual(['visible', 'visible', 'hidden'])
})

test('the splash screen stays during the session check, and ends with it', async () => {
  keepTokens(tokens)
  openSplash()
  const held = hold(detailsOf(givenProfile()))
  const asked = answerApi({ [DETAILS]: held.answer })
  await openTab()
  await expect.poll(() => asked).toHaveLength(1)
  const [end] = splashEnds()
  expect([end!.playState, visibility()]).toEqual(['paused', 'visible'])
  end!.currentTime = SCRIPT_WAIT_MS - 1
  expect([end!.playState, visibility()]).toEqual(['paused', 'visible'])
  held.release()
  await expect.poll(visibility).toBe('hidden')
  await expect.element(account('Asmita Gurung')).toBeVisible()
})

test('a failed check ends the splash screen', async () => {
  keepTokens(tokens)
  openSplash()
  answerApi({ [DETAILS]: { status: 503, body: {} } })
  await openTab()
  await expect.poll(visibility).toBe('hidden')
})

test('a finished splash screen does not return for the check', () => {
  keepTokens(tokens)
  openSplash()
  visibilityAt([SCRIPT_WAIT_MS + 2])
  holdSplash()
  expect(visibility()).toBe('hidden')
})
