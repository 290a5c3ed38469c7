import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { HealthReport, LookUp } from '#contract/admin/health.ts'
import { backupRuns, paymentAttempts, scheduledRuns, webhookEndpoints } from '../../platform/db/schema.ts'
import { parseEnv } from '../../platform/env/env.ts'
import { noteRun, noteSchedules } from '../../platform/jobs/scheduled-runs.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { cleanError } from './clean-error.ts'
import { findHealth } from './find-health.ts'
import { presentTask } from './schedule-state.ts'

const HOUR_MS = 3_600_000

const shop = (
  db: Parameters<typeof findHealth>[0]['db'],
  states: { isUsed: boolean; lagMs: number | null }[] = [],
) => ({
  db,
  sms: { gateway: undefined, dailyParts: 1_000 },
  reads: { states: () => states },
  setUp: {
    env: parseEnv({ NODE_ENV: 'production' }),
    publicUrl: 'https://shop.example',
    dataDir: process.cwd(),
    outboxDir: '',
    wallets: { offered: [] },
    sms: {},
  },
  log: { warn: () => {} },
})

test('a shop without trouble has no problem, and every figure', async ({ app, db }) => {
  await noteSchedules(db)
  await db.insert(backupRuns).values({ fileName: 'a.kastha', bytes: 10, isEncrypted: true, missingFiles: 0 })
  const { at: _at, ...report } = await findHealth(shop(db))
  expect(report).toMatchObject({ problems: [], unread: [], jobs: [], wallets: [], replicas: [] })
  expect(report.database).toMatchObject({ bytes: expect.any(Number), version: expect.stringMatching(/^\d+/) })
  expect(report.database!.migrations).toBeGreaterThan(30)
  expect(report.database!.tables).toHaveLength(10)
  expect(report.server).toMatchObject({ node: process.versions.node, disk: { freeBytes: expect.any(Number) } })
  const answer = await (await givenStaff(app, 'manager')).call('GET', '/health')
  expect(answer.json<HealthReport>()).toMatchObject({ problems: [], unread: [] })
})

test('each trouble is said with its next step', async ({ db }) => {
  await noteSchedules(db)
  await db.update(scheduledRuns).set({ since: new Date(Date.now() - 48 * HOUR_MS) })
  await db.execute(sql`insert into pgboss.job (name, source_name, data) values ('parked', 'send-mail', '{}')`)
  await db.insert(webhookEndpoints).values({
    id: randomUUID(),
    url: 'https://books.example/hook?key=secret',
    events: [],
    state: 'failing',
    secret: Buffer.from('x'),
  } as never)
  const order = await givenOrder(db, { payment: 'khalti' })
  await db.insert(paymentAttempts).values({
    id: randomUUID(),
    orderId: order.id,
    provider: 'khalti',
    providerRef: 'pidx-1',
    purpose: 'full',
    amount: order.total,
    request: {},
    outages: 3,
    nextCheckAt: new Date(),
  })
  await db.insert(backupRuns).values({
    at: new Date(Date.now() - 60 * HOUR_MS),
    fileName: 'a',
    bytes: 1,
    isEncrypted: false,
    missingFiles: 2,
  })
  const { problems } = await findHealth(shop(db, [{ isUsed: false, lagMs: null }]))
  expect(problems.map(({ part, severity, text }) => [part, severity, text])).toEqual([
    ['jobs', 'danger', expect.stringContaining('No process runs the shop’s jobs')],
    ['jobs', 'danger', expect.stringContaining('1 job failed at every try and is parked')],
    ['backup', 'danger', expect.stringContaining('The last backup is 3 days old.')],
    ['wallets', 'warning', expect.stringContaining('Khalti does not answer about 1 of 1 open payment.')],
    ['webhooks', 'warning', expect.stringContaining('books.example gets no more messages')],
    ['replicas', 'warning', expect.stringContaining('Replica 1 is not read')],
    ['backup', 'warning', expect.stringContaining('not encrypted')],
    ['backup', 'warning', expect.stringContaining('misses 2 uploads')],
  ])
  expect(JSON.stringify(problems)).not.toContain('secret')
  expect(problems[1]?.step).toEqual({
    label: 'See parked jobs',
    path: `/health/jobs?filter=${encodeURIComponent('{"state":"parked"}')}`,
  })
})

test('a late task is named while others run, and failed ones with them', async ({ db }) => {
  await noteSchedules(db)
  const recent = { startedAt: new Date(), succeededAt: new Date() }
  await db.update(scheduledRuns).set({ since: new Date(Date.now() - 48 * HOUR_MS), ...recent })
  await db.update(scheduledRuns).set({ startedAt: null }).where(eq(scheduledRuns.kind, 'expire-orders'))
  await db.update(scheduledRuns).set({ error: 'no luck' }).where(eq(scheduledRuns.kind, 'clean-mails'))
  const { problems } = await findHealth({ ...shop(db), setUp: undefined })
  expect(problems.map(({ part, text }) => [part, text])).toEqual([
    ['schedule', 'Late: expire orders. A run may be stuck; see running jobs.'],
    ['schedule', 'Failed at the last run: clean mails.'],
  ])
})

test('a part that hangs is named, and hides no other', async ({ db, pool }) => {
  const holder = await pool.connect()
  try {
    await holder.query('begin; lock table backup_runs')
    const report = await findHealth(shop(db), { partMs: 1_000 })
    expect(report.unread).toContain('backup')
    expect(report).toMatchObject({ backup: null, server: { version: '0.1.0' } })
    const [problem] = report.problems.filter(({ part }) => part === 'backup')
    expect(problem).toMatchObject({ severity: 'warning', text: expect.stringContaining('could not be read') })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

test('a run of a scheduled task is noted with its duration and error', async ({ db }) => {
  const failed = noteRun(
    db,
    'expire-orders',
    () => Promise.reject(new Error('no luck')),
    () => {},
  )
  await expect(failed).rejects.toThrow('no luck')
  await noteRun(
    db,
    'clean-mails',
    async () => {},
    () => {},
  )
  await noteRun(
    db,
    'send-mail',
    async () => {},
    () => {},
  )
  const runs = await db.select().from(scheduledRuns).orderBy(scheduledRuns.kind)
  expect(runs).toMatchObject([
    { kind: 'clean-mails', error: '', durationMs: expect.any(Number), succeededAt: expect.any(Date) },
    { kind: 'expire-orders', error: 'no luck', succeededAt: null },
  ])
})

const now = new Date('2026-11-26T12:00:00Z')

test.for([
  ['* * * * *', '2026-11-26T11:59:00Z', false],
  ['* * * * *', '2026-11-26T11:50:00Z', true],
  ['15 20 * * *', '2026-11-25T20:15:30Z', false],
  ['15 20 * * *', '2026-11-24T20:15:30Z', true],
] as const)('a task of %s that last ran at %s is late: %s', ([cron, startedAt, isLate]) => {
  expect(presentTask(cron, { startedAt: new Date(startedAt) }, now)).toMatchObject({ isLate })
})

test('a task that has never run is late once it was due', () => {
  expect(presentTask('0 3 * * *', { since: new Date('2026-11-26T04:00:00Z') }, now).isLate).toBe(false)
  expect(presentTask('0 3 * * *', { since: new Date('2026-11-25T04:00:00Z') }, now).isLate).toBe(true)
  expect(presentTask('0 3 * * *', {}, now)).toMatchObject({ isLate: false, nextAt: '2026-11-27T03:00:00.000Z' })
})

test('staff need a permission to ask a wallet, and ask once in a moment', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const order = await givenOrder(db, { payment: 'khalti' })
  const id = randomUUID()
  const attempt = { id, orderId: order.id, provider: 'khalti', providerRef: 'pidx-2', purpose: 'full' } as const
  await db
    .insert(paymentAttempts)
    .values({ ...attempt, amount: order.total, request: {}, nextCheckAt: new Date(), checkedAt: new Date() })
  const { items } = (await owner.call('GET', '/health/look-ups')).json<{ items: LookUp[] }>()
  expect(items).toMatchObject([{ id, order: { number: order.number }, wallet: 'khalti', checks: 0 }])
  expect((await owner.call('POST', `/health/look-ups/${id}/asking`)).statusCode).toBe(429)
  expect((await (await givenStaff(app, 'support')).call('POST', `/health/look-ups/${id}/asking`)).statusCode).toBe(403)
})

test.for([
  ['550 5.1.1 <asha@mail.example> is unknown', '550 5.1.1 <(email address)> is unknown'],
  [
    'Failed query: insert into orders values ($1)\nparams: Asha,9841234567',
    'Failed query: insert into orders values ($1)',
  ],
  ['GET https://media.example/a/b?X-Amz-Signature=abc failed', 'GET https://media.example/… failed'],
  [
    'Mail 0198f7a2-6f4e-4cc1-a6f5-2d9a5f1b7c11 is being sent',
    'Mail 0198f7a2-6f4e-4cc1-a6f5-2d9a5f1b7c11 is being sent',
  ],
  ['token abcdefghijklmnopqrstuvwxyz0123456789 is wrong', 'token (hidden) is wrong'],
  ['call +977 984-123-4567', 'call (number)'],
] as const)('staff read of %j: %j', ([error, shown]) => {
  expect(cleanError(error)).toBe(shown)
})
