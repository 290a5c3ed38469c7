import { setTimeout } from 'node:timers/promises'
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { dataKeyPasses, dataKeys } from '../../platform/db/schema.ts'
import type { JobData, JobLog } from '../../platform/jobs/kinds.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { nameOf } from './column-keys.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { type Portion, rewriteColumn } from './rewrite-column.ts'
import { rewritePhotos } from './rewrite-photos.ts'

const HOUR_MS = 3_600_000
/** After it no job and no form has anything that the older key encrypted, and every process has restarted. */
const OLDER_KEY_RESTS_MS = 24 * HOUR_MS
/** Less than the job may take. */
const RUNS_FOR_MS = 8 * 60_000

export type ReplacingTools = { db: Db; secrets: Pick<Secrets, 'dataKey'>; storage: MediaStorage; log: JobLog }

type Store = { name: string; rewrite: (tx: Db, after: string[] | null) => Promise<Portion> }
type Pass = typeof dataKeyPasses.$inferSelect

/**
 * Job of every ten minutes that encrypts with DATA_KEY what an older key encrypted (decision 101). It continues where the last
 * run stopped, also after a crash, and rests as long as it works. Any number of processes may run it at once.
 */
export async function replaceDataKey(
  _data: JobData['replace-data-key'],
  tools: ReplacingTools,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> {
  const { db, log } = tools
  const { dataKey } = tools.secrets
  if (dataKey.ids.length === 1) return
  const [newest] = await db.select().from(dataKeys).orderBy(desc(dataKeys.newestSince)).limit(1)
  // A process with older settings leaves the work to those that know the newest key.
  if (newest?.id !== dataKey.id) return
  const until = Date.now() + RUNS_FOR_MS
  let rewritten = 0
  for (const store of storesOf(tools)) {
    for (;;) {
      if (signal?.aborted || Date.now() > until) return
      const began = performance.now()
      const portion = await takePortion(db, dataKey, store, now)
      if (!portion) break
      rewritten += portion.rewritten
      if (portion.problem) log.warn({ err: portion.problem, store: store.name }, 'a text cannot be encrypted again')
      if (portion.after === null) break
      await setTimeout(performance.now() - began)
    }
  }
  if (rewritten > 0)
    log.info({ rewritten, dataKey: dataKey.id }, 'texts and photos were encrypted with the newest data key')
  await noteUnusedKeys(tools, newest.newestSince, now)
}

function storesOf({ secrets: { dataKey }, storage }: ReplacingTools): Store[] {
  const columns = encryptedColumns.map((one) => ({
    name: nameOf(one.column),
    rewrite: (tx: Db, after: string[] | null) => rewriteColumn(tx, dataKey, one, after),
  }))
  return [...columns, { name: 'photos', rewrite: (tx, after) => rewritePhotos(tx, { dataKey, storage }, after) }]
}

/** Returns undefined when nothing is to be done, or another process is doing it. */
function takePortion(
  db: Db,
  { id: keyId }: DataKey,
  { name, rewrite }: Store,
  now: Date,
): Promise<Portion | undefined> {
  return db.transaction(async (tx) => {
    await tx.insert(dataKeyPasses).values({ store: name, keyId, beganAt: now }).onConflictDoNothing()
    const isIt = eq(dataKeyPasses.store, name)
    const [before] = await tx.select().from(dataKeyPasses).where(isIt).for('update', { skipLocked: true })
    if (!before) return undefined
    const pass = nextPass(before, keyId, now)
    if (!pass) return undefined
    const portion = await rewrite(tx, pass.after)
    const { beganAt } = pass
    const found = pass.found + portion.found
    const isOver = portion.after === null
    const ending = isOver ? { endedAt: now, cleanSince: found === 0 ? beganAt : null } : { endedAt: null }
    const done = { keyId, beganAt, after: portion.after, found, rewritten: pass.rewritten + portion.rewritten }
    await tx
      .update(dataKeyPasses)
      .set({ ...done, ...ending })
      .where(isIt)
    return portion
  })
}

/**
 * Returns the pass to go on with. After one that has met another key the next begins within an hour, to see whether that
 * was all; later ones each day, in case a process with older settings still wrote something.
 */
function nextPass(
  pass: Pass,
  keyId: string,
  now: Date,
): Pick<Pass, 'after' | 'found' | 'rewritten' | 'beganAt'> | undefined {
  if (pass.keyId !== keyId) return { after: null, found: 0, rewritten: 0, beganAt: now }
  if (!pass.endedAt) return pass
  const restsMs = pass.found > 0 ? HOUR_MS : OLDER_KEY_RESTS_MS
  if (now.getTime() - pass.beganAt.getTime() < restsMs) return undefined
  return { after: null, found: 0, rewritten: pass.rewritten, beganAt: now }
}

/** An older key is no longer needed once everything was looked at, a day after its last use, and nothing needed it. */
async function noteUnusedKeys(
  { db, secrets: { dataKey }, storage, log }: ReplacingTools,
  newestSince: Date,
  now: Date,
) {
  const names = storesOf({ db, secrets: { dataKey }, storage, log }).map(({ name }) => name)
  const passes = await db.select().from(dataKeyPasses).where(inArray(dataKeyPasses.store, names))
  const since = newestSince.getTime() + OLDER_KEY_RESTS_MS
  const isClean = ({ keyId, cleanSince }: Pass) =>
    keyId === dataKey.id && cleanSince !== null && cleanSince.getTime() >= since
  const older = and(ne(dataKeys.id, dataKey.id), inArray(dataKeys.id, dataKey.ids))
  if (passes.length === names.length && passes.every(isClean)) {
    const unused = await db
      .update(dataKeys)
      .set({ unusedSince: now })
      .where(and(older, isNull(dataKeys.unusedSince)))
      .returning({ id: dataKeys.id })
    for (const { id } of unused) log.warn(`the data key ${id} is no longer needed: remove it from DATA_KEYS_OLD`)
    return
  }
  await db
    .update(dataKeys)
    .set({ unusedSince: sql`null` })
    .where(and(older, isNotNull(dataKeys.unusedSince)))
}
