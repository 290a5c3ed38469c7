import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SuggestedCategory } from '#contract/catalog/search.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { categories, products, searchSynonyms } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { dictionaryOf, found, isDevanagari, readTypedWords, type TypedWord } from './search-queries.ts'
import { weights } from './listing-shape.ts'

/** Maximum number of words, and of synonyms, that complete a prefix. */
const BECOMES_AT_MOST = 24

/** Shorter prefixes match directly. Longer ones may not, because the dictionary stores stems (`dinin`, `dine`). */
const SHORTEST_LOOKED_UP = 3

/** PostgreSQL's number for a rank divided by the number of words. */
const BY_LENGTH = 2

/** Number of products ranked: enough to find the best six, and fast. */
const COMPARED_AT_MOST = 500

/**
 * Looks up words of which the last is still being typed, as a prefix of any word. Matches in names and categories come
 * first; without any, mere mentions count.
 */
export async function readUnfinishedWords(db: Db, words: readonly string[]): Promise<TypedWord[]> {
  const [typed, becoming] = await Promise.all([readTypedWords(db, words, 1), readBecoming(db, words.at(-1)!)])
  const last = typed.at(-1)!
  const terms = [...new Set([...becoming, ...last.terms.filter((term) => !isOpen(term))])]
  return [...typed.slice(0, -1), { ...last, terms: becoming.length > 0 ? terms : last.terms }]
}

function isOpen(term: string): boolean {
  return term.endsWith(':*')
}

/** Returns terms for an unfinished word. Each finds at least one product by name or category. */
async function readBecoming(db: Db, beginning: string): Promise<string[]> {
  const statement = prepared(db, 'becoming', (name) =>
    db
      .select({ term: sql<string>`becoming.term::text` })
      .from(
        sql`(
          select to_tsquery('simple', ${sql.placeholder('beginning')}::text || ':*AB') as term
          union
          (select to_tsquery(${dictionaryOf(sql`word`)}, word || ':AB') from search_words
            where word ^@ ${sql.placeholder('beginning')}::text
              and length(${sql.placeholder('beginning')}::text) >= ${SHORTEST_LOOKED_UP}
            order by length(word), word limit ${BECOMES_AT_MOST})
          union
          (select plainto_tsquery('english', means) from search_synonyms
            where word ^@ ${sql.placeholder('beginning')}::text order by length(word), word, means limit ${BECOMES_AT_MOST})
        ) as becoming`,
      )
      .where(sql`numnode(becoming.term) > 0 and ${found(sql`becoming.term`)}`)
      .prepare(name),
  )
  const rows = await statement.execute({ beginning })
  return rows.map(({ term }) => term)
}

type Suggested = {
  /** tsquery text that the products must match. */
  matching: string
  /** The last word; exact matches rank first, so a bed comes before a bedside table. */
  lastWord: string
  isOneWord: boolean
  limit: number
}

/**
 * Returns the ids of the best matches. A prefix may match most products, so only the best sellers among them are ranked,
 * plus products with exactly this name, whatever their sales.
 */
export async function readSuggestedIds(db: Db, { matching, lastWord, isOneWord, limit }: Suggested): Promise<number[]> {
  // PostgreSQL overestimates the matches of several words and would scan all products by sales; `+ 0` prevents that.
  const sales = isOneWord ? sql`sales_count` : sql`sales_count + 0`
  // A product with the word in its name matches. PostgreSQL would underestimate how many do both.
  const matchingName = isOneWord ? named : sql`${matchingQuery} && ${named}`
  const statement = prepared(db, isOneWord ? 'suggested' : 'suggested for several words', () =>
    db
      .select({ id: products.id })
      .from(products)
      .where(
        sql`${products.id} in (
          (select id from products where listed and search_document @@ ${matchingQuery}
            order by ${sales} desc, id limit ${COMPARED_AT_MOST})
          union all
          (select id from products where listed and search_document @@ (${matchingName})
            and numnode(${named}) > 0
            order by ${sales} desc, id limit ${COMPARED_AT_MOST}))`,
      )
      .orderBy(rankBy(lastExact), rankBy(matchingQuery), desc(products.salesCount), asc(products.id))
      .limit(sql.placeholder('limit'))
      // Unnamed, so that PostgreSQL plans it for the actual words; a generic plan would read every match.
      .prepare(''),
  )
  const rows = await statement.execute({ matching, lastWord, limit })
  return rows.map(({ id }) => id)
}

const matchingQuery = sql`${sql.placeholder('matching')}::tsquery`
const lastWord = sql`${sql.placeholder('lastWord')}::text`
const lastExact = sql`to_tsquery(${dictionaryOf(lastWord)}, ${lastWord})`
const named = sql`to_tsquery(${dictionaryOf(lastWord)}, ${lastWord} || ':A')`

function rankBy(query: SQL): SQL {
  return sql`ts_rank(${weights}, ${products.searchDocument}, ${query}) desc`
}

/**
 * Returns non-empty categories and subcategories whose name, in any language, matches a tsquery text. Those named by the
 * finished words come first, above all those with no other word in their name: for `bed` Beds before Bedroom.
 *
 * @param exact  tsquery text for the finished words, '' for none
 */
export function readMatchingCategories(
  db: Db,
  { matching, exact, limit, language }: { matching: string; exact: string; limit: number; language: Language },
): Promise<SuggestedCategory[]> {
  const nameOf = (table: string) => {
    const { name, translations } = alias(categories, table)
    return translated(name, translations, 'name', language)
  }
  const statement = prepared(db, `matching_categories ${language}`, (name) =>
    db
      .select({
        _id: sql<string>`category.id::text`,
        name: sql<string>`(${nameOf('category')})`,
        parent: sql<SuggestedCategory['parent']>`case when parent.id is not null
          then jsonb_build_object('_id', parent.id::text, 'name', ${nameOf('parent')}) end`,
      })
      .from(
        sql`(select *, setweight(to_tsvector('english', name), 'A')
            || setweight(to_tsvector('nepali', as_typed(translations #>> '{ne,name}')), 'A') as words
          from categories) as category
          left join categories parent on parent.id = category.parent_id`,
      )
      .where(
        sql`category.words @@ ${sql.placeholder('matching')}::tsquery and (
          exists (select from products where listed and products.category_id = category.id)
          or exists (select from products where listed and products.subcategory_id = category.id))`,
      )
      .orderBy(
        sql`ts_rank(category.words, ${sql.placeholder('exact')}::tsquery, ${BY_LENGTH}) desc,
          ts_rank(category.words, ${sql.placeholder('matching')}::tsquery) desc,
          parent.id is not null, category.position, category.id`,
      )
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ matching, exact, limit })
}

/** Returns the Nepali synonyms for these tsquery texts: for `'bed'` both पलङ and खाट. */
export async function readNepaliNames(db: Db, terms: readonly string[]): Promise<string[]> {
  const { word, means } = searchSynonyms
  const statement = prepared(db, 'nepali_names', (name) =>
    db
      .selectDistinct({ word })
      .from(searchSynonyms)
      .where(
        sql`${isDevanagari(sql`${word}`)}
          and plainto_tsquery('english', ${means})::text = any(${sql.placeholder('terms')}::text[])`,
      )
      .orderBy(asc(word))
      .prepare(name),
  )
  const rows = await statement.execute({ terms })
  return rows.map((row) => row.word)
}
