import type { AdminRefund } from '#contract/admin/payments/payments.ts'
import { businessDaysUntil } from '#domain/delivery-zones/delivery-estimate.ts'
import type { StoredRefund } from '../payment-queries.ts'

/** Reasons in words, by the beginning of `refunds.cause`. */
const causes: Record<string, string> = {
  cancel: 'The order was cancelled',
  expire: 'The order was not paid in time',
  return: 'Goods came back',
  rest: 'The rest of the order was called off',
  damage: 'Goods were damaged',
  staff: 'Promised by staff',
  attempt: 'Paid once too often, or a wrong amount',
  payment: 'More than was due',
}

/** Presents a refund, with the time left at `now`. */
export function presentRefund(
  { id, amount, cause, dueBy, createdAt, doneAt, reference }: StoredRefund,
  doneBy: string | null,
  now: Date,
): AdminRefund {
  return {
    id,
    amount,
    why: causes[cause.split(/[:/]/)[0] ?? ''] ?? cause,
    dueBy: dueBy.toISOString(),
    businessDaysLeft: doneAt ? null : businessDaysUntil(dueBy, now),
    isLate: doneAt === null && dueBy < now,
    promisedAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    doneBy,
    reference: reference ?? '',
  }
}
