import { askGateway, type GatewayAnswer, type NoAnswer } from '../http/ask-gateway.ts'

/** What a gateway made of one message. `why` is for the log and for staff; it repeats neither number nor text. */
export type SmsAnswer =
  /** Queued for delivery. `id` is null at gateways that name none. */
  | { says: 'sent'; id: string | null }
  /** The number does not exist. Nothing more is sent to it. */
  | { says: 'no-number'; why: string }
  /** Token, sender, address or credit: the next message fails in the same way until staff act. */
  | { says: 'halted'; why: string }
  /** The gateway takes no message like this one. */
  | { says: 'refused'; why: string }
  /** No answer: it may have been sent. */
  | { says: 'away'; why: string }

/** `to`: ten digits. `createdAt` and `id` are the same for a retry. */
export type SmsMessage = { id: string; createdAt: Date; to: string; text: string }

/** A provider of SMS. Expected failures are answers; only bugs throw. */
export type SmsGateway = {
  name: 'sparrow' | 'aakash' | 'test'
  send: (message: SmsMessage) => Promise<SmsAnswer>
  /** Pause after a message: gateways want a few a second. */
  paceMs: number
}

/** Three a second. Operators allow ten or more for a sender, which other shops may share. */
const PACE_MS = 300

const MAX_WHY_LENGTH = 200

/** What differs between gateways that take a message as a form and answer with JSON. */
type FormGateway = {
  name: SmsGateway['name']
  url: string
  fieldsOf: (message: SmsMessage) => Record<string, string>
  readAnswer: (answer: GatewayAnswer, message: SmsMessage) => SmsAnswer
}

export function openFormGateway({ name, url, fieldsOf, readAnswer }: FormGateway): SmsGateway {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    name,
    paceMs: PACE_MS,
    send: async (message) => {
      const body = new URLSearchParams(fieldsOf(message)).toString()
      const answered = await askGateway(url, { method: 'POST', headers, body })
      return 'away' in answered ? withoutJson(answered, message) : readAnswer(answered, message)
    },
  }
}

/** Returns a value of an answer as text. What is neither text nor number may have anything in place of its `toString`. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value
}

/** Returns what a gateway said without number and text of the message: answers are logged and kept. */
export function reasonOf(said: string, { to, text }: Pick<SmsMessage, 'to' | 'text'>): string {
  return said.replaceAll(to, '…').replaceAll(text, '…').slice(0, MAX_WHY_LENGTH)
}

/** Reads the status of an answer that is no JSON, such as a firewall's page. */
function withoutJson({ status, away }: NoAnswer, message: SmsMessage): SmsAnswer {
  const why = reasonOf(away, message)
  if (status === 401 || status === 403) return { says: 'halted', why }
  return { says: isOurFault(status) ? 'refused' : 'away', why }
}

/** Whether the status says that this request was wrong, and not that the gateway is busy or broken. */
export function isOurFault(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
}
