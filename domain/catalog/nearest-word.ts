/** Two letters in the wrong order are the commonest slip, so it decides between words that are equally near. */
const SWAP = 0.9

/** A word of which only the beginning is near comes after one that is near as a whole. */
const UNFINISHED = 0.5

/** Shorter ones begin too many words. */
const SHORTEST_UNFINISHED = 5

export type NearWord = {
  word: string
  /** The least comes first; 1 for each letter that is wrong, missing or too many. */
  mistakes: number
}

/**
 * The known words that may have been meant, the nearest first. Of a word that is still being typed the beginning counts.
 *
 * @param typed  a word nobody knows, lower case
 * @param known  known words, the likelier first when two are equally near
 * @param slack  how many more mistakes are forgiven than usual
 */
export function nearWords(typed: string, known: readonly string[], slack = 0): NearWord[] {
  const most = mistakesForgiven(typed.length) + slack
  const near = known.flatMap((word): NearWord[] => {
    const { whole, beginning } = countMistakes(typed, word)
    if (whole <= most) return [{ word, mistakes: whole }]
    const isUnfinished = typed.length >= SHORTEST_UNFINISHED && beginning <= most
    return isUnfinished ? [{ word, mistakes: beginning + UNFINISHED }] : []
  })
  return near.toSorted((one, other) => one.mistakes - other.mistakes)
}

/** Short words are too near to each other to be guessed. */
function mistakesForgiven(length: number): number {
  if (length < 3) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/**
 * Letters too many, missing, wrong, or changed with their neighbour: against the whole word, and against that beginning
 * of it which is nearest.
 *
 * @source optimal string alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
function countMistakes(typed: string, word: string): { whole: number; beginning: number } {
  const [from, to] = [[...typed], [...word]]
  let beforeLast: number[] = []
  let last = to.map((_, index) => index + 1)
  last.unshift(0)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const differs = from[row - 1] === to[column - 1] ? 0 : 1
      let fewest = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + differs)
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) fewest = Math.min(fewest, beforeLast[column - 2]! + SWAP)
      current.push(fewest)
    }
    beforeLast = last
    last = current
  }
  return { whole: last[to.length]!, beginning: Math.min(...last) }
}
