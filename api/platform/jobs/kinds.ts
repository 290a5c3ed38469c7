import type { QueueOptions } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'

/** The data of each kind of job: IDs but no personal data, because the queue stores it in plain text. */
export type JobData = {
  /** The first try of a mail. */
  'send-mail': { mailId: string }
  /** Its later tries. */
  'resend-mail': { mailId: string }
  'clean-mails': Record<string, never>
  'send-sms': { smsId: string }
  'clean-sms': Record<string, never>
  /** `isBeyondShare`: see mailPriority; jobs of older versions have none. */
  'send-code': { codeId: string; isBeyondShare?: boolean }
  /** The typed address, encrypted. */
  'send-staff-reset': { sealedEmail: string }
  'clean-accounts': Record<string, never>
  'remove-avatar': { userId: string; avatarId: string }
  'remove-photos': { photoIds: string[] }
  'remove-picture': { pictureId: string }
  'finish-picture': { pictureId: string }
  'clean-carts': Record<string, never>
  'clean-tickets': Record<string, never>
  'clean-questions': Record<string, never>
  'clean-requests': Record<string, never>
  'clean-receipts': Record<string, never>
  'count-deliveries': Record<string, never>
  'clean-search-misses': Record<string, never>
  'notify-back-in-stock': Record<string, never>
  'notify-of-prices': Record<string, never>
  'remind-of-carts': Record<string, never>
  'clean-notices': Record<string, never>
  'apply-schedules': Record<string, never>
  'write-category-name': { categoryId: number }
  'clean-idempotency-keys': Record<string, never>
  'reconcile-payments': Record<string, never>
  'expire-orders': Record<string, never>
  'issue-waiting-papers': Record<string, never>
  'warn-of-calendar-end': Record<string, never>
  'warn-of-old-backup': Record<string, never>
  'clean-live': Record<string, never>
  'clean-webhooks': Record<string, never>
  'clean-staff': Record<string, never>
  'forget-old-orders': Record<string, never>
  'handle-data-request': { dataRequestId: string }
  'clean-data-requests': Record<string, never>
  'replace-data-key': Record<string, never>
  'check-import': { importId: string }
  /** `requestId`: ID of the request that confirmed the import. */
  'run-import': { importId: string; requestId: string }
}

export type JobKind = keyof JobData

const MINUTE_S = 60
const DAY_S = 86_400

/** Retried after about 5, 10, 20 … seconds, later once an hour; parked after a day. */
const untilTomorrow = {
  retryLimit: 32,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60 * MINUTE_S,
} satisfies QueueOptions

/** Runs every few minutes; completed jobs are deleted after a day. */
const everyMinutes = { retryLimit: 3, retryDelay: 5, deleteAfterSeconds: DAY_S } satisfies QueueOptions

/** Time limit and retries of each kind of job; after the last retry it is parked. */
export const jobKinds: Record<JobKind, QueueOptions & { expireInSeconds: number }> = {
  'send-mail': { ...untilTomorrow, expireInSeconds: 2 * MINUTE_S },
  'resend-mail': { ...untilTomorrow, expireInSeconds: 2 * MINUTE_S },
  'clean-mails': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'send-sms': { ...untilTomorrow, expireInSeconds: MINUTE_S },
  'clean-sms': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'send-code': { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: MINUTE_S },
  'send-staff-reset': { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: MINUTE_S },
  'clean-accounts': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'remove-avatar': { ...untilTomorrow, expireInSeconds: 5 * MINUTE_S },
  'remove-photos': { ...untilTomorrow, expireInSeconds: 5 * MINUTE_S },
  'remove-picture': { ...untilTomorrow, expireInSeconds: 5 * MINUTE_S },
  // Takes seconds, or minutes beside a busy shop.
  'finish-picture': { ...untilTomorrow, expireInSeconds: 15 * MINUTE_S, heartbeatSeconds: 30 },
  'clean-carts': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'clean-tickets': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'clean-questions': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'clean-requests': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'clean-receipts': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'count-deliveries': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'clean-search-misses': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'notify-back-in-stock': { ...everyMinutes, expireInSeconds: 5 * MINUTE_S },
  'notify-of-prices': { ...everyMinutes, expireInSeconds: 10 * MINUTE_S },
  'remind-of-carts': { ...everyMinutes, expireInSeconds: 10 * MINUTE_S },
  'clean-notices': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'apply-schedules': { ...everyMinutes, expireInSeconds: 5 * MINUTE_S },
  'write-category-name': { ...untilTomorrow, expireInSeconds: 15 * MINUTE_S, heartbeatSeconds: 30 },
  'clean-idempotency-keys': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'reconcile-payments': { ...everyMinutes, expireInSeconds: 10 * MINUTE_S },
  'expire-orders': { ...everyMinutes, expireInSeconds: 10 * MINUTE_S },
  'issue-waiting-papers': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'warn-of-calendar-end': { retryLimit: 3, retryDelay: MINUTE_S, expireInSeconds: MINUTE_S },
  'warn-of-old-backup': { retryLimit: 3, retryDelay: MINUTE_S, expireInSeconds: MINUTE_S },
  'clean-live': { ...everyMinutes, expireInSeconds: 5 * MINUTE_S },
  'clean-webhooks': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'clean-staff': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'forget-old-orders': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  // Each retry continues where the last attempt stopped.
  'handle-data-request': { ...untilTomorrow, expireInSeconds: 15 * MINUTE_S, heartbeatSeconds: 30 },
  'clean-data-requests': { retryLimit: 3, retryDelay: MINUTE_S, retryBackoff: true, expireInSeconds: 10 * MINUTE_S },
  'replace-data-key': { ...everyMinutes, expireInSeconds: 15 * MINUTE_S },
  'check-import': { retryLimit: 3, retryDelay: 5, expireInSeconds: 5 * MINUTE_S },
  // Each retry continues where the last attempt stopped. A missing heartbeat reveals a dead process after half a
  // minute.
  'run-import': { ...untilTomorrow, expireInSeconds: 30 * MINUTE_S, heartbeatSeconds: 30 },
}

/** Kinds that run on a schedule, as cron expressions in UTC; a run missed during an outage is made up for. */
export const schedules: Partial<Record<JobKind, string>> = {
  'clean-mails': '15 20 * * *', // 2 o'clock in Nepal
  'clean-sms': '20 20 * * *',
  'clean-accounts': '30 20 * * *',
  'clean-carts': '45 20 * * *',
  'clean-tickets': '0 21 * * *',
  'clean-questions': '5 21 * * *',
  'clean-requests': '10 21 * * *',
  'clean-receipts': '12 21 * * *',
  'clean-search-misses': '15 21 * * *',
  'count-deliveries': '25 21 * * *', // 3 o'clock in Nepal
  'notify-back-in-stock': '* * * * *',
  'notify-of-prices': '*/10 * * * *',
  'remind-of-carts': '*/10 * * * *',
  'clean-notices': '25 21 * * *',
  'apply-schedules': '* * * * *',
  'clean-idempotency-keys': '5 * * * *', // keys live for a day and an hour at most
  'reconcile-payments': '*/5 * * * *',
  'expire-orders': '* * * * *',
  'issue-waiting-papers': '20 * * * *',
  'warn-of-calendar-end': '0 3 * * *', // in the morning in Nepal
  'warn-of-old-backup': '5 3 * * *',
  'clean-live': '*/10 * * * *',
  'clean-webhooks': '35 * * * *',
  'clean-staff': '35 20 * * *',
  'forget-old-orders': '35 21 * * *',
  'clean-data-requests': '40 21 * * *',
  'replace-data-key': '*/10 * * * *',
}

/** Queue of jobs whose last retry failed, with their data and their last error. */
export const PARKED = 'parked'
export const PARKED_KEPT_S = 90 * DAY_S

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn'>

/**
 * Runs a job of a kind. It may be called again for a completed job, and stops when `signal` is aborted.
 *
 * @throws Error when it needs a retry
 */
export type JobHandler<Kind extends JobKind, Tools> = (
  data: JobData[Kind],
  tools: Tools,
  signal: AbortSignal,
) => Promise<void>
