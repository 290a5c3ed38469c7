import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#contract/accounts.ts'
import { answerApi, done, refused } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { toast } from '../../../test/open-page.tsx'
import { openAccount, sessionsOf, thisSession } from './account-page.fixture.tsx'

const NOW = '2026-11-20T06:00:00.000Z'
const firefoxes: Session[] = ['b1', 'b2', 'b3'].map((end, at) => ({
  ...thisSession,
  _id: `6f4f6f0c-6f0b-4c7a-9f3b-0a8a2e1d5c${end}`,
  device: 'Firefox on Windows',
  place: at === 0 ? 'Pokhara, NP' : null,
  isThis: false,
}))

const card = () => page.getByRole('region', { name: 'Active sessions' })
const sessions = () => card().getByRole('listitem')
const elsewhere = () => sessions().filter({ hasText: 'Firefox on Windows' })
const endOthers = () => card().getByRole('button', { name: 'Log out on all other devices' })

/** Sessions on this device and three others; the server forgets the ones that are ended. */
async function openWithOthers() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  let others = firefoxes
  await openAccount({}, { 'GET /api/user/sessions': () => sessionsOf([thisSession, ...others]) })
  return answerApi({
    [`DELETE /api/user/sessions/${firefoxes[0]!._id}`]: () => {
      others = others.slice(1)
      return done('')
    },
    'DELETE /api/user/sessions': () => {
      others = []
      return done('')
    },
  })
}

test('sessions elsewhere are listed, and can be ended one by one or all at once', async () => {
  const ended = await openWithOthers()
  await expect.poll(() => elsewhere().length).toBe(3)
  await expect.element(sessions().first()).toMatchTextContent(/This device/)
  await expect.element(elsewhere().first()).toMatchTextContent(/Pokhara, NP · Last seen now/)

  await elsewhere().first().getByRole('button', { name: 'Log out Firefox on Windows' }).click()
  await expect.poll(() => elsewhere().length).toBe(2)
  await endOthers().click()
  await expect.element(toast('Logged out on all other devices')).toBeVisible()
  await expect.poll(() => sessions().length).toBe(1)
  await expect.element(endOthers()).not.toBeInTheDocument()
  expect(ended).toHaveLength(2)
})

test('a session that cannot be ended stays, with an error', async () => {
  await openWithOthers()
  answerApi({ 'DELETE /api/user/sessions': refused(429, 'too_many_requests', 'Please wait.') })
  await endOthers().click()
  await expect.element(toast('Please wait.')).toBeVisible()
  await expect.poll(() => elsewhere().length).toBe(3)
})

test('sessions that fail to load can be loaded again @slow', async () => {
  expectErrors(/sessions could not be loaded/)
  let asked = 0
  const unavailable = () => {
    asked += 1
    return { status: 503, body: {} }
  }
  await openAccount({}, { 'GET /api/user/sessions': unavailable })
  // It is requested twice before it fails.
  await expect.element(card().getByText('Your sessions could not be loaded.')).toBeVisible()
  expect(asked).toBe(2)
  answerApi({ 'GET /api/user/sessions': sessionsOf([thisSession]) })
  await card().getByRole('button', { name: 'Try again' }).click()
  await expect.element(card().getByText('This device')).toBeVisible()
})
