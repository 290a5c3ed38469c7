import { setTimeout } from 'node:timers/promises'
import { PgBoss, type Job } from 'pg-boss'
import { handlers as ourHandlers, type JobHandlers, type JobTools } from './job-handlers.ts'
import { dueWork } from './office/schedule/due-work.ts'
import { keepTime } from './office/schedule/keep-time.ts'
import { sendWebhooks } from './office/webhooks/send-webhooks.ts'
import { schedules, type JobData, type JobKind } from './platform/jobs/kinds.ts'
import { inTrace } from './platform/traces/spans.ts'
import { notTooOften } from './platform/jobs/not-too-often.ts'
import { counter } from './platform/metrics/figures.ts'
import type { Meter } from './platform/metrics/meter.ts'
import { openQueueConnections } from './platform/jobs/queue-connections.ts'
import { noteRun, noteSchedules } from './platform/jobs/scheduled-runs.ts'

/** Concurrent jobs of each kind in this process. */
const JOBS_AT_ONCE = 2
/** Mails mostly wait for their server. Pictures keep a processor busy, and gateways take a few SMS a second. */
const jobsAtOnce: Partial<Record<JobKind, number>> = {
  'send-mail': 8,
  'resend-mail': 2,
  'finish-picture': 1,
  'send-sms': 1,
}

/** Interval of polling. Notices announce new jobs; polling finds delayed jobs, and jobs whose notice did not arrive. */
const ASK_EVERY_S = 10
const ASK_UNANNOUNCED_EVERY_S = 1
const LOOK_AT_CLOCK_EVERY_S = 30

const failed = counter('kastha_job_failures_total', 'Tries of jobs that failed', [])

const FINISH_WITHIN_MS = 5_000
const TIDY_WITHIN_MS = 1_000

export type RunningJobs = { stop: () => Promise<void> }

/**
 * Runs jobs of every kind, and scheduled jobs at their time, until `stop`. Other processes may do the same. While the
 * database is unreachable it waits. Errors are logged, never thrown.
 *
 * @param url        database URL; uses at most two connections for the queue and two that listen
 * @param meter      times the jobs
 * @param askEveryS  seconds between polls for delayed jobs, at least 1
 * @returns          `stop` starts no more jobs and lets running ones finish; those that do not within 5 s are aborted
 *                   and retried
 */
export async function startJobs({
  url,
  tools,
  meter,
  handlers = ourHandlers,
  askEveryS = ASK_EVERY_S,
}: {
  url: string
  tools: JobTools
  meter?: Meter | undefined
  handlers?: JobHandlers
  askEveryS?: number
}): Promise<RunningJobs> {
  const { log } = tools
  const isNew = notTooOften('errors of jobs')
  const onError = (error: unknown) => {
    if (isNew((error as Error).message)) log.warn({ err: error }, 'job queue error')
  }
  const connections = openQueueConnections(url, onError)
  const boss = new PgBoss({
    db: connections.db,
    useListenNotify: true,
    cronWorkerIntervalSeconds: LOOK_AT_CLOCK_EVERY_S,
  })
  boss.on('error', onError)
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warning'))

  const kinds = Object.keys(handlers) as JobKind[]
  const running = new Set<Promise<void>>()
  const run = <Kind extends JobKind>(kind: Kind, { id, data, retryCount, signal }: Job<JobData[Kind]>) => {
    const from = performance.now()
    const handle = () => inTrace(`job ${kind}`, () => handlers[kind](data, tools, signal))
    const attempt = noteRun(tools.db, kind, handle, onError).catch((error: unknown) => {
      failed.add({ kind })
      log.warn({ err: error, kind, job: id, retryCount }, 'a job failed')
      throw error
    })
    running.add(attempt)
    return attempt.finally(() => {
      meter?.jobs.add(performance.now() - from, kind)
      running.delete(attempt)
    })
  }

  const clock = keepTime({ url, db: tools.db, log }, dueWork(tools))
  const webhooks = sendWebhooks(tools)
  const stopNow = async () => {
    running.add(clock.stop())
    running.add(webhooks.stop())
    // Stops taking jobs immediately; `boss.stop` does some other work first.
    for (const kind of kinds) await boss.offWork(kind, { wait: false })
    await boss.stop({ timeout: FINISH_WITHIN_MS })
    // Aborted jobs still clean up.
    await Promise.race([Promise.allSettled(running), setTimeout(TIDY_WITHIN_MS, undefined, { ref: false })])
    await connections.close()
  }
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopNow())

  try {
    await boss.start()
    for (const kind of kinds) {
      const workers = jobsAtOnce[kind] ?? JOBS_AT_ONCE
      for (let worker = 0; worker < workers; worker++) await work(boss, kind, askEveryS, run)
    }
    await noteSchedules(tools.db)
    for (const [kind, cron] of Object.entries(schedules)) await boss.schedule(kind, cron, {}, { missed: 'once' })
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

async function work<Kind extends JobKind>(
  boss: PgBoss,
  kind: Kind,
  askEveryS: number,
  run: (kind: Kind, job: Job<JobData[Kind]>) => Promise<void>,
) {
  const asking = { pollingIntervalSeconds: ASK_UNANNOUNCED_EVERY_S, notifyPollingIntervalSeconds: askEveryS }
  const worker = await boss.work<JobData[Kind]>(kind, asking, async ([job]) => {
    // One notice can stand for many jobs: the next one may already be pending.
    boss.notifyWorker(worker)
    if (job) await run(kind, job)
  })
}
