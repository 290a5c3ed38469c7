import { and, gte, inArray, max, sql, sum } from 'drizzle-orm'
import type { SearchMissesQuery } from '#contract/admin/dashboard.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { searchMisses } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'

/** Limits how much a script with random searches can insert. */
const MOST_TERMS_A_DAY = 2_000
const KEPT_DAYS = 90

type Miss = { term: string; language: Language; day: string }

export async function insertMiss(db: Db, { term, language, day }: Miss): Promise<void> {
  const isRoom = sql`(select count(*) from ${searchMisses} where day = ${day}::date) < ${MOST_TERMS_A_DAY}`
  await db.execute(sql`
    insert into ${searchMisses} (term, language, day)
    select ${term}::text, ${language}::text, ${day}::date where ${isRoom}
    on conflict (term, language, day) do update set count = search_misses.count + 1`)
}

async function deleteOldMisses(db: Db): Promise<void> {
  await db.delete(searchMisses).where(sql`${searchMisses.day} < current_date - ${KEPT_DAYS}::int`)
}

/** @param since  first day, such as `2026-11-22` */
export async function readMisses(db: Db, query: Omit<SearchMissesQuery, 'days'>, since: string) {
  const { term, language, day } = searchMisses
  const { q, ids } = query
  const id = sql<string>`${language} || ':' || ${term}`
  const count = sum(searchMisses.count).mapWith(Number)
  const lastDay = max(day)
  const terms = db
    .select({ id: id.as('id'), term, language, count: count.as('count'), lastDay: lastDay.as('last_day') })
    .from(searchMisses)
    .where(and(gte(day, since), sayingAny(q, term), ids && inArray(id, ids)))
    .groupBy(term, language)
    .as('terms')
  const { limit, offset } = pageOf(query)
  const columns = { count: sql`${terms.count}`, term: terms.term, lastDay: sql`${terms.lastDay}` }
  const [items, total] = await Promise.all([
    db
      .select()
      .from(terms)
      .orderBy(...orderOf(query.sort, columns, terms.term))
      .limit(limit)
      .offset(offset),
    db.select({ total: sql<number>`count(*)::int` }).from(terms),
  ])
  return { items: items.map((row) => ({ ...row, lastDay: row.lastDay! })), total: onlyRow(total).total }
}

/** Daily job that deletes old search misses. */
export async function cleanSearchMisses(_data: JobData['clean-search-misses'], { db }: { db: Db }): Promise<void> {
  await deleteOldMisses(db)
}
