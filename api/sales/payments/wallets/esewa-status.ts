import { cutReference, type Checked } from './provider.ts'
import type { GatewayAnswer } from '../../../platform/http/ask-gateway.ts'

/**
 * What eSewa's status look-up says, whatever the HTTP status: `{product_code, transaction_uuid, total_amount, status, ref_id}`,
 * or `{code, error_message}` when it is out of order.
 */
export function esewaChecked(
  { json, text }: Pick<GatewayAnswer, 'json' | 'text'>,
  asked: { productCode: string; providerRef: string },
): Checked {
  const answer = text
  const { status, product_code: shop, transaction_uuid: ref } = json
  if (typeof status !== 'string') return { says: 'away', answer }
  // The answer is about another payment.
  if ((shop ?? asked.productCode) !== asked.productCode || (ref ?? asked.providerRef) !== asked.providerRef) {
    return { says: 'away', answer }
  }
  switch (status.toUpperCase()) {
    case 'COMPLETE':
      return {
        says: 'paid',
        rupees: parseRupees(json['total_amount']),
        reference: cutReference(json['ref_id']),
        answer,
      }
    case 'CANCELED':
      return { says: 'failed', ending: 'cancelled', answer }
    case 'NOT_FOUND':
      return { says: 'unknown', answer }
    case 'FULL_REFUND':
    case 'PARTIAL_REFUND': {
      const isWhole = status.toUpperCase() === 'FULL_REFUND'
      return { says: 'refunded', isWhole, reference: cutReference(json['ref_id']), answer }
    }
    default:
      return { says: 'waiting', answer } // PENDING, AMBIGUOUS, and what nobody has heard of
  }
}

/**
 * Rupees as gateways write them: `1000`, `1000.0`, `1,000.50`; as a number or as a text.
 *
 * @returns null for everything else
 */
export function parseRupees(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).replaceAll(',', '')
  if (!/^\d{1,12}(\.\d{0,2}0*)?$/.test(text)) return null
  return Number(text)
}
