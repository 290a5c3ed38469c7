import { sql } from 'drizzle-orm'
import { nearWords } from '#domain/catalog/nearest-word.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, users } from '../../platform/db/schema.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import { readNeighbours } from '../../shop/catalog/search-queries.ts'
import { readSynonyms } from '../../shop/catalog/vocabulary-queries.ts'
import type { Choice } from './saying-words.ts'

/** Shorter names are too near to each other to be corrected. */
const SHORTEST_NAME = 4
/** The catalog has fewer words. */
const SHORTEST_GOODS = 3
/** Known words that stand for one that nobody has. */
const READINGS = 2
/** Names of the newest orders and customers, whose words are known. */
const NAMES_READ = 50_000
const WORDS_KNOWN = 20_000

/**
 * Returns what may have been meant by words of people's names, or undefined when no word can be corrected. Names are
 * compared in memory: a list of their words in the database would outlive the people.
 */
export async function meantNames(db: Db, words: readonly string[]): Promise<Choice[] | undefined> {
  const [first = ''] = words
  if (first.includes('@')) return beforeAt(first)
  if (!words.some(isOfName)) return undefined
  const known = await readNameWords(db, '')
  return chosen(words, (word) => {
    if (!isOfName(word) || known.some((one) => one.includes(word))) return [word]
    const likely = known.filter((one) => beginsOrEndsLike(word, one))
    return [word, ...nearestOf(word, likely)]
  })
}

function isOfName(word: string): boolean {
  return isOfLetters(word, SHORTEST_NAME)
}

/** The slip is more likely in the name of the provider. */
function beforeAt(email: string): Choice[] | undefined {
  const name = email.split('@')[0] ?? ''
  return name.length < SHORTEST_NAME ? undefined : [[email, `${name}@`]]
}

/** Reads the words of names, the commonest first. */
const readNameWords = rememberSlow('words of names', async (db) => {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select name from (select name from ${orders} order by placed_at desc, id limit ${NAMES_READ}) ordered
      union all
      select name from (select name from ${users} order by created_at desc, id limit ${NAMES_READ}) joined
    ) people, string_to_table(lower(name), ' ') as word
    where length(word) >= ${SHORTEST_NAME}
    group by word order by count(*) desc, word limit ${WORDS_KNOWN}`)
  return rows.map(({ word }) => word)
})

/** Rules out most words cheaply: a slip is rarely at both ends of a word, and may change the first two letters. */
function beginsOrEndsLike(word: string, other: string): boolean {
  return other[0] === word[0] || other[0] === word[1] || other.slice(-2) === word.slice(-2)
}

/** Returns what may have been meant by words of goods: near words of the catalog, and what a synonym means. */
export async function meantGoods(db: Db, words: readonly string[]): Promise<Choice[] | undefined> {
  const corrected = words.filter((word) => isOfLetters(word, SHORTEST_GOODS))
  const [neighbours, synonyms] = await Promise.all([
    corrected.length === 0 ? [] : readNeighbours(db, corrected),
    readSynonyms(db, words),
  ])
  return chosen(words, (word) => {
    const means = synonyms.filter((one) => one.word === word).map((one) => one.means)
    const near = neighbours.filter(({ typed }) => typed === word).map((one) => one.word)
    const isKnown = means.length > 0 || near.includes(word)
    return [word, ...means, ...(isKnown ? [] : nearestOf(word, near))]
  })
}

function isOfLetters(word: string, fewest: number): boolean {
  return word.length >= fewest && /^[\p{L}\p{M}]+$/u.test(word)
}

function nearestOf(word: string, known: readonly string[]): string[] {
  return nearWords(word, known)
    .slice(0, READINGS)
    .map((one) => one.word)
}

function chosen(words: readonly string[], choiceOf: (word: string) => string[]): Choice[] | undefined {
  const choices = words.map((word) => [...new Set(choiceOf(word))])
  return choices.some((choice) => choice.length > 1) ? choices : undefined
}
