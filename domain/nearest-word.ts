/** Two letters in the wrong order are the commonest slip, so it decides between words that are equally near. */
const SWAP = 0.9

/**
 * The known word that was most likely meant, or undefined when none is near enough.
 *
 * @param typed  a word nobody knows, lower case
 * @param known  known words, the likelier first when two are equally near
 */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const most = mistakesForgiven(typed.length)
  let nearest: { word: string; mistakes: number } | undefined
  for (const word of known) {
    const mistakes = countMistakes(typed, word)
    if (mistakes <= most && mistakes < (nearest?.mistakes ?? Infinity)) nearest = { word, mistakes }
  }
  return nearest?.word
}

/** Short words are too near to each other to be guessed. */
function mistakesForgiven(length: number): number {
  if (length < 3) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/**
 * Letters too many, missing, wrong, or changed with their neighbour.
 *
 * @source optimal string alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
function countMistakes(typed: string, word: string): number {
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
  return last[to.length]!
}
