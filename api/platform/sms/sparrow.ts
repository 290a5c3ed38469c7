import type { GatewayAnswer } from '../http/ask-gateway.ts'
import {
  isOurFault,
  openFormGateway,
  reasonOf,
  wordOf,
  type SmsAnswer,
  type SmsGateway,
  type SmsMessage,
} from './gateway.ts'

/** `baseUrl` ends in a slash. `sender` is the identity that Sparrow assigned to the account. */
export type SparrowSettings = { baseUrl: string; token: string; sender: string }

/** Bad receiver, and no valid receiver. */
const noNumber = new Set<unknown>([1007, 1011])
/** Address not allowed, bad token, account inactive or expired, bad sender, no or too few credits. */
const halted = new Set<unknown>([1001, 1002, 1003, 1004, 1005, 1006, 1008, 1012, 1013])

/**
 * Sparrow SMS v2. It names no message and reports no delivery: `queued` is the last that one learns.
 *
 * @source https://docs.sparrowsms.com/sms/outgoing_sendsms/
 */
export function openSparrow({ baseUrl, token, sender }: SparrowSettings): SmsGateway {
  return openFormGateway({
    name: 'sparrow',
    url: new URL('sms/', baseUrl).href,
    fieldsOf: ({ to, text }) => ({ token, from: sender, to, text }),
    readAnswer,
  })
}

function readAnswer({ status, json }: GatewayAnswer, message: SmsMessage): SmsAnswer {
  const { response_code: code, response } = json
  if (status === 200 && code === 200) return { says: 'sent', id: null }
  const why = reasonOf(`${status}: ${wordOf(code)} ${wordOf(response)}`, message)
  if (noNumber.has(code)) return { says: 'no-number', why }
  if (halted.has(code)) return { says: 'halted', why }
  return { says: status === 200 || isOurFault(status) ? 'refused' : 'away', why }
}
