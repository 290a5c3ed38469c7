import { expect, test } from 'vitest'
import { REFUND_ARRIVES_WITHIN_MS, refundOutcome, type RefundOutcome, type SeenRefund } from './refund-requests.ts'

const young = REFUND_ARRIVES_WITHIN_MS - 1
const old = REFUND_ARRIVES_WITHIN_MS

test.for<[SeenRefund, isPartBefore: boolean, isLast: boolean, RefundOutcome, RefundOutcome]>([
  // nothing had gone back, and the request was for all of it
  ['none', false, true, 'wait', 'not-made'],
  ['part', false, true, 'ask-staff', 'ask-staff'],
  ['all', false, true, 'done', 'done'],
  // nothing had gone back, and the request was for a part
  ['none', false, false, 'wait', 'not-made'],
  ['part', false, false, 'done', 'done'],
  ['all', false, false, 'ask-staff', 'ask-staff'],
  // a part had gone back, and the request was for the rest
  ['none', true, true, 'ask-staff', 'ask-staff'],
  ['part', true, true, 'wait', 'not-made'],
  ['all', true, true, 'done', 'done'],
  // a part had gone back, and the request was for another part
  ['none', true, false, 'ask-staff', 'ask-staff'],
  ['part', true, false, 'ask-staff', 'ask-staff'],
  ['all', true, false, 'ask-staff', 'ask-staff'],
  ['unclear', false, true, 'wait', 'wait'],
  ['unclear', true, false, 'wait', 'wait'],
])('%s, a part before: %s, the last: %s', ([seen, isPartBefore, isLast, soon, later]) => {
  expect(refundOutcome(seen, { isPartBefore, isLast, ageMs: young })).toBe(soon)
  expect(refundOutcome(seen, { isPartBefore, isLast, ageMs: old })).toBe(later)
})
