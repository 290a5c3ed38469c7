import type { GatewayAnswer } from '../../../platform/http/ask-gateway.ts'
import { cutReference, type Checked } from './provider.ts'

const PAISA_A_RUPEE = 100

/** @source https://docs.khalti.com/khalti-epayment/: payment pages live there, and nowhere else */
const payHosts = ['pay.khalti.com', 'test-pay.khalti.com']

/** The `pidx` under which Khalti keeps a payment; it comes back in an address that anybody can write. */
export function isPidx(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9]{1,64}$/.test(text)
}

export function paisaOf(rupees: number): number {
  return rupees * PAISA_A_RUPEE
}

/**
 * Whether a browser may be sent there to pay.
 *
 * @param baseUrl  of the gateway: its own host is allowed besides Khalti's
 */
export function isKhaltiPage(address: unknown, baseUrl: string): address is string {
  const url = typeof address === 'string' ? URL.parse(address) : null
  if (!url || url.username !== '' || url.password !== '') return false
  const base = new URL(baseUrl)
  return url.origin === base.origin || (url.protocol === 'https:' && url.port === '' && payHosts.includes(url.hostname))
}

/**
 * What Khalti's look-up says: `{pidx, total_amount, status, transaction_id, fee, refunded}`, in paisa. An expired or
 * cancelled one comes with HTTP 400, an unknown one as `{detail: "Not found."}`.
 */
export function khaltiChecked({ json, text }: Pick<GatewayAnswer, 'json' | 'text'>, pidx: string): Checked {
  const answer = text
  const { status, detail } = json
  if (typeof status !== 'string') {
    const isUnknown = typeof detail === 'string' && /^not found\.?$/i.test(detail)
    return { says: isUnknown ? 'unknown' : 'away', answer }
  }
  if ((json['pidx'] ?? pidx) !== pidx) return { says: 'away', answer }
  const reference = cutReference(json['transaction_id'])
  switch (status.toLowerCase()) {
    case 'completed':
      return {
        says: 'paid',
        rupees: rupeesOf(json['total_amount']),
        reference,
        answer,
        ...(json['refunded'] === true && { isRefunded: true }),
      }
    case 'expired':
      return { says: 'failed', ending: 'expired', answer }
    case 'user canceled':
    case 'user cancelled':
      return { says: 'failed', ending: 'cancelled', answer }
    case 'refunded':
    case 'partially refunded':
      return { says: 'refunded', isWhole: status.toLowerCase() === 'refunded', reference, answer }
    default:
      return { says: 'waiting', answer } // Pending, Initiated, and what nobody has heard of
  }
}

function rupeesOf(paisa: unknown): number | null {
  return typeof paisa === 'number' && Number.isSafeInteger(paisa) ? paisa / PAISA_A_RUPEE : null
}
