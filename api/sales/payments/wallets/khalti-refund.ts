import type { GatewayAnswer, NoAnswer } from '../../../platform/http/ask-gateway.ts'
import { paisaOf } from './khalti-status.ts'
import type { AskedRefund, RefundAnswer, RefundRefusal } from './provider.ts'

/** Statuses that say, with JSON, that nothing was done. After any other the refund may have been made. */
const refusals = new Set([400, 401, 403, 404, 422, 429])
/** Words of a refusal that may tell of this very refund: only the look-up knows. */
const MAY_BE_DONE = /already|been refunded|processing|progress|pending|duplicate/i
const MAX_WORDS = 200

/**
 * Where a refund is posted: beside the versioned API, not in it.
 *
 * @param baseUrl  such as `https://khalti.com/api/v2/`
 * @source https://docs.khalti.com/api/refund/
 */
export function khaltiRefundUrl(baseUrl: string, transactionId: string): string {
  return new URL(`../merchant-transaction/${encodeURIComponent(transactionId)}/refund/`, baseUrl).href
}

/** Without an amount Khalti sends all of the payment back. */
export function khaltiRefundBody({ amount, mobile }: AskedRefund) {
  return { ...(amount !== null && { amount: paisaOf(amount) }), ...(mobile !== undefined && { mobile }) }
}

/** Khalti documents only `{detail: "Transaction refund successful."}`; every other success is left to the look-up. */
export function khaltiRefunded(answered: GatewayAnswer | NoAnswer): RefundAnswer {
  if ('away' in answered) return { says: 'away', answer: answered.away }
  const { status, json, text: answer } = answered
  if (status === 200 && /^transaction refund successful\.?$/i.test(String(json['detail']))) {
    return { says: 'refunded', answer }
  }
  const words = wordsOf(json)
  if (!refusals.has(status) || MAY_BE_DONE.test(words)) return { says: 'away', answer }
  return { says: 'refused', why: whyOf(status, json, words), words, answer }
}

function whyOf(status: number, json: Record<string, unknown>, words: string): RefundRefusal {
  if (status === 401 || status === 403) return 'no-permission'
  if ('mobile' in json) return 'needs-mobile'
  return /insufficient|not enough|balance/i.test(words) ? 'no-money' : 'other'
}

/** `{detail: text}`, or the first text of a field: `{amount: [text], error_key}`. Long numbers, such as phones, are left out. */
function wordsOf({ error_key: _key, ...json }: Record<string, unknown>): string {
  const texts = [json['detail'], ...Object.values(json)].flat().filter((one) => typeof one === 'string')
  return (texts[0] ?? '').replaceAll(/\d{7,}/g, '…').slice(0, MAX_WORDS)
}
