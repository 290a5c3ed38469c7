import { SENT_AGAIN_WITHIN_DAYS } from '#domain/health/sent-again.ts'
import { isRecent } from '../../platform/mail/kept-mails.ts'

type Ended = { waits: boolean; isKept: boolean; createdAt: Date; expiresAt: Date | null }

/** Returns why a mail or SMS cannot be sent again, or sooner than by itself; '' if it can. */
export function whyNotAgain({ waits, isKept, createdAt, expiresAt }: Ended, now = new Date()): string {
  if (waits) return expiresAt !== null && expiresAt < now ? 'What it says is not valid any more.' : ''
  if (!isRecent(createdAt, now)) return `Its content was deleted after ${SENT_AGAIN_WITHIN_DAYS} days.`
  return isKept ? '' : 'Its content is not kept, because it has a code or a personal link, or was dropped.'
}
