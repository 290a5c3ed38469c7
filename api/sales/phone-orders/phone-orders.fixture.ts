import { randomUUID } from 'node:crypto'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import type { givenStaff } from '../../office/staff/staff.fixture.ts'
import { checkoutForm } from '../checkout/checkout.fixture.ts'

export type Staff = Awaited<ReturnType<typeof givenStaff>>
type Values = Record<string, unknown>

const choice = { district: 'Kathmandu', method: 'standard', coupon: '' }

/** What a caller’s goods cost now. */
export async function quote(staff: Staff, draft: string, lines: object[], values: Values = {}): Promise<PhoneQuote> {
  const answer = await staff.call('POST', `/phone-orders/${draft}/quote`, { ...choice, lines, ...values })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Orders what was quoted, for the caller of the checkout’s form unless `values` say otherwise. */
export function place(
  staff: Staff,
  draft: string,
  { lines, totals }: PhoneQuote,
  values: Values = {},
  key: string = randomUUID(),
) {
  const shown = { total: totals.total, lines: lines.map(({ _id, price, quantity }) => ({ _id, price, quantity })) }
  const body = { ...checkoutForm, userId: null, language: 'en', shown, ...values }
  return staff.call('POST', `/phone-orders/${draft}`, body, { 'idempotency-key': key })
}
