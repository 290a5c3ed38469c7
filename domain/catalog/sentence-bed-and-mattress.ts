import { formsOf, phrasesAt, readTokens, type Token } from './sentence-tokens.ts'

/** Words for a bed. */
export const bedWords = new Set('bed beds palang palanga khat khaat cot पलङ खाट खटिया बेड बेड्'.split(' '))

/** Words for a mattress. */
export const mattressWords = new Set('mattress mattresses matress dasna gadda म्याट्रेस म्याट्रस डसना गद्दा'.split(' '))

/** Words for what one lies on, which with a size mean a bed: `डबल ओछ्यान`. */
const lyingWords = new Set(
  'ओछ्यान बिछ्यौना बिछौना बिस्तरा ochhyan ochyan bichhyauna bichhauna bichyauna bistara'.split(' '),
)

/** After the word for a bed these make the mattress one for a bed: `bed ko gadda`. */
const ofWords = new Set(['ko', 'ka', 'को', 'का'])

/**
 * Returns the tokens with `bed` for what one lies on, if a word before it is a size.
 *
 * @param isSize  whether a word names a size
 */
export function withBeds(tokens: readonly Token[], isSize: (word: string) => boolean): Token[] {
  return tokens.map((token, at) => {
    const isLying = formsOf(token.word).some((form) => lyingWords.has(form))
    return isLying && tokens.slice(0, at).some(({ word }) => isSize(word)) ? { ...token, word: 'bed' } : token
  })
}

/**
 * Returns whether a search asks for a bed and a mattress, which many buy together: `बेड गद्दा`, `bed with mattress`. It does
 * not in `bed mattress` and `बेडको गद्दा`, where the mattress is for a bed.
 */
export function asksForBoth(tokens: readonly Token[]): boolean {
  const [bed, mattress] = [bedWords, mattressWords].map((words) =>
    tokens.findIndex((_, at) => isOneOf(words, tokens, at)),
  ) as [number, number]
  if (bed === -1 || mattress === -1) return false
  return !isOfBed(tokens, bed) && !(tokens[bed]!.word === 'bed' && /^matt?ress/.test(tokens[bed + 1]?.word ?? ''))
}

/** Returns whether a search, as typed, asks for a bed and a mattress. */
export function namesBedAndMattress(query: string): boolean {
  return asksForBoth(readTokens(query.normalize('NFC')))
}

/** Returns whether a place of a search names a bed or a mattress. */
export function isBedOrMattress(tokens: readonly Token[], at: number): boolean {
  return isOneOf(bedWords, tokens, at) || isOneOf(mattressWords, tokens, at)
}

function isOneOf(words: ReadonlySet<string>, tokens: readonly Token[], at: number): boolean {
  return phrasesAt(tokens, at, 1).some((form) => words.has(form))
}

function isOfBed(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!
  return /(?:को|का)$/.test(word) || ofWords.has(tokens[at + 1]?.word ?? '')
}
