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

/** What stands for typed words that nothing has. `isGuess`: a slip was corrected, not only a synonym translated. */
export type Meant = { choices: Choice[]; isGuess: boolean }

/** What an answer says of rows that were found by other words than the typed ones. */
export function readingOf(meant: Meant | undefined, found: readonly unknown[]): { meant: string[]; isGuess: boolean } {
  if (!meant || found.length === 0) return { meant: [], isGuess: false }
  return { meant: meant.choices.flatMap((choice) => choice.slice(1)), isGuess: meant.isGuess }
}

/**
 * Returns what may have been meant by words of people's names, or undefined when no word can be corrected. Names are
 * compared in memory: a list of their words in the database would outlive the people.
 */
export async function meantNames(db: Db, words: readonly string[]): Promise<Meant | undefined> {
  const [first = ''] = words
  if (first.includes('@')) return beforeAt(first)
  if (!words.some(isOfName)) return undefined
  const known = await readNameWords(db, '')
  const choices = chosen(words, (word) => {
    if (!isOfName(word) || known.some((one) => one.includes(word))) return [word]
    const likely = known.filter((one) => beginsOrEndsLike(word, one))
    return [word, ...nearestOf(word, likely)]
  })
  return choices && { choices, isGuess: true }
}

function isOfName(word: string): boolean {
  return isOfLetters(word, SHORTEST_NAME)
}

/** The slip is more likely in the name of the provider. */
function beforeAt(email: string): Meant | undefined {
  const name = email.split('@')[0] ?? ''
  return name.length < SHORTEST_NAME ? undefined : { choices: [[email, `${name}@`]], isGuess: true }
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
export async function meantGoods(db: Db, words: readonly string[]): Promise<Meant | undefined> {
  const corrected = words.filter((word) => isOfLetters(word, SHORTEST_GOODS))
  const [neighbours, synonyms] = await Promise.all([
    corrected.length === 0 ? [] : readNeighbours(db, corrected),
    readSynonyms(db, words),
  ])
  let isGuess = false
  const choices = chosen(words, (word) => {
    const means = synonyms.filter((one) => one.word === word).map((one) => one.means)
    const near = neighbours.filter(({ typed }) => typed === word).map((one) => one.word)
    const nearest = means.length > 0 || near.includes(word) ? [] : nearestOf(word, near)
    if (nearest.length > 0) isGuess = true
    return [word, ...means, ...nearest]
  })
  return choices && { choices, isGuess }
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
