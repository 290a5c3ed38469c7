import { nearWords } from '#domain/nearest-word.ts'
import type { Db } from '../../platform/db/client.ts'
import { countFound, readNeighbours, readTypedWords, type TypedWord } from './search-queries.ts'

/** How many near words are looked up for one misspelt word. */
const READINGS = 6

/** A known word that may have been meant, how far it is from what was typed, and how many products it finds. */
export type MeantWord = TypedWord & { mistakes: number; finds: number }

/**
 * For each word the known ones that may have been meant: only such as find products, the nearest first, and of those
 * equally near the one that finds most.
 *
 * @param slack  how many more mistakes are forgiven than usual
 */
export async function readMeantWords(db: Db, words: readonly string[], slack = 0): Promise<Map<string, MeantWord[]>> {
  if (words.length === 0) return new Map()
  const neighbours = await readNeighbours(db, words)
  const near = words.map((word) => {
    const known = neighbours.filter(({ typed }) => typed === word).map((neighbour) => neighbour.word)
    return nearWords(word, [...new Set(known)], slack).slice(0, READINGS)
  })
  const typed = await readTypedWords(db, [...new Set(near.flat().map(({ word }) => word))])
  const known = typed.filter(({ terms }) => terms.length > 0)
  const finds = await countFound(
    db,
    known.map(({ terms }) => terms.join(' | ')),
  )
  const meantBy = new Map(known.map((one, at) => [one.word, { ...one, finds: finds[at]! }]))
  return new Map(
    words.map((word, at) => {
      const meant = near[at]!.flatMap((one) => {
        const found = meantBy.get(one.word)
        return found ? [{ ...found, mistakes: one.mistakes }] : []
      })
      const likelierFirst = meant.toSorted((a, b) => a.mistakes - b.mistakes || b.finds - a.finds)
      return [word, likelierFirst.filter(findsMoreThan)] as const
    }),
  )
}

/** Forms of one word find the same: the likelier stands for them all. */
function findsMoreThan({ terms }: MeantWord, at: number, likelier: MeantWord[]): boolean {
  return likelier.findIndex((other) => other.terms.join() === terms.join()) === at
}
