import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  translatedKinds,
  type TranslatedKind,
  type TranslationCounts,
  type TranslationGap,
  type TranslationGapsQuery,
} from '#contract/admin/content/translations.ts'
import { containing } from '../../../platform/records/conditions.ts'
import { pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { translatedTables, type TranslatedTable } from './translated-tables.ts'

type Found = Omit<TranslationGap, 'missing'> & { total: number }

/** Lists records that Nepali pages show partly in English. */
export async function listTranslationGaps(db: Db, { kind, q, sort, ...page }: TranslationGapsQuery) {
  const { limit, offset } = pageOf(page)
  const order = sort.startsWith('-') ? sql`desc` : sql`asc`
  const tables = translatedTables.filter((table) => kind === undefined || table.kind === kind)
  const { rows } = await db.execute<Found>(sql`
    select kind || '/' || record_id as id, kind, record_id as "recordId", name, count(*) over ()::int as total
    from (${sql.join(tables.map(recordsOf), sql` union all `)}) records
    where has_gap and name ilike ${containing(q)}
    order by name ${order}, kind, record_id
    limit ${limit} offset ${offset}`)
  const missing = await readMissing(db, rows)
  const items = rows.map(({ total: _total, ...gap }) => ({ ...gap, missing: missing.get(gap.id) ?? [] }))
  return { items, total: rows[0]?.total ?? 0 }
}

/** Counts the records of each kind, and those with missing translations. */
export async function countTranslationGaps(db: Db): Promise<TranslationCounts> {
  const { rows } = await db.execute<{ kind: TranslatedKind; records: number; withGaps: number }>(sql`
    select kind, count(*)::int as records, count(*) filter (where has_gap)::int as "withGaps"
    from (${sql.join(translatedTables.map(recordsOf), sql` union all `)}) records
    group by kind`)
  const items = translatedKinds.map((id) => {
    const { records = 0, withGaps = 0 } = rows.find((row) => row.kind === id) ?? {}
    return { id, records, withGaps }
  })
  return { items, total: items.length }
}

/** Reads the fields missing in Nepali, only for the records of the page. */
async function readMissing(db: Db, records: readonly Pick<Found, 'kind' | 'recordId'>[]) {
  const kinds = new Set(records.map(({ kind }) => kind))
  const ids = sql.param(records.map(({ recordId }) => recordId))
  const gaps = translatedTables
    .filter(({ kind }) => kinds.has(kind))
    .flatMap(({ kind, recordId, parts = [], ...own }) =>
      [{ ...own, ownerId: recordId }, ...parts].map(
        ({ from, ownerId, translations, texts }) => sql`
          select ${`${kind}/`}::text || ${ownerId}::text as id, field
          from ${from} cross join lateral (values ${sql.join(Object.entries(texts).map(fieldOf), sql`, `)}) fields (field, text)
          where ${ownerId}::text = any(${ids}) and ${isMissing(sql`${translations} -> 'ne'`, sql`field`, sql`text`)}`,
      ),
    )
  if (gaps.length === 0) return new Map<string, string[]>()
  const { rows } = await db.execute<{ id: string; missing: string[] }>(sql`
    select id, array_agg(distinct field order by field) as missing
    from (${sql.join(gaps, sql` union all `)}) gaps group by id`)
  return new Map(rows.map(({ id, missing }) => [id, missing]))
}

function fieldOf([field, text]: [string, AnyPgColumn]): SQL {
  return sql`(${field}::text, ${text}::text)`
}

/** Returns a query with a row per record of a table. It unpacks the Nepali texts once instead of once per field. */
function recordsOf({ kind, from, recordId, name, parts = [], ...own }: TranslatedTable): SQL {
  const inParts = parts.map(
    ({ from: table, ownerId, translations, texts }) =>
      sql` or exists (select from ${table} where ${ownerId} = ${recordId} and ${isAnyMissing(sql`${translations} -> 'ne'`, texts)})`,
  )
  return sql`select ${kind}::text as kind, ${recordId}::text as record_id, ${name} as name,
    ${isAnyMissing(sql`said.ne`, own.texts)}${sql.join(inParts)} as has_gap
    from ${from} cross join lateral (select ${own.translations} -> 'ne' as ne offset 0) said`
}

function isAnyMissing(nepali: SQL, texts: TranslatedTable['texts']): SQL {
  const gaps = Object.entries(texts).map(([field, text]) => isMissing(nepali, sql`${field}::text`, text))
  return sql`(${sql.join(gaps, sql` or `)})`
}

/** An empty array of lines is `{}` as text. */
function isMissing(nepali: SQL, field: SQL, text: AnyPgColumn | SQL): SQL {
  return sql`((${nepali} ->> ${field}) is null and btrim(coalesce(${text}::text, '')) not in ('', '{}'))`
}
