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

/** `baseUrl` ends in a slash. The sender that receivers see belongs to the account. */
export type AakashSettings = { baseUrl: string; token: string }

const MAX_ID_LENGTH = 100

/**
 * Aakash SMS, v3/send. A failure comes with HTTP 200 and `error: true`, and an invalid number with `error: false` in
 * `data.invalid`.
 *
 * @source about ten public clients agree; the provider's own manual was not available
 */
export function openAakash({ baseUrl, token }: AakashSettings): SmsGateway {
  return openFormGateway({
    name: 'aakash',
    url: new URL('v3/send', baseUrl).href,
    fieldsOf: ({ to, text }) => ({ auth_token: token, to, text }),
    readAnswer,
  })
}

function readAnswer({ status, json }: GatewayAnswer, message: SmsMessage): SmsAnswer {
  const { error, message: said } = json
  const why = reasonOf(`${status}: ${wordOf(said)}`, message)
  if (error === false) return readReceivers(json['data'], why)
  if (error !== true && !isOurFault(status)) return { says: 'away', why }
  return { says: isHalt(wordOf(said)) || status === 401 || status === 403 ? 'halted' : 'refused', why }
}

/** The message went to one number: it is in one of the lists. */
function readReceivers(data: unknown, why: string): SmsAnswer {
  const { valid, invalid } = (data ?? {}) as { valid?: unknown; invalid?: unknown }
  const [sent] = listOf(valid)
  if (sent !== undefined) return { says: 'sent', id: idOf(sent) }
  return listOf(invalid).length > 0 ? { says: 'no-number', why } : { says: 'away', why }
}

/** "The provided Auth Token is not valid.", "Not enough balance." */
function isHalt(said: string): boolean {
  return /token|balance|credit|expired|inactive|suspend/i.test(said)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function idOf(sent: unknown): string | null {
  const { id } = (sent ?? {}) as { id?: unknown }
  return typeof id === 'number' || typeof id === 'string' ? String(id).slice(0, MAX_ID_LENGTH) : null
}
