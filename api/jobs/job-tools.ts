import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MediaStorage } from '../media/storage.ts'
import type { Wallets } from '../payments/open-wallets.ts'
import type { Secrets } from '../secrets.ts'
import type { JobData, JobKind } from './kinds.ts'

/** What jobs work with. */
export type JobTools = {
  db: Db
  secrets: Secrets
  storage: MediaStorage
  mailer: Mailer
  /** The origin under which people reach the shop, without a slash at the end. */
  publicUrl: string
  wallets: Wallets
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * What does the jobs of a kind. It may be called again for a job that it has done, and gives up when `signal` says so.
 *
 * @throws Error when it has to be tried again
 */
export type JobHandler<Kind extends JobKind> = (
  data: JobData[Kind],
  tools: JobTools,
  signal: AbortSignal,
) => Promise<void>
