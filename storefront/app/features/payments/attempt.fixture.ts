import type { Attempt, AttemptReply } from '#contract/payments.ts'
import { page } from 'vitest/browser'
import PaymentPage from '../../routes/payment.tsx'
import { good } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'

export const ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
export const READ = `GET /api/payments/${ID}` as const
export const CHECK = `POST /api/payments/${ID}/check` as const
export const orderId = 'KA-261121-7Q2M4XZP'

/** Answers with an attempt to pay 5,800 rupees with eSewa that has just begun. */
export function attempt(changes: Partial<Attempt> = {}): { status: number; body: AttemptReply } {
  const data: Attempt = {
    attemptId: ID,
    orderId,
    wallet: 'esewa',
    purpose: 'full',
    amount: 5_800,
    begunAt: new Date().toISOString(),
    state: 'pending',
    ending: null,
    isRefundDue: false,
    isWalletAway: false,
    canPayAgain: false,
    ...changes,
  }
  return { status: 200, body: { ...good, data } }
}

export const openPaymentPage = () =>
  openPage('/payment/:attemptId', PaymentPage, { address: `/payment/${ID}`, loaderData: givenShell() })

export const paymentTitle = () => page.getByRole('heading', { level: 1 })
