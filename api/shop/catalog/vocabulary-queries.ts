import { asc, sql } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Synonym } from '#domain/catalog/sentence-places.ts'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { categories, searchSynonyms } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'

export type PlaceRow = {
  id: number
  parentId: number | null
  /** In the language of the request. */
  label: string
  name: string
  /** '' if it has none. */
  nepaliName: string
}

/** Reads the categories and subcategories as searches name them, in catalog order. */
export function readPlaces(db: Db, language: Language): Promise<PlaceRow[]> {
  const { id, name, parentId, translations, position } = categories
  return prepared(db, `places ${language}`, (statementName) =>
    db
      .select({
        id,
        parentId,
        label: translated(name, translations, 'name', language),
        name,
        nepaliName: sql<string>`as_typed(${translations} #>> '{ne,name}')`,
      })
      .from(categories)
      .orderBy(sql`${parentId} is not null`, asc(position), asc(id))
      .prepare(statementName),
  ).execute()
}

/** Reads which of these phrases are synonyms, and of what. */
export function readSynonyms(db: Db, phrases: readonly string[]): Promise<Synonym[]> {
  const { word, means } = searchSynonyms
  const statement = prepared(db, 'synonyms', (name) =>
    db
      .select({ word, means })
      .from(searchSynonyms)
      .where(sql`${word} = any(${sql.placeholder('phrases')}::text[])`)
      .orderBy(asc(word), asc(means))
      .prepare(name),
  )
  return statement.execute({ phrases })
}

/** Returns tsquery texts for phrases, in order; '' for a phrase of stop words. */
export async function readPhraseQueries(
  db: Db,
  phrases: readonly string[],
  dictionary: 'english' | 'nepali',
): Promise<string[]> {
  if (phrases.length === 0) return []
  const statement = prepared(db, `phrases ${dictionary}`, (name) =>
    db
      .select({ query: sql<string>`phraseto_tsquery(${sql.raw(`'${dictionary}'`)}, phrase)::text` })
      .from(sql`unnest(${sql.placeholder('phrases')}::text[]) with ordinality as asked (phrase, place)`)
      .orderBy(sql`asked.place`)
      .prepare(name),
  )
  const rows = await statement.execute({ phrases })
  return rows.map(({ query }) => query)
}
