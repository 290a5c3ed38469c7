import { CODE_RESEND_AFTER_S } from '#domain/accounts/one-time-code.ts'
import { keep, readKept } from '../../kept.ts'

const STORAGE_KEY = 'resendAfter'

/** No code is sent again before that many seconds from now; a reload changes nothing about it. */
export function waitForResend(seconds = CODE_RESEND_AFTER_S): void {
  keep(STORAGE_KEY, String(Date.now() + seconds * 1000), 'sessionStorage')
}

/** Whole seconds until a code may be sent again; 0 when it may. */
export function secondsToResend(): number {
  const until = Number(readKept(STORAGE_KEY, 'sessionStorage'))
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
