import type { FastifyBaseLogger } from 'fastify'
import type { JobData, JobKind } from './kinds.ts'

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn'>

/**
 * What does the jobs of a kind. It may be called again for a job that it has done, and gives up when `signal` says so.
 *
 * @throws Error when it has to be tried again
 */
export type JobHandler<Kind extends JobKind, Tools> = (
  data: JobData[Kind],
  tools: Tools,
  signal: AbortSignal,
) => Promise<void>
