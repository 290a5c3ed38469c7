import { expect, test } from 'vitest'
import { payByAfterChange, TRANSFER_PAYS_WITHIN_MS, WALLET_PAYS_WITHIN_MS } from './payments.ts'

const placedAt = new Date('2026-11-21T06:00:00Z')
const afterPlacing = (ms: number) => new Date(placedAt.getTime() + ms)
const HOUR_MS = 3_600_000

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
    expect(payByAfterChange({ from, to, placedAt }, afterPlacing(at))).toEqual(until && afterPlacing(until))
  },
)
