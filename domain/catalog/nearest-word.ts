import { commonWords } from './common-words.ts'

/** Two letters in the wrong order are the commonest slip, so it decides between words that are equally near. */
const SWAP = 0.4

/** A letter twice or once too few, or one that sounds like the right one. */
const SLIGHT = 0.5

/** Few people mistype the beginning of a word, so a word that begins otherwise is hardly meant. */
const WRONG_BEGINNING = 0.5

/** A word of which only the beginning is near comes after one that is near as a whole. */
const UNFINISHED = 0.5

/** Another letter makes one of these another word: cane (`बेत`) is no bed (`बेड`). */
const LONGEST_SHORT = 3

/** Shorter ones begin too many words. */
const SHORTEST_UNFINISHED = 5

/** A word of this many letters may lack two, if the first and the last are there: warobe. */
const SHORTEST_GAPPY = 6
const MOST_MISSING = 2

/** An English plural is a whole word: shoes (`shees…`) are no sheesham. */
const PLURAL = /[a-z]{2}[^s\W]s$/

/** A word that lacks less than this, and is mistyped besides, is not unfinished but another word. */
const SHORTEST_REST = 2

/** Letters that people write for each other: vowels above all, in both scripts. */
const soundAlike = groupLetters(['aeiouy', 'jz', 'vw', 'ािीुूेैोौंँ', 'अआइईउऊएऐओऔ', 'सशष', 'बव', 'नण'])

/** First letters besides that people write for each other. */
const beginAlike = groupLetters(['csz', 'ckq', 'fp', 'bvw', 'jzg'])

/** For each letter the letters of its groups. */
type Groups = ReadonlyMap<string, ReadonlySet<string>>

export type NearWord = {
  word: string
  /** The least comes first; 1 for each letter that is wrong, missing or too many, less for slight mistakes. */
  mistakes: number
}

/**
 * The known words that may have been meant, the nearest first. Of a word that is still being typed the beginning counts.
 * A common word that is no furniture stands for itself.
 *
 * @param typed  a word nobody knows, lower case
 * @param known  known words, the likelier first when two are equally near
 * @param slack  how many more mistakes are forgiven than usual
 */
export function nearWords(typed: string, known: readonly string[], slack = 0): NearWord[] {
  if (commonWords.has(typed)) return []
  const usual = mistakesForgiven(typed.length)
  const near = known.flatMap((word): NearWord[] => {
    const first = beginsAlike(typed, word) ? 0 : WRONG_BEGINNING
    const { whole: counted, beginning } = countMistakes(typed, word, usual + slack - first)
    const whole = lacksLetters(typed, word) ? Math.min(counted, 1) : counted
    if (whole + first <= usual + slack) return [{ word, mistakes: whole + first }]
    const isUnfinished = typed.length >= SHORTEST_UNFINISHED && !PLURAL.test(typed) && beginning + first <= usual
    return isUnfinished ? [{ word, mistakes: beginning + first + UNFINISHED }] : []
  })
  return near.toSorted((one, other) => one.mistakes - other.mistakes)
}

/** Returns whether a word becomes another one with a letter or two between its first and last. */
function lacksLetters(typed: string, word: string): boolean {
  const missing = word.length - typed.length
  if (typed.length < SHORTEST_GAPPY || missing < 1 || missing > MOST_MISSING) return false
  if (typed[0] !== word[0] || typed.at(-1) !== word.at(-1)) return false
  let found = 0
  for (const letter of word) if (letter === typed[found]) found += 1
  return found === typed.length
}

/** Short words are too near to each other to be guessed. */
function mistakesForgiven(length: number): number {
  if (length < 3) return 0
  if (length < 8) return 1
  return length < 11 ? 1.5 : 2
}

/** Also when the first two letters changed places. */
function beginsAlike(typed: string, word: string): boolean {
  const [one, other] = [typed[0] ?? '', word[0] ?? '']
  return areAlike(one, other, soundAlike) || areAlike(one, other, beginAlike) || (one === word[1] && other === typed[1])
}

function areAlike(one: string, other: string, groups: Groups): boolean {
  return one === other || groups.get(one)?.has(other) === true
}

function groupLetters(groups: readonly string[]): Groups {
  const letters = new Set(groups.join(''))
  return new Map([...letters].map((one) => [one, new Set(groups.filter((group) => group.includes(one)).join(''))]))
}

/**
 * Letters too many, missing, wrong, or changed with their neighbour: against the whole word, and against that beginning
 * of it which is nearest, if much of the word follows it.
 *
 * @param most  above this it need not count on, and answers Infinity
 * @source optimal string alignment with weights, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
function countMistakes(typed: string, word: string, most: number): { whole: number; beginning: number } {
  const [from, to] = [[...typed], [...word]]
  let beforeLast: number[] = []
  let last = [0]
  for (const [at] of to.entries()) last.push(last[at]! + extra(to, at))
  for (let row = 1; row <= from.length; row += 1) {
    const current = [last[0]! + extra(from, row - 1)]
    for (let column = 1; column <= to.length; column += 1) {
      let fewest = Math.min(
        last[column]! + extra(from, row - 1),
        current[column - 1]! + extra(to, column - 1),
        last[column - 1]! + wrong(from[row - 1]!, to[column - 1]!, from.length),
      )
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) fewest = Math.min(fewest, beforeLast[column - 2]! + SWAP)
      current.push(fewest)
    }
    // Later rows are made of the last two, and count no less.
    if (Math.min(...last) > most && Math.min(...current) > most) return { whole: Infinity, beginning: Infinity }
    beforeLast = last
    last = current
  }
  const allButOne = last.at(-2) ?? Infinity
  const plural = allButOne <= SLIGHT ? allButOne : Infinity
  // The letter typed last is in an unfinished word: sheet is no beginning of sheesham.
  const begun = last.filter(
    (_, length) => length <= to.length - SHORTEST_REST && areAlike(to[length - 1] ?? '', from.at(-1) ?? '', soundAlike),
  )
  return { whole: last.at(-1)!, beginning: Math.min(plural, ...begun) }
}

/** What a letter costs that the other word lacks. */
function extra(letters: readonly string[], at: number): number {
  return letters[at] === letters[at - 1] ? SLIGHT : 1
}

function wrong(one: string, other: string, length: number): number {
  if (one === other) return 0
  if (areAlike(one, other, soundAlike)) return SLIGHT
  return length > LONGEST_SHORT ? 1 : Infinity
}
