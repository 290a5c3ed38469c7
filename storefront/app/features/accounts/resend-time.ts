import { CODE_RESEND_AFTER_S } from '#domain/accounts/one-time-code.ts'
import { keep, readKept } from '../../storage.ts'

const STORAGE_KEY = 'resendAfter'

/** Blocks another code for that many seconds; a reload does not shorten the wait. */
export function waitForResend(seconds = CODE_RESEND_AFTER_S): void {
  keep(STORAGE_KEY, String(Date.now() + seconds * 1000), 'sessionStorage')
}

/** Returns the whole seconds until the next code is possible; 0 when it is possible now. */
export function secondsToResend(): number {
  const until = Number(readKept(STORAGE_KEY, 'sessionStorage'))
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
