import type { AdminRefund } from '#contract/admin/payments/payments.ts'
import { defined } from '#domain/defined.ts'
import { businessDaysUntil } from '#domain/delivery-zones/delivery-estimate.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { REFUND_ARRIVES_WITHIN_MS, REFUND_LEAVES_WITHIN_MS } from '#domain/payments/refund-requests.ts'
import type { MoneyRows } from '../money-rows.ts'
import type { StoredRefund } from '../payment-queries.ts'
import { refundTarget } from '../refund-requests/refund-target.ts'
import type { NamedRequest } from '../refund-requests/request-queries.ts'
import type { Wallets } from '../wallets/open-wallets.ts'

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

/** Money and requests of a refund's order, and the wallets that the shop takes. */
export type RefundAround = {
  money: MoneyRows
  /** Whether the order belongs to an account. */
  isOfAccount: boolean
  requests: readonly NamedRequest[]
  wallets: Pick<Wallets, 'find'>
}

/** Presents a refund, with the time left at `now`. */
export function presentRefund(
  refund: StoredRefund,
  doneBy: string | null,
  { money, isOfAccount, requests, wallets }: RefundAround,
  now: Date,
): AdminRefund {
  const { id, amount, cause, dueBy, createdAt, doneAt, reference } = refund
  const latest = requests.findLast(({ refundId }) => refundId === id)
  const isOpen = latest?.state === 'sending' || latest?.state === 'unknown'
  const target = isOpen ? undefined : refundTarget(refund, money, requests, wallets)
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
    wallet: target ? { name: target.wallet, most: target.most } : null,
    request: latest && isOpen ? presentRequest(latest, money, now) : null,
    canBeCredit: isOfAccount && doneAt === null && !isOpen,
    failure: doneAt === null ? (latest?.failure ?? null) : null,
  }
}

function presentRequest(
  { amount, state, sentAt, sentByName: sentBy, isForStaff, paymentId }: NamedRequest,
  { payments }: MoneyRows,
  now: Date,
): AdminRefund['request'] {
  const { method } = defined(
    payments.find((payment) => payment.id === paymentId),
    'payment',
  )
  if (!isWallet(method)) throw new RangeError(`A refund request for a payment by ${method}`)
  const ageMs = now.getTime() - sentAt.getTime()
  const isSending = state === 'sending' && ageMs < REFUND_LEAVES_WITHIN_MS
  return {
    wallet: method,
    amount,
    state: isSending ? 'sending' : 'unknown',
    sentAt: sentAt.toISOString(),
    sentBy,
    isForStaff,
    canEnd: ageMs >= REFUND_ARRIVES_WITHIN_MS,
  }
}
