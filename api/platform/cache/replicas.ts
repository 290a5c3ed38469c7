import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { AppError } from '../errors/app-error.ts'
import { openDatabase, type Database, type Db } from '../db/client.ts'
import { onlyRow } from '../db/only-row.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { IsCurrent } from './data-memory.ts'
import { reasonOf } from '../db/is-out-of-reach.ts'
import { reading } from '../metrics/figures.ts'
import { RecentChanges } from './recent-changes.ts'

const LOOK_EVERY_MS = 1_000
const MS_A_SECOND = 1_000
/** Maximum lag of a replica that is read. */
const MOST_LAG_MS = 10_000
/** Query timeout on a replica; after it the primary is faster. */
const QUERY_MS = 3_000
/** How long a read waits for a connection to a replica. One that hangs accepts none, and the primary is faster. */
const CONNECT_MS = 1_000

/** Runs public reads of the catalog and the content. `tags` name the data that the answer was made from. */
export type Reads = {
  /**
   * @param compute  only reads, from the database that it gets; called again with the primary when a replica's answer
   *                 is not usable. An error of that second call is thrown. Before it remembers parts of its answer
   *                 (data-memory.ts), it asks `isCurrent`
   */
  read: <Answer extends { tags: readonly string[] }>(
    compute: (db: Db, isCurrent: IsCurrent) => Promise<Answer>,
  ) => Promise<Answer>
  /** State of each replica, in the order of DATABASE_READ_URLS. */
  states: () => ReplicaState[]
  close: () => Promise<void>
}

/** `lagMs`: at most so long behind the primary a moment ago; null when it is down or lags by more than 10 s. */
type ReplicaState = { isUsed: boolean; lagMs: number | null }

const always: IsCurrent = () => true

/** Reads from the primary, without replicas. */
export function readPrimary(primary: Db): Reads {
  return { read: (compute) => compute(primary, always), states: () => [], close: async () => {} }
}

/** A point in the primary's log: the changes until `change` are before `position`. */
type Mark = { change: number; position: bigint; at: number }

/**
 * `change`: the replica has every change announced until then; absent while it is down or lags. `seenAt`: the newest mark that
 * it has reached, in ms of `performance.now()`; `lagMs`: how far that is behind the newest mark.
 */
type Replica = Database & { change?: number | undefined; isDown: boolean; seenAt: number; lagMs?: number | undefined }

/**
 * Distributes reads among replicas that stream from the primary. An answer counts only if none of its data has changed
 * since the replica was last known to be current. So no answer shows data from before a change that was announced to
 * this process. Otherwise the primary answers, as it does when a replica is down, lags by more than 10 s, or finds
 * nothing.
 *
 * Once a second this function records the end of the primary's log, and the progress of each replica.
 *
 * @param urls    one replica each
 * @param max     maximum number of connections to each
 * @param warn    called when a replica becomes unusable, and when it is back
 */
export function openReplicas(
  urls: readonly string[],
  { primary, answers, max, warn }: { primary: Db; answers: AnswerCache; max: number; warn: (message: string) => void },
): Reads {
  const changes = new RecentChanges(answers)
  const replicas: Replica[] = urls.map((url, index) => {
    const metricsName = `replica ${index + 1}`
    const limits = { max, queryMs: QUERY_MS, connectMs: CONNECT_MS, isPooler: true, metricsName }
    return { ...openDatabase(url, limits), isDown: false, seenAt: performance.now() }
  })
  const isUsed = ({ change }: Replica) => change !== undefined && answers.isUpToDate
  registerLag(replicas, isUsed)
  const stop = new AbortController()
  const looking = keepLooking()
  let turn = 0

  async function keepLooking() {
    let marks: Mark[] = []
    while (!stop.signal.aborted) {
      marks = await look(marks)
      changes.forgetUntil(marks[0]?.change ?? changes.count)
      await wait(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => {}) // cut short by `close`
    }
  }

  /** @returns the marks that replicas may still have to reach, oldest first */
  async function look(before: Mark[]): Promise<Mark[]> {
    const at = performance.now()
    const young = before.filter((mark) => at - mark.at < MOST_LAG_MS)
    const change = changes.count
    try {
      const { position, ...cluster } = await stateOfPrimary(primary)
      const marks = [...young, { change, position, at }]
      await Promise.all(replicas.map((replica, index) => note(replica, index, marks, cluster)))
      return marks
    } catch {
      // The primary is unreachable: replicas answer until their last mark is too old.
      if (young.length === 0) for (const replica of replicas) replica.change = undefined
      return young
    }
  }

  async function note(replica: Replica, index: number, marks: Mark[], cluster: Cluster) {
    try {
      const reached = await positionOf(replica.db, cluster)
      const mark = marks.findLast(({ position }) => position <= reached)
      replica.change = mark?.change
      if (mark) replica.seenAt = mark.at
      replica.lagMs = mark && defined(marks.at(-1), 'newest mark').at - mark.at
      if (replica.isDown) warn(`Read replica ${index + 1} is back.`)
      replica.isDown = false
    } catch (error) {
      leave(replica, index, error)
    }
  }

  function leave(replica: Replica, index: number, error: unknown) {
    replica.change = undefined
    if (!replica.isDown && !stop.signal.aborted) warn(`Read replica ${index + 1} is not used: ${reasonOf(error)}`)
    replica.isDown = true
  }

  function next(): number {
    for (let tries = 0; tries < replicas.length; tries++) {
      turn = (turn + 1) % replicas.length
      if (replicas[turn]!.change !== undefined) return turn
    }
    return -1
  }

  return {
    async read(compute) {
      // While no notices arrive, only the primary is sure to be current.
      const index = answers.isUpToDate ? next() : -1
      const replica = replicas[index]
      if (replica?.change === undefined) return compute(primary, always)
      const { change } = replica
      try {
        const isCurrent: IsCurrent = (tags) => !changes.hasChangedSince(change, tags)
        const answer = await compute(replica.db, isCurrent)
        if (isCurrent(answer.tags)) return answer
      } catch (error) {
        // The replica may not have the requested row yet.
        if (!(error instanceof AppError)) leave(replica, index, error)
      }
      return compute(primary, always)
    },
    states() {
      return replicas.map((replica) => {
        const { change, lagMs } = replica
        return { isUsed: isUsed(replica), lagMs: change === undefined ? null : Math.round(lagMs ?? 0) }
      })
    },
    async close() {
      stop.abort()
      await looking
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

function registerLag(replicas: readonly Replica[], isUsed: (replica: Replica) => boolean): void {
  const each = (valueOf: (replica: Replica) => number) => () =>
    replicas.map((replica, index) => ({ labels: { replica: String(index + 1) }, value: valueOf(replica) }))
  const lag = 'How long ago a replica was last seen to have every change; up to a second even when it has'
  reading({ name: 'kastha_replica_lag_seconds', help: lag, kind: 'gauge' }, each(lagOf))
  const used = 'Whether reads of the catalog go to a replica'
  reading(
    { name: 'kastha_replica_used', help: used, kind: 'gauge' },
    each((replica) => Number(isUsed(replica))),
  )
}

function lagOf({ seenAt }: Replica): number {
  return (performance.now() - seenAt) / MS_A_SECOND
}

type Cluster = { cluster: string; name: string }

async function stateOfPrimary(db: Db): Promise<Cluster & { position: bigint }> {
  const { rows } = await db.execute<Cluster & { position: string }>(
    sql`select (pg_current_wal_insert_lsn() - '0/0')::text as position,
          (pg_control_system()).system_identifier::text as cluster, current_database()::text as name`,
  )
  const state = onlyRow(rows)
  return { ...state, position: BigInt(state.position) }
}

/** @throws Error when it is not a replica of our database */
async function positionOf(db: Db, { cluster, name }: Cluster): Promise<bigint> {
  const { rows } = await db.execute<{ position: string | null }>(
    sql`select (pg_last_wal_replay_lsn() - '0/0')::text as position
        where pg_is_in_recovery() and current_database() = ${name}
          and (pg_control_system()).system_identifier::text = ${cluster}`,
  )
  if (!rows[0]?.position) throw new Error('it is no replica of DATABASE_URL')
  return BigInt(rows[0].position)
}
