import { and, asc, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { PageQuery } from '#contract/integrations/parts.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'

/** Microseconds since 1970, which a Date cannot hold. Each safe integer is a time that PostgreSQL knows. */
const Moment = z.int()
const Place = z.tuple([Moment.nullable(), z.union([z.uuid(), z.int32()])])
type Place = z.infer<typeof Place>

/**
 * What a list is sorted by, oldest first: a time and the id, or the id alone. Neither may change, so that rows which come
 * in between two pages move no other row to another page.
 */
type Sorted<Id extends PgColumn> = { table: PgTable; at?: PgColumn; id: Id; wanted: SQL | undefined }

type IdOf<Id extends PgColumn> = Id['_']['data']

/**
 * Reads the ids of one page, by the place of the last row of the page before.
 *
 * @throws AppError invalid_input for a cursor that no page gave
 */
export async function readPage<Id extends PgColumn>(
  db: Db,
  { table, at, id, wanted }: Sorted<Id>,
  { limit, cursor }: PageQuery,
): Promise<{ ids: IdOf<Id>[]; nextCursor: string | null; asOf: string }> {
  const after = cursor === undefined ? undefined : readCursor(cursor, { at, id })
  const asOf = await readAsOf(db)
  const rows = await db
    .select({
      id: sql<IdOf<Id>>`${id}`,
      at: at ? sql<number>`(extract(epoch from ${at}) * 1000000)::float8` : sql<null>`null`,
    })
    .from(table)
    .where(and(wanted, after && isAfter(at, id, after)))
    .orderBy(...(at ? [asc(at)] : []), asc(id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    ids: shown.map((row) => row.id),
    nextCursor: last ? writeCursor([last.at, last.id as Place[1]]) : null,
    asOf,
  }
}

/** The first condition leads PostgreSQL to the place in an index by time. */
function isAfter(at: PgColumn | undefined, id: PgColumn, [moment, last]: Place): SQL {
  if (!at) return gt(id, last)
  const time = sql`(timestamptz 'epoch' + ${moment} * interval '1 microsecond')`
  return sql`${at} >= ${time} and (${at}, ${id}) > (${time}, ${last})`
}

function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function readCursor(cursor: string, { at, id }: { at: PgColumn | undefined; id: PgColumn }): Place {
  const { data: place } = Place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  const type = id.dataType === 'number' ? 'number' : 'string'
  const isRight = place && (place[0] === null) === (at === undefined) && typeof place[1] === type
  refuseFields({ cursor: !isRight && 'Must be the `nextCursor` of a page of this list' })
  return place!
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a time from which a program can ask again for changes, and miss none: before the begin of every transaction that
 * still writes. The minute is for times that a server noted before its transaction began.
 */
async function readAsOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ asOf: Date }>(sql`
    select least(now(), min(xact_start)) - interval '1 minute' as "asOf" from pg_stat_activity
    where datname = current_database() and backend_xid is not null`)
  return new Date(onlyRow(rows).asOf).toISOString()
}

/** Returns rows in the order of their ids. */
export function inOrder<Row, Id extends string | number>(
  ids: readonly Id[],
  rows: readonly Row[],
  idOf: (row: Row) => Id,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
