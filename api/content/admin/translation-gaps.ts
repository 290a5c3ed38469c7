import { sql, type SQL } from 'drizzle-orm'
import {
  translatedKinds,
  type TranslatedKind,
  type TranslationCounts,
  type TranslationGap,
  type TranslationGapsQuery,
} from '#contract/admin/translations.ts'
import { containing } from '../../admin/containing.ts'
import { pageOf } from '../../admin/page-of.ts'
import type { Db } from '../../db/client.ts'
import { translatedTables, type TranslatedTable } from './translated-tables.ts'

/** Records of which Nepali pages show something in English. */
export async function listTranslationGaps(db: Db, { kind, q, sort, ...page }: TranslationGapsQuery) {
  const { limit, offset } = pageOf(page)
  const wanted = sql`${kind ? sql`kind = ${kind}` : sql`true`} and name ilike ${containing(q)}`
  const order = sort.startsWith('-') ? sql`desc` : sql`asc`
  const { rows } = await db.execute<TranslationGap & { total: number }>(sql`
    select kind || '/' || record_id as id, kind, record_id as "recordId", min(name) as name,
      array_agg(distinct field order by field) as missing, count(*) over ()::int as total
    from (${sql.join(translatedTables.map(gapsOf), sql` union all `)}) gaps
    where ${wanted}
    group by kind, record_id
    order by min(name) ${order}, kind, record_id
    limit ${limit} offset ${offset}`)
  return { items: rows.map(({ total: _total, ...gap }) => gap), total: rows[0]?.total ?? 0 }
}

/** How much of the shop is said in Nepali. */
export async function countTranslationGaps(db: Db): Promise<TranslationCounts> {
  const { rows } = await db.execute<{ kind: TranslatedKind; records: number; withGaps: number }>(sql`
    select kind, count(distinct record_id)::int as records, count(distinct record_id) filter (where field is not null)::int as "withGaps"
    from (${sql.join(translatedTables.map(recordsOf), sql` union all `)}) records
    group by kind`)
  const items = translatedKinds.map((id) => {
    const { records = 0, withGaps = 0 } = rows.find((row) => row.kind === id) ?? {}
    return { id, records, withGaps }
  })
  return { items, total: items.length }
}

function gapsOf(table: TranslatedTable): SQL {
  return sql`select * from (${recordsOf(table)}) of_table where field is not null`
}

/** A row for each field of each record that Nepali lacks, and one without a field for a record that lacks nothing. */
function recordsOf({ kind, from, recordId, name, translations, texts }: TranslatedTable): SQL {
  const fields = Object.entries(texts).map(
    ([field, column]) =>
      // A list of lines without any is written so.
      sql`case when btrim(coalesce(${column}::text, '')) not in ('', '{}') and ${translations} #>> ${sql.param(['ne', field])}::text[] is null then ${field}::text end`,
  )
  return sql`select ${kind}::text as kind, ${recordId}::text as record_id, ${name} as name, field
    from ${from} left join lateral unnest(array_remove(array[${sql.join(fields, sql`, `)}], null)) as field on true`
}
