import type { FastifyBaseLogger } from 'fastify'
import type { JobData, JobKind } from './kinds.ts'

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
