import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListPage } from '#contract/admin/list.ts'
import type { Permission } from '#domain/staff/staff.ts'
import type { z } from 'zod'
import type { Db } from '../db/client.ts'
import type { RecordOrder } from './reorder-records.ts'

/** The drizzle query for all rows of a kind, before it is limited to a page. */
type Rows<Row> = {
  where: (wanted: SQL | undefined) => {
    orderBy: (...order: SQL[]) => { limit: (most: number) => { offset: (before: number) => PromiseLike<Row[]> } }
  }
}

export type Key = number | string
export type RecordQuery = ListPage & { q: string; ids?: string[] | undefined }

/**
 * The particulars of one kind of record that staff list and edit as a whole. Everything that kinds share is in
 * record-verbs.ts and record-routes.ts. Special actions have routes of their own.
 */
export type RecordKind<Id extends Key, Draft extends object, Row extends Draft & { id: Id }, Query> = {
  /** The noun for one record, such as `offer`, and the path under /api/admin. */
  name: string
  path: `/${string}`
  tags: string[]
  reads: Permission
  writes: Permission
  /**
   * Schemas of the key in an address, of the editable fields (from which the version is computed), of the answer, and
   * of list queries.
   */
  contract: {
    key: z.ZodType<Id, string>
    draft: z.ZodObject & z.ZodType<Draft>
    record: z.ZodType<Row & { version: string }>
    query: z.ZodType<Query & RecordQuery>
  }
  /** Large fields that the list leaves out, and the schema of its rows without them. */
  inList?: { omits: readonly (keyof Draft & string)[]; row: z.ZodType }
  table: PgTable
  /** The column or expression to compare with an `Id`. */
  id: AnyPgColumn | SQL<Id>
  sorts: Record<string, PgColumn | SQL>
  wanted: (query: Query & RecordQuery) => SQL | undefined
  rows: (db: Db) => Rows<Row>
  /** How many records there may be. Pages show all of a kind to everybody, so a kind without a most needs another bound. */
  most?: number
  /** Runs in a transaction, like all changes. Without it no record can be added. */
  insert?: (tx: Db, draft: Draft) => Promise<Id>
  /** @param before  the current record, whose row is locked */
  update: (tx: Db, id: Id, draft: Draft, before: Row) => Promise<void>
  /** Whether a change could do harm at an open screen, so that it needs the password again (decision 037). */
  needsProof?: (draft: Draft, before: Row) => boolean
  /** Without it no record can be removed. */
  remove?: (tx: Db, id: Id, before: Row) => Promise<void>
  /** The order of records that have a position. */
  order?: RecordOrder
  /** The meaning of the database's constraints to an editor: the field at fault and the problem, by constraint name. */
  refusals?: Readonly<Record<string, readonly [field: string, reason: string]>>
}

/** Infers the types of a kind. */
export function recordKind<Id extends Key, Draft extends object, Row extends Draft & { id: Id }, Query>(
  kind: RecordKind<Id, Draft, Row, Query>,
): RecordKind<Id, Draft, Row, Query> {
  return kind
}
