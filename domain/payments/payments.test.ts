import { expect, test } from 'vitest'
import { payByAfterChange, TRANSFER_PAYS_WITHIN_MS, WALLET_PAYS_WITHIN_MS } from './payments.ts'

const placedAt = new Date('2026-11-21T06:00:00Z')
const afterPlacing = (ms: number) => new Date(placedAt.getTime() + ms)
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test.each([
  ['esewa', 'cod', HOUR_MS, null],
  ['esewa', 'bank', HOUR_MS, TRANSFER_PAYS_WITHIN_MS],
  ['bank', 'esewa', HOUR_MS, HOUR_MS + WALLET_PAYS_WITHIN_MS],
  ['bank', 'khalti', TRANSFER_PAYS_WITHIN_MS - 60_000, TRANSFER_PAYS_WITHIN_MS],
  ['cod', 'esewa', 5 * 24 * HOUR_MS, 5 * 24 * HOUR_MS + WALLET_PAYS_WITHIN_MS],
  ['cod', 'bank', 5 * 24 * HOUR_MS, 5 * 24 * HOUR_MS + TRANSFER_PAYS_WITHIN_MS],
] as const)(
  'an order changed from %s to %s after %i ms is to be paid %s ms after its placing',
  (from, to, at, until) => {
    expect(payByAfterChange({ from, to, placedAt, request: null }, afterPlacing(at))).toEqual(
      until && afterPlacing(until),
    )
  },
)

test.each([
  ['papers', 20, 'esewa', 20 * DAY_MS + WALLET_PAYS_WITHIN_MS],
  ['asked', 15, 'cod', null],
  ['declined', 11, 'esewa', 11 * DAY_MS + WALLET_PAYS_WITHIN_MS],
  ['declined', 11, 'bank', 10 * DAY_MS + TRANSFER_PAYS_WITHIN_MS],
  ['withdrawn', 20, 'esewa', 13 * DAY_MS],
] as const)(
  'an order whose request for instalments is %s since day 10, changed on day %i to %s, waits %i ms',
  (state, day, to, until) => {
    const request = { state, changedAt: afterPlacing(10 * DAY_MS) }
    const change = { from: 'bank', to, placedAt, request } as const
    expect(payByAfterChange(change, afterPlacing(day * DAY_MS))).toEqual(until && afterPlacing(until))
  },
)
