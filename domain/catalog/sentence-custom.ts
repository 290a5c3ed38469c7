import { findPhrase, type Match, readTokens, type Token } from './sentence-tokens.ts'

/**
 * Words that ask for furniture made to measure. Case endings follow: नाप finds नापको, too. बनाउने alone says what a piece is
 * for: खाना बनाउने टेबल.
 */
const phrases = (
  'custom, customs, customised, customized, customise, customize, customisable, customizable, custom made, custom build, ' +
  'custom built, custom size, custom sized, bespoke, tailor made, made to measure, made to order, made to size, to measure, ' +
  'own size, own measure, own design, my size, my own size, my own design, kastam, kastom, kustom, ' +
  'naap, naap anusar, nap anusar, naapanusar, mero nap, mero naap, afno nap, afno naap, aafno nap, aafno naap, ' +
  'order ma banaune, orderma banaune, banaidine, ' +
  'कस्टम, कस्टमाइज, कस्टमाइज्ड, कस्टम मेड, नाप, नाप अनुसार, नापअनुसार, मेरो नाप, आफ्नो नाप, आफ्नै नाप, ' +
  'अर्डरमा बनाउने, अर्डर गरेर बनाउने, बनाइदिने'
).split(', ')

/** Hyphens are tokens: `made-to-measure`. */
const asked = new Map(phrases.flatMap((phrase) => [phrase, phrase.replaceAll(' ', ' - ')].map((one) => [one, true])))
const MOST_WORDS = 5

/** Reads words at a place that ask for furniture made to measure. No product is searched by them. */
export function readCustom(tokens: readonly Token[], at: number): Match<boolean> | undefined {
  return findPhrase(tokens, at, asked, MOST_WORDS)
}

/** Returns whether a search asks for furniture made to measure. */
export function asksForCustom(query: string): boolean {
  const tokens = readTokens(query.normalize('NFC'))
  return tokens.some((_, at) => readCustom(tokens, at))
}
