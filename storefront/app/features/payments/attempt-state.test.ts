import { expect, test } from 'vitest'
import type { Attempt } from '#contract/payments.ts'
import { standOf } from './attempt-view.tsx'

const attempt: Attempt = {
  attemptId: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
  orderId: 'KA-261121-7Q2M4XZP',
  wallet: 'esewa',
  purpose: 'full',
  amount: 5_800,
  begunAt: '2026-11-21T08:57:00.000Z',
  state: 'pending',
  ending: null,
  isRefundDue: false,
  isWalletAway: false,
  canPayAgain: true,
}

test.for([
  [{}, false, 'looking'],
  [{}, true, 'waiting'],
  [{ isWalletAway: true }, false, 'away'],
  [{ isWalletAway: true }, true, 'away'],
  [{ state: 'paid' }, true, 'paid'],
  [{ state: 'paid', isRefundDue: true }, false, 'back'],
  [{ state: 'refunded' }, false, 'refunded'],
  [{ state: 'failed', ending: 'cancelled' }, true, 'failed'],
] satisfies [Partial<Attempt>, boolean, string][])('%j, long: %s, has the state %s', ([changes, isLong, stand]) => {
  expect(standOf({ ...attempt, ...changes }, isLong)).toBe(stand)
})
