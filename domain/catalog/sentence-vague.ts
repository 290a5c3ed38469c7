import { formsOf } from './sentence-tokens.ts'

/**
 * Words of taste, and of the place at home that is no room of the shop: no piece can be measured by them. A search is
 * read without them.
 */
export const tasteWords: ReadonlySet<string> = new Set(
  (
    'best good nice beautiful pretty lovely comfort comfortable comfy cosy cozy soft strong sturdy durable ' +
    'ramro raamro ramra sundar aaramdayi aramdayi aaramdayee aramdayee aaramdayak aramdayak naram baliyo balio ' +
    'room rooms space flat apartment kotha कोठा ' +
    'राम्रो राम्रा राम्री सुन्दर आरामदायी आरामदायिक आरामदायक नरम बलियो बलिया'
  ).split(' '),
)

/** Sizes that a search can ask for without a measure. */
export type AskedScale = 'small' | 'large'

const wordsOfScale: Record<AskedScale, ReadonlySet<string>> = {
  small: new Set('small little tiny mini compact sano saano सानो साना'.split(' ')),
  large: new Set('big large huge thulo thoolo ठूलो ठुलो ठूला ठुला'.split(' ')),
}

/** Words of size, and of the people and the place that a piece is for. */
const orderingWords: ReadonlySet<string> = new Set([
  ...wordsOfScale.small,
  ...wordsOfScale.large,
  ...'family families home house tall guest visitor person people adult child children kid elderly parents student couple'.split(
    ' ',
  ),
  ...'pariwar parivar paribar ghar pahuna paahuna aglo manche manchhe bachha baccha bachcha'.split(' '),
  ...'परिवार घर पाहुना अग्लो मान्छे मानिस बच्चा बालबालिका विद्यार्थी'.split(' '),
])

/** Words of weight and style, which some texts say. */
const styleWords: ReadonlySet<string> = new Set([
  ...'light lightweight heavy slim modern halka haluka garhau adhunik'.split(' '),
  ...'हलुका हलुको हल्का गह्रौँ गह्रौं आधुनिक'.split(' '),
])

/** Returns whether a word leaves out no piece that the rest of a search names, but orders them. */
export function isOrdering(word: string): boolean {
  return formsOf(word).some((form) => orderingWords.has(form))
}

/** The same beside conditions, where words of weight and style order the pieces, too. */
export function isVague(word: string): boolean {
  return isOrdering(word) || formsOf(word).some((form) => styleWords.has(form))
}

/** Returns the size that words ask for; null if they ask for none, or for both. */
export function scaleIn(words: readonly string[]): AskedScale | null {
  const isSmall = words.some((word) => wordsOfScale.small.has(word))
  const isLarge = words.some((word) => wordsOfScale.large.has(word))
  if (isSmall === isLarge) return null
  return isSmall ? 'small' : 'large'
}
