import { isOtherGoods } from '#domain/catalog/other-goods.ts'
import { nearWords } from '#domain/catalog/nearest-word.ts'
import type { Db } from '../../platform/db/client.ts'
import { countFound, readNeighbours, readTypedWords, type TypedWord } from './search-queries.ts'

/** Number of similar words considered for one misspelled word. */
const READINGS = 6

/** A known word that the visitor may have meant, its edit distance from the typed one, and how many products it finds. */
export type MeantWord = TypedWord & { mistakes: number; finds: number }

/**
 * Returns for each word the known words that the visitor may have meant. Only words that find products count: nearest
 * first, then by number of products.
 *
 * @param slack  how many more mistakes than usual are tolerated
 */
export async function readMeantWords(db: Db, words: readonly string[], slack = 0): Promise<Map<string, MeantWord[]>> {
  const doubtful = words.filter((word) => !isOtherGoods(word))
  if (doubtful.length === 0) return new Map()
  const neighbours = await readNeighbours(db, doubtful)
  const near = doubtful.map((word) => {
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
    doubtful.map((word, at) => {
      const meant = near[at]!.flatMap((one) => {
        const found = meantBy.get(one.word)
        return found ? [{ ...found, mistakes: one.mistakes }] : []
      })
      const likelierFirst = meant.toSorted((a, b) => a.mistakes - b.mistakes || b.finds - a.finds)
      return [word, likelierFirst.filter(findsMoreThan)] as const
    }),
  )
}

/** Filters to one form per word, the likeliest, because all forms find the same products. */
function findsMoreThan({ terms }: MeantWord, at: number, likelier: MeantWord[]): boolean {
  return likelier.findIndex((other) => other.terms.join() === terms.join()) === at
}
