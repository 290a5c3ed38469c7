import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../../platform/db/column-name.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { ciphertextHead, encryptAgain } from '../../platform/secrets/encryption.ts'
import { keyColumnsOf } from './column-keys.ts'
import type { EncryptedColumn } from './encrypted-columns.ts'

/** Some milliseconds of work, in which the changed rows are locked. */
const ROWS_AT_ONCE = 300

/** One step of a pass. */
export type Portion = {
  /** The key columns of the last row; null after the last portion. */
  after: string[] | null
  /** Ciphertexts of other keys. */
  found: number
  /** How many of them now have the newest key. */
  rewritten: number
  /** Why some cannot be decrypted; the first one of the portion. */
  problem?: unknown
}

/**
 * Encrypts the next rows of a column with the newest data key. It waits for nobody: a row that somebody else holds or has
 * changed meanwhile stays, and counts as found.
 *
 * @param after  the key columns of the row before, as texts; null to begin
 */
export async function rewriteColumn(
  tx: Db,
  dataKey: DataKey,
  { column, by, aadOf }: EncryptedColumn,
  after: readonly string[] | null,
): Promise<Portion> {
  const { table } = column
  const keys = keyColumnsOf(table)
  const row = list(keys.map((key) => sql`${key}`))
  const texts = list(keys.map((key) => sql`${key}::text`))
  const head = ciphertextHead(dataKey)
  const isLater = after && sql`and (${row}) > (${values(keys, after)})`
  const rows = await tx
    .select({
      rowKey: sql<string[]>`array[${texts}]`,
      old: sql<Buffer | null>`case when substr(${column}, 1, ${head.length}) <> ${head} then ${column} end`,
      ...by,
    })
    .from(table)
    .where(sql`length(${column}) > 0 ${isLater ?? sql``}`)
    .orderBy(...keys)
    .limit(ROWS_AT_ONCE)
  const portion: Portion = { after: rows.length < ROWS_AT_ONCE ? null : rows.at(-1)!.rowKey, found: 0, rewritten: 0 }
  const changes: { key: string[]; old: Buffer; fresh: Buffer }[] = []
  for (const { rowKey: key, old, ...owner } of rows) {
    if (!old) continue
    portion.found += 1
    try {
      changes.push({ key, old, fresh: encryptAgain(dataKey, old, aadOf(owner)) })
    } catch (error) {
      portion.problem ??= error
    }
  }
  if (changes.length > 0) portion.rewritten = await update(tx, { column, keys, row }, changes)
  return portion
}

/** Changes only ciphertexts that are still as they were read. */
async function update(
  tx: Db,
  { column, keys, row }: { column: EncryptedColumn['column']; keys: EncryptedColumn['column'][]; row: SQL },
  changes: readonly { key: string[]; old: Buffer; fresh: Buffer }[],
): Promise<number> {
  const names = list(keys.map((_, at) => sql.raw(`k${at}`)))
  const given = list([
    ...keys.map((key, at) => sql`${sql.param(changes.map((one) => one.key[at]))}::${sql.raw(`${key.getSQLType()}[]`)}`),
    sql`${sql.param(changes.map(({ old }) => old))}::bytea[]`,
    sql`${sql.param(changes.map(({ fresh }) => fresh))}::bytea[]`,
  ])
  const { rowCount } = await tx.execute(sql`
    with given (${names}, old, fresh) as materialized (select * from unnest(${given})),
    free as materialized (
      select ${row} from ${column.table} where (${row}) in (select ${names} from given) for no key update skip locked
    )
    update ${column.table} set ${sql.identifier(columnName(column.name))} = given.fresh from given
    where (${row}) = (${names}) and (${row}) in (select * from free) and ${column} = given.old`)
  return rowCount ?? 0
}

function values(keys: EncryptedColumn['column'][], texts: readonly string[]): SQL {
  return list(keys.map((key, at) => sql`${texts[at]}::${sql.raw(key.getSQLType())}`))
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}
