import { searchWords } from '#domain/catalog/search-words.ts'
import type { Db } from '../../platform/db/client.ts'
import { readMeantWords } from './meant-words.ts'
import { countFound } from './search-queries.ts'
import { anyOf, type Understood } from './understand-words.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** Maximum number of offered searches. */
const OFFERED = 3

/** A search with more results than this offers no alternatives. */
const FEW = 3

/** How many times as many results a similar word needs to be offered. */
const FAR_MORE = 5

/** A guess that is offered may be a little further away than one that is searched for. */
const SLACK = 0.5

/** Shorter words have too many similar words to be questioned. */
const SHORTEST_DOUBTED = 4

/**
 * Returns other searches the visitor may have meant. For a misspelled word: its other readings. With few results: words one
 * letter away that find far more, but for synonyms: the shop's own list says what "stool" means. For a single word with
 * none: words slightly further away than the search usually tolerates. Several words of which none is known are about
 * something else, such as an order.
 */
export async function readOtherSearches(db: Db, query: string, understood: Understood): Promise<string[]> {
  if (understood.matching === null) return furtherAway(db, query)
  if (understood.correctedQuery !== null) return otherReadings(understood)
  const found = onlyRow(await countFound(db, [understood.matching]))
  return found > FEW ? [] : farMoreFrequent(db, understood, found)
}

async function furtherAway(db: Db, query: string): Promise<string[]> {
  const [word, ...others] = searchWords(query)
  if (word === undefined || others.length > 0) return []
  const meant = await readMeantWords(db, [word], SLACK)
  return (meant.get(word) ?? []).slice(0, OFFERED).map((one) => one.word)
}

function otherReadings({ words }: Understood): string[] {
  const texts = words.map(({ word }) => word.word)
  const readings = words.flatMap(({ others }, at) => others.map(({ word }) => texts.with(at, word).join(' ')))
  return readings.slice(0, OFFERED)
}

async function farMoreFrequent(db: Db, { words }: Understood, found: number): Promise<string[]> {
  const texts = words.map(({ word }) => word.word)
  const doubted = words.filter(({ word }) => word.means.length === 0 && word.word.length >= SHORTEST_DOUBTED)
  const meant = await readMeantWords(
    db,
    doubted.map(({ word }) => word.word),
  )
  const readings = texts.flatMap((text, at) =>
    (meant.get(text) ?? [])
      .filter(({ word, mistakes }) => word !== text && mistakes <= 1)
      .map((one) => ({
        query: texts.with(at, one.word).join(' '),
        matching: words.map(({ word }, place) => anyOf(place === at ? one : word)).join(' & '),
      })),
  )
  const finds = await countFound(
    db,
    readings.map(({ matching }) => matching),
  )
  return readings
    .filter((_, at) => finds[at]! >= FAR_MORE * Math.max(1, found))
    .map((one) => one.query)
    .slice(0, OFFERED)
}
