import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { refused } from '../../../test/answer-api.ts'
import { waitForResend } from '../../accounts/waiting-email.ts'
import { openWaiting, waiting } from './verify-order.fixture.tsx'

const resend = () => page.getByRole('button', { name: /^Resend OTP/ })
const left = async () => Number(/\d+/.exec((await resend().findElement()).textContent)?.[0] ?? 0)
const isBetween = (least: number, most: number) => (seconds: number) => seconds >= least && seconds <= most

/** Opens the page of an order by phone that was placed so many seconds ago. */
async function open(seconds: number): Promise<number> {
  const date = new Date(Date.now() - seconds * 1000).toISOString()
  await openWaiting({ order: () => waiting({ email: '', date }) })
  return left()
}

test('the first code of a new order is waited for like any other', async () => {
  expect(await open(15)).toSatisfy(isBetween(40, 45))
  await expect.element(resend()).toHaveAttribute('aria-disabled', 'true')
})

test('the wait of another contact, or of notices, says nothing about this order', async () => {
  waitForResend({ kind: 'order', contact: '9801234567' }, 31)
  expect(await open(90)).toBe(0)
  await cleanup()
  waitForResend({ kind: 'notice', contact: '9841234567' }, 31)
  expect(await open(90)).toBe(0)
})

test('the wait of a code that went to the same phone counts, also after a reload', async () => {
  waitForResend({ kind: 'order', contact: '9841234567' }, 31)
  expect(await open(90)).toSatisfy(isBetween(25, 31))
  await cleanup()
  expect(await open(90)).toSatisfy(isBetween(20, 31))
})

test('a slow clock makes nobody wait for longer than a minute', async () => {
  expect(await open(-300)).toBe(60)
})

test('a wait that the shop names is counted', async () => {
  const early = refused(429, 'too_many_requests', 'Please wait 40 seconds', { 'retry-after': '40' })
  await openWaiting({ order: () => waiting({ email: '' }), resend: early })
  await userEvent.click(resend())
  await expect.element(resend()).toMatchTextContent(/^Resend OTP in (40|3\d) s$/)
})
