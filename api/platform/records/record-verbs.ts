import { and, inArray, sql } from 'drizzle-orm'
import { databaseCause } from '../db/is-out-of-reach.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import { orderOf, pageOf } from './page-of.ts'
import type { Key, RecordKind, RecordQuery } from './record-kind.ts'
import { refuseUnproved } from './refuse-unproved.ts'
import { refuseStale, versionOf } from './version.ts'

/**
 * Returns the functions for records of one kind. They refuse with not_found, stale, conflict, and the refusals of the
 * kind itself.
 */
export function recordVerbs<Id extends Key, Draft extends object, Row extends Draft & { id: Id }, Query>(
  kind: RecordKind<Id, Draft, Row, Query>,
) {
  const { name, table, contract, refusals = {} } = kind
  const isOne = (id: Id) => sql`${kind.id} = ${id}`
  const editable = Object.keys(contract.draft.shape) as (keyof Draft)[]
  const withVersion = (row: Row) => ({ ...row, version: versionOf(editable.map((field) => row[field])) })

  const omitted = new Set<string>(kind.inList?.omits)
  const withoutLarge = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !omitted.has(field)))

  async function list(db: Db, query: Query & RecordQuery) {
    const asked = query.ids?.map((id) => contract.key.safeParse(id)).flatMap(({ data }) => data ?? [])
    const where = and(asked && inArray(sql`${kind.id}`, asked), kind.wanted(query))
    const orderBy = orderOf(query.sort, kind.sorts, kind.id)
    const { limit, offset } = pageOf(query)
    const [rows, total] = await Promise.all([
      kind
        .rows(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
      db.$count(table, where),
    ])
    return { items: rows.map((row) => withoutLarge(withVersion(row))), total }
  }

  async function find(db: Db, id: Id) {
    const [row] = await kind.rows(db).where(isOne(id)).orderBy().limit(1).offset(0)
    if (!row) throw new AppError('not_found', say('records.no-such', { name: [name] }))
    return withVersion(row)
  }

  async function lock(tx: Db, id: Id) {
    await tx.select({ id: kind.id }).from(table).where(isOne(id)).for('update')
    return find(tx, id)
  }

  /** Some that are added at once may pass together, which does no harm. */
  async function refuseTooMany(tx: Db, most: number) {
    if ((await tx.$count(table)) < most) return
    throw new AppError('conflict', say('records.too-many', { most }))
  }

  /** Runs a change in one transaction. Violated constraints become refusals in the kind's words. */
  async function change<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
    try {
      return await db.transaction(work)
    } catch (error) {
      const refusal = refusals[constraintOf(error)]
      if (!refusal) throw error
      const [field, reason] = refusal
      throw new AppError('conflict', say('records.sentence', { reason: [reason] }), { [field]: reason })
    }
  }

  return {
    list,
    find,

    create(db: Db, insert: NonNullable<typeof kind.insert>, draft: Draft) {
      return change(db, async (tx) => {
        if (kind.most !== undefined) await refuseTooMany(tx, kind.most)
        return find(tx, await insert(tx, draft))
      })
    },

    save(db: Db, id: Id, draft: Draft, { seen, by }: { seen: string; by: { provedAt: Date } }) {
      return change(db, async (tx) => {
        const before = await lock(tx, id)
        refuseStale(before, seen)
        if (kind.needsProof?.(draft, before)) refuseUnproved(by)
        await kind.update(tx, id, draft, before)
        return find(tx, id)
      })
    },

    remove(db: Db, remove: NonNullable<typeof kind.remove>, id: Id) {
      return change(db, async (tx) => remove(tx, id, await lock(tx, id)))
    },
  }
}

function constraintOf(error: unknown): string {
  const cause = databaseCause(error)
  return cause instanceof Error && 'constraint' in cause ? String(cause.constraint) : ''
}
