import { CODE_RESEND_AFTER_S } from '#domain/accounts/one-time-code.ts'
import { readKept } from '../../storage.ts'
import { RESEND_AFTER, type CodeReceiver } from './waiting-email.ts'

/**
 * Returns the whole seconds until the next code is possible; 0 when it is possible now.
 *
 * @param sentAt  when the first code went out, which this tab may not have seen
 */
export function secondsToResend({ kind, contact }: CodeReceiver, sentAt?: string): number {
  const kept = readKept(RESEND_AFTER, 'sessionStorage') ?? ''
  const until = kept.endsWith(` ${kind} ${contact}`) ? Number.parseInt(kept, 10) : 0
  return Math.max(0, secondsUntil(until), sentAt === undefined ? 0 : secondsAfter(sentAt))
}

function secondsUntil(instant: number): number {
  return Math.ceil((instant - Date.now()) / 1000)
}

/** A clock that is slow makes nobody wait for longer. */
function secondsAfter(sentAt: string): number {
  return Math.min(CODE_RESEND_AFTER_S, secondsUntil(Date.parse(sentAt) + CODE_RESEND_AFTER_S * 1000))
}
