import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListPage } from '#contract/admin/list.ts'
import type { Permission } from '#domain/staff.ts'
import type { z } from 'zod'
import type { Db } from '../db/client.ts'
import type { RecordOrder } from './reorder-records.ts'

/** A query for all rows of a kind, as drizzle has it before it is narrowed down to those of a page. */
type Rows<Row> = {
  where: (wanted: SQL | undefined) => {
    orderBy: (...order: SQL[]) => { limit: (most: number) => { offset: (before: number) => PromiseLike<Row[]> } }
  }
}

export type Key = number | string
export type RecordQuery = ListPage & { q: string; ids?: string[] | undefined }

/**
 * Records that staff list, and edit each as a whole: what is particular to one kind of them. What is alike for all is in
 * record-verbs.ts and record-routes.ts. Acts of their own have routes of their own.
 */
export type RecordKind<Id extends Key, Draft extends object, Row extends Draft & { id: Id }, Query> = {
  /** As sentences call one: `offer`; their path below /api/admin. */
  name: string
  path: `/${string}`
  tags: string[]
  reads: Permission
  writes: Permission
  /** The key in an address, what is edited (of which the version is made), what is answered, how a list is asked for. */
  contract: {
    key: z.ZodType<Id, string>
    draft: z.ZodObject & z.ZodType<Draft>
    record: z.ZodType<Row & { version: string }>
    query: z.ZodType<Query & RecordQuery>
  }
  table: PgTable
  /** What `Id` is compared with. */
  id: AnyPgColumn | SQL<Id>
  sorts: Record<string, PgColumn | SQL>
  wanted: (query: Query & RecordQuery) => SQL | undefined
  rows: (db: Db) => Rows<Row>
  /** In a transaction, as all that change. Without it none can be added. */
  insert?: (tx: Db, draft: Draft) => Promise<Id>
  /** @param before  as it stands, its row locked */
  update: (tx: Db, id: Id, draft: Draft, before: Row) => Promise<void>
  /** Without it none can be removed. */
  remove?: (tx: Db, id: Id, before: Row) => Promise<void>
  /** For records that stand in an order. */
  order?: RecordOrder
  /** What the database's constraints mean to whoever saves: the field at fault, and what is wrong with it. */
  refusals?: Readonly<Record<string, readonly [field: string, reason: string]>>
}

/** Finds out the types. */
export function recordKind<Id extends Key, Draft extends object, Row extends Draft & { id: Id }, Query>(
  kind: RecordKind<Id, Draft, Row, Query>,
): RecordKind<Id, Draft, Row, Query> {
  return kind
}
