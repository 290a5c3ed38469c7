import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, cut, hold, refused, type Sent } from '../../test/answer-api.ts'
import { openPage } from '../../test/open-page.tsx'
import { good } from '../../test/given-order.ts'
import { soon } from '../../test/stopped-clock.ts'
import { FeedbackBox } from './feedback-box.tsx'

const MESSAGE_MS = 3_000
const kept = { status: 201, body: good }

const comment = () => page.getByRole('textbox', { name: /^What could we do better/ })
const yes = () => page.getByRole('button', { name: 'Yes, it helped' })
const no = () => page.getByRole('button', { name: 'No, not really' })
const alert = () => page.getByRole('alert')
const bodies = (sent: Sent[]) => sent.map(({ body }) => body)

const open = () => openPage('/help-center', FeedbackBox)

const THANKS = "We'll use your feedback to improve our services."
const thanks = () => document.body.textContent.includes(THANKS)

test('a verdict is sent with its comment, and both reset after 3 s', async () => {
  const sent = answerApi({ 'POST /api/help/feedback': kept })
  await open()
  await comment().fill('  Tell more of teak. ')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = no().element() as HTMLElement
  button.click()
  expect(await soon(() => thanks() && vi.getTimerCount() > 0)).toBe(true)
  button.click()
  vi.advanceTimersByTime(MESSAGE_MS - 1)
  await new Promise(requestAnimationFrame)
  expect(thanks()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await soon(() => !thanks())).toBe(true)
  vi.useRealTimers()

  await expect.element(comment()).toHaveValue('')
  await yes().click()
  await expect.element(page.getByText("We're glad we could help!")).toBeVisible()
  expect(bodies(sent)).toEqual([
    { verdict: 'negative', comment: 'Tell more of teak.' },
    { verdict: 'positive', comment: '' },
  ])
})

test.for([
  ['after a lost connection', cut],
  ['refused by the shop', refused(500, 'internal', 'Something went wrong')],
] as const)('feedback %s keeps its text and can be sent again', async ([, failing]) => {
  answerApi({ 'POST /api/help/feedback': failing })
  await page.viewport(390, 844)
  await open()
  await comment().fill('Tell more of teak.')
  await no().click()
  await expect
    .element(alert())
    .toHaveTextContent('Your feedback could not be sent. What you wrote is still here: please try again.')
  await expect.element(comment()).toHaveValue('Tell more of teak.')

  answerApi({ 'POST /api/help/feedback': kept })
  await no().click()
  await expect.element(page.getByText(THANKS)).toBeVisible()
  expect(alert().length).toBe(0)
  await expect.element(comment()).toHaveValue('')
})

test('a double click sends it once', async () => {
  const { answer, release } = hold(kept)
  const sent = answerApi({ 'POST /api/help/feedback': answer })
  await open()
  await yes().click()
  await yes().click({ force: true })
  release()
  await expect.element(page.getByText("We're glad we could help!")).toBeVisible()
  expect(sent).toHaveLength(1)
})
