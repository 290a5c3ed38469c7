import { familyNamed, wordsOfFamily } from '#domain/catalog/color-families.ts'
import type { Condition } from '#domain/catalog/sentence.ts'
import { idsOfPlace } from '#domain/catalog/sentence-kinds.ts'
import { seatPhrases } from '#domain/catalog/sentence-seats.ts'
import type { Db } from '../../platform/db/client.ts'
import { type PlaceRow, readPhraseQueries } from './vocabulary-queries.ts'

/**
 * The parts of the search document that fulfil a condition: a color stands in a product's name, or among its colors and
 * materials. A category stands in its name, because descriptions compare it to others. Seats stand in its name or its
 * features; those share a weight with the description, so the scope of a list reads both once more.
 */
export const weightsOf = { color: 'AC', material: 'AC', seats: 'AD', category: 'A' } as const

/** Returns tsquery texts for the conditions that products fulfil by their texts. */
export async function readConditionTexts(
  db: Db,
  conditions: readonly Condition[],
  places: readonly PlaceRow[],
): Promise<Map<Condition, string>> {
  const asked = [...new Set(conditions)].map((condition) => ({ condition, ...phrasesOf(condition, places) }))
  const [english, nepali] = await Promise.all([
    readPhraseQueries(
      db,
      asked.flatMap((one) => one.english),
      'english',
    ),
    readPhraseQueries(
      db,
      asked.flatMap((one) => one.nepali),
      'nepali',
    ),
  ])
  const texts = new Map<Condition, string>()
  for (const one of asked) {
    const queries = [...english.splice(0, one.english.length), ...nepali.splice(0, one.nepali.length)]
    const found = queries.filter((query) => query !== '')
    if (found.length > 0) texts.set(one.condition, found.map((query) => `(${query})`).join(' | '))
  }
  return texts
}

/** Returns a tsquery text for what is called by the name of a color family that a search asks for; '' if it asks for none. */
export async function readFamilyNames(db: Db, conditions: readonly Condition[]): Promise<string> {
  const families = conditions.flatMap((condition) => {
    const family = condition.kind === 'color' ? familyNamed(condition.en) : null
    return family === null || condition.kind !== 'color' ? [] : [{ family, nepali: condition.nepali }]
  })
  const [english, nepali] = await Promise.all([
    readPhraseQueries(
      db,
      families.flatMap(({ family }) => wordsOfFamily(family)),
      'english',
    ),
    readPhraseQueries(
      db,
      families.flatMap((one) => one.nepali),
      'nepali',
    ),
  ])
  const queries = [...english, ...nepali].filter((query) => query !== '')
  return withWeights(queries.map((query) => `(${query})`).join(' | '), weightsOf.color)
}

type Phrases = { english: readonly string[]; nepali: readonly string[] }

function phrasesOf(condition: Condition, places: readonly PlaceRow[]): Phrases {
  switch (condition.kind) {
    case 'color':
    case 'material':
      return { english: condition.means, nepali: condition.nepali }
    // Nepali drops small numbers from its search documents.
    case 'seats':
      return { english: seatPhrases(condition.seats), nepali: [] }
    case 'category': {
      const names = places.filter(({ id }) => idsOfPlace(condition).includes(id)).map(({ name }) => name)
      const { alsoNamed = [] } = condition
      const english = [...names, ...alsoNamed.filter((name) => !isNepali(name))]
      return { english, nepali: alsoNamed.filter(isNepali) }
    }
    default:
      return { english: [], nepali: [] }
  }
}

function isNepali(name: string): boolean {
  return /\p{Script=Devanagari}/u.test(name)
}

/** Restricts a tsquery text to parts of the search document: `'bed'` in names alone is `'bed':A`. */
export function withWeights(query: string, weights: string): string {
  return query.replaceAll(
    /('[^']+')(?::(\*?)[A-D]*)?/g,
    (_, lexeme: string, open = '') => `${lexeme}:${open}${weights}`,
  )
}
