import type { FastifyBaseLogger } from 'fastify'
import type { HealthReport } from '#contract/admin/health.ts'
import type { Reads } from '../../platform/cache/replicas.ts'
import type { Db } from '../../platform/db/client.ts'
import { isRealShop } from '../../platform/env/is-real-shop.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { SetUp } from '../set-up/setting-points.ts'
import { readDatabase, readLastBackup, readMessages, readReceivers, readServer } from './figures.ts'
import { countJobs } from './job-queries.ts'
import { countLookUps } from './look-ups.ts'
import { findProblems } from './problems.ts'
import { PartReader } from './read-parts.ts'
import { readSchedule } from './schedule-state.ts'

type Shop = {
  db: Db
  sms: Sms
  reads: Pick<Reads, 'states'>
  /** How the process was started; undefined in tests. */
  setUp: SetUp | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Reads how the shop runs. A part that cannot be read in time is null, and the log says why. */
export async function findHealth(
  { db, sms, reads, setUp, log }: Shop,
  limits: ConstructorParameters<typeof PartReader>[1] = {},
): Promise<HealthReport> {
  const now = new Date()
  const parts = new PartReader(db, limits)
  const facts = {
    jobs: await parts.read('jobs', countJobs),
    schedule: await parts.read('schedule', (tx) => readSchedule(tx, now)),
    messages: await parts.read('messages', (tx) => readMessages(tx, sms)),
    wallets: await parts.read('wallets', countLookUps),
    webhooks: await parts.read('webhooks', readReceivers),
    database: await parts.read('database', readDatabase),
    replicas: reads.states().map((state, index) => ({ name: `Replica ${index + 1}`, ...state })),
    server: await parts.read('server', () => readServer(setUp?.dataDir)),
    backup: await parts.read('backup', readLastBackup),
  }
  for (const { part, error } of parts.unread) log.warn({ err: error, part }, 'a part of the health page cannot be read')
  const unread = parts.unread.map(({ part }) => part)
  const isReal = setUp !== undefined && isRealShop(setUp.env)
  return { at: now.toISOString(), problems: findProblems({ ...facts, unread }, { isReal, now }), unread, ...facts }
}
