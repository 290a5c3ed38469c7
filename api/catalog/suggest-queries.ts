import { asc, desc, sql } from 'drizzle-orm'
import type { SuggestedCategory } from '#contract/products.ts'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { products } from '../db/schema.ts'
import { weights } from './listing-queries.ts'
import { readTypedWords, type TypedWord } from './search-queries.ts'

/** So many words and other names that a beginning may become. */
const BECOMES_AT_MOST = 24

/** Whatever begins so is found by its first letters too: only of longer words the dictionary keeps less (`dinin`, `dine`). */
const SHORTEST_LOOKED_UP = 3

/**
 * What the catalogue knows of words of which the last is still being typed: it may become any word that begins so.
 * What is named or classed so comes first; only where nothing is, what merely mentions it.
 */
export async function readUnfinishedWords(db: Db, words: readonly string[]): Promise<TypedWord[]> {
  const [typed, becoming] = await Promise.all([readTypedWords(db, words), readBecoming(db, words.at(-1)!)])
  const last = typed.at(-1)!
  const terms = [...new Set([...becoming, ...last.terms.filter((term) => !isOpen(term))])]
  return [...typed.slice(0, -1), { ...last, terms: becoming.length > 0 ? terms : last.terms }]
}

function isOpen(term: string): boolean {
  return term.endsWith(':*')
}

/** Terms for a word that is being typed, each of which finds something by its name or category. */
async function readBecoming(db: Db, beginning: string): Promise<string[]> {
  const statement = prepared(db, 'becoming', (name) =>
    db
      .select({ term: sql<string>`becoming.term::text` })
      .from(
        sql`(
          select to_tsquery('simple', ${sql.placeholder('beginning')}::text || ':*AB') as term
          union
          (select to_tsquery('english', word || ':AB') from search_words
            where word ^@ ${sql.placeholder('beginning')}::text
              and length(${sql.placeholder('beginning')}::text) >= ${SHORTEST_LOOKED_UP}
            order by length(word), word limit ${BECOMES_AT_MOST})
          union
          (select plainto_tsquery('english', means) from search_synonyms
            where word ^@ ${sql.placeholder('beginning')}::text order by length(word), word, means limit ${BECOMES_AT_MOST})
        ) as becoming`,
      )
      .where(
        sql`numnode(becoming.term) > 0
          and exists (select from products where listed and search_document @@ becoming.term)`,
      )
      .prepare(name),
  )
  const rows = await statement.execute({ beginning })
  return rows.map(({ term }) => term)
}

type Suggested = {
  /** Texts of type tsquery. */
  matching: string
  /** What the last word finds as it stands: a bed comes before a bedside table. */
  exact: string | null
  limit: number
}

/** The ids of the products that match best. */
export async function readSuggestedIds(db: Db, { matching, exact, limit }: Suggested): Promise<number[]> {
  const statement = prepared(db, 'suggested', (name) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.listed} and ${products.searchDocument} @@ ${sql.placeholder('matching')}::tsquery`)
      .orderBy(rankBy('exact'), rankBy('matching'), desc(products.salesCount), asc(products.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  const rows = await statement.execute({ matching, exact: exact ?? '', limit })
  return rows.map(({ id }) => id)
}

function rankBy(query: 'exact' | 'matching') {
  return sql`ts_rank(${weights}, ${products.searchDocument}, ${sql.placeholder(query)}::tsquery) desc`
}

/** Categories and subcategories whose name matches a text of type tsquery and in which there is something. */
export function readMatchingCategories(db: Db, matching: string, limit: number): Promise<SuggestedCategory[]> {
  const statement = prepared(db, 'matching_categories', (name) =>
    db
      .select({
        _id: sql<string>`category.id::text`,
        name: sql<string>`category.name`,
        parent: sql<SuggestedCategory['parent']>`case when parent.id is not null
          then jsonb_build_object('_id', parent.id::text, 'name', parent.name) end`,
      })
      .from(
        sql`(select *, setweight(to_tsvector('english', name), 'A') as words from categories) as category
          left join categories parent on parent.id = category.parent_id`,
      )
      .where(
        sql`category.words @@ ${sql.placeholder('matching')}::tsquery and exists (
          select from products where listed and category.id in (products.category_id, products.subcategory_id))`,
      )
      .orderBy(
        sql`ts_rank(category.words, ${sql.placeholder('matching')}::tsquery) desc,
          parent.id is not null, category.position, category.id`,
      )
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ matching, limit })
}
