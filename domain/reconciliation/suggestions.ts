import { daysBetween } from '../calendar/bikram-sambat.ts'
import { parseOrderNumber } from '../orders/order-number.ts'
import type { PaidWay } from '../payments/payment-methods.ts'
import { SHARE_OF_TRANSFER } from '../payments/payments.ts'
import { latinDigits } from '../text.ts'
import { canSettle, feeOf, PAISA, type StatementSource } from './reconciliation.ts'

/** A line to be matched. */
export type OpenLine = { source: StatementSource; day: string; paisa: number; reference: string; description: string }

/** A payment or a done refund that no line covers yet; `day` in Nepal, `amount` in whole rupees. */
export type Candidate = {
  kind: 'payment' | 'refund'
  id: string
  order: string
  method: PaidWay
  amount: number
  day: string
  reference: string
}

/** Why a candidate is suggested, the strongest first. */
export const suggestionReasons = ['reference', 'order', 'amount'] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

/** Payments or refunds that a person can match with one press. `fee` in paisa. */
export type Suggestion<Kind extends Candidate = Candidate> = {
  candidates: Kind[]
  reasons: SuggestionReason[]
  fee: number
}

/** Money arrives on a statement some days after its payment, and may be written down by staff some days after that. */
export const DAYS_BEFORE_LINE = 10
export const DAYS_AFTER_LINE = 4
const MOST_SUGGESTIONS = 3
/** A line with more words is no reference but a text; the rest is not looked up. */
const MOST_WORDS = 40
const MIN_REFERENCE_LENGTH = 4
const MAX_REFERENCE_LENGTH = 100

const weights: Record<SuggestionReason, number> = { reference: 1_000, order: 500, amount: 100 }

/** A reference as it is compared: upper case, without blanks and without the order's number of a share of a transfer. */
export function plainReference(reference: string): string {
  const [ofTransfer = ''] = reference.split(SHARE_OF_TRANSFER)
  return latinDigits(ofTransfer).toUpperCase().replaceAll(/\s/g, '')
}

/** What in a line can be the reference of a payment: the whole reference, and each word of both texts. */
export function referencesIn({ reference, description }: Pick<OpenLine, 'reference' | 'description'>): Set<string> {
  const words = `${reference} ${description}`.split(/[\s,;:/|()[\]]+/).slice(0, MOST_WORDS)
  const all = [reference, ...words].map(plainReference)
  return new Set(all.filter(({ length }) => length >= MIN_REFERENCE_LENGTH && length <= MAX_REFERENCE_LENGTH))
}

/** `KA`, six digits and eight characters, with or without a hyphen or blank between them. */
const ORDER_NUMBER = /KA[-\s]?\d{6}[-\s]?[0-9A-Z]{8}(?![0-9A-Z])/gi

export function orderNumbersIn({ reference, description }: Pick<OpenLine, 'reference' | 'description'>): Set<string> {
  const found = latinDigits(`${reference} ${description}`).match(ORDER_NUMBER) ?? []
  return new Set(found.flatMap((text) => parseOrderNumber(text) ?? []))
}

/**
 * Ranks what a line can settle. The reference weighs most, then the order's number, then the same amount; among equals
 * the nearest day comes first. All payments that the line's reference names are suggested together if their sum fits.
 */
export function suggest<Kind extends Candidate>(line: OpenLine, candidates: readonly Kind[]): Suggestion<Kind>[] {
  const references = referencesIn(line)
  const numbers = orderNumbersIn(line)
  const related = candidates
    .filter((candidate) => canBeOn(line, candidate))
    .map((candidate) => ({ candidate, reasons: reasonsFor(line, candidate, { references, numbers }) }))
    .filter(({ reasons }) => reasons.length > 0)
  const named = related.filter(({ reasons }) => reasons[0] !== 'amount')
  const groups = [...related.map((one) => [one]), ...(named.length > 1 ? [named] : [])]
  return groups
    .flatMap((group): Suggestion<Kind>[] => {
      const chosen = group.map(({ candidate }) => candidate)
      const fee = feeOf(line.paisa, sums(chosen))
      if ('problem' in fee) return []
      const reasons = suggestionReasons.filter((reason) => group.every((one) => one.reasons.includes(reason)))
      return reasons.length === 0 ? [] : [{ candidates: chosen, reasons, fee: fee.fee }]
    })
    .toSorted((a, b) => scoreOf(line, b) - scoreOf(line, a) || idOf(a).localeCompare(idOf(b)))
    .slice(0, MOST_SUGGESTIONS)
}

function canBeOn({ source, paisa }: OpenLine, candidate: Candidate): boolean {
  return candidate.kind === (paisa > 0 ? 'payment' : 'refund') && canSettle(source, candidate)
}

function reasonsFor(
  line: OpenLine,
  { order, amount, day, reference }: Candidate,
  { references, numbers }: { references: Set<string>; numbers: Set<string> },
): SuggestionReason[] {
  const isNear = daysApart(line, day) >= -DAYS_AFTER_LINE && daysApart(line, day) <= DAYS_BEFORE_LINE
  const holds: Record<SuggestionReason, boolean> = {
    reference: references.has(plainReference(reference)),
    order: numbers.has(order),
    amount: amount * PAISA === Math.abs(line.paisa) && isNear,
  }
  return suggestionReasons.filter((reason) => holds[reason])
}

/** Days from the payment to the line. */
function daysApart({ day }: OpenLine, paidOn: string): number {
  return daysBetween(paidOn, day)
}

function scoreOf(line: OpenLine, { candidates, reasons, fee }: Suggestion): number {
  const weight = reasons.reduce((sum, reason) => sum + weights[reason], 0)
  const farthest = Math.max(...candidates.map(({ day }) => Math.abs(daysApart(line, day))))
  return weight - (fee === 0 ? 0 : 50) - Math.min(farthest, 40)
}

function sums(candidates: readonly Candidate[]) {
  const amountsOf = (kind: Candidate['kind']) =>
    candidates.filter((one) => one.kind === kind).map(({ amount }) => amount)
  return { payments: amountsOf('payment'), refunds: amountsOf('refund') }
}

function idOf({ candidates }: Suggestion): string {
  return candidates.map(({ id }) => id).join()
}
