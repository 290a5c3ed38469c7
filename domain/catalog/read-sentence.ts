import { readNumber } from './sentence-amounts.ts'
import { asksForBoth, isBedOrMattress, withBeds } from './sentence-bed-and-mattress.ts'
import { fillerWords } from './filler-words.ts'
import { type Condition, isExcluded, type Part, type Sentence } from './sentence.ts'
import { readCustom } from './sentence-custom.ts'
import { isTone, looks, MOST_WORDS_OF_LOOK, readExcluded } from './sentence-looks.ts'
import {
  DINING_SETS,
  isTable,
  MOST_WORDS_OF_NAME,
  namesKind,
  type Names,
  namesOf,
  readPlace,
  type Vocabulary,
} from './sentence-places.ts'
import { areJoined, isJoiner, withJoinedKinds } from './sentence-kinds.ts'
import { isLooseSide, readMeasure } from './sentence-measures.ts'
import { readPrice } from './sentence-prices.ts'
import { readSeats } from './sentence-seats.ts'
import { isSizeName, readSize } from './sentence-sizes.ts'
import { findPhrase, formsOf, type Match, phrasesAt, phrasesOf, readTokens, type Token } from './sentence-tokens.ts'
import { tasteWords } from './sentence-vague.ts'

/** More conditions than this are no sentence. */
const MOST_CONDITIONS = 10
/** Words that the shop has in other places, such as a price, and that tell no product from another. */
const noise = new Set([
  ...fillerWords,
  ...(
    'price prices cost rate buy online furniture item items cheap color colors colour colours colored coloured size type ' +
    'rang rangko mulya sasto saman sahit sahitko sanga sangako sang basne nepal nepalma naya dam daam rakhne halne ' +
    'मूल्य मुल्य रङ रङको रंग रंगको साइज साइजको सस्तो सामान सामानहरू फर्निचर सहित सहितको सँग सँगको संग संगको बस्ने ' +
    'नेपाल नेपालमा नेपालको नयाँ दाम राख्ने हाल्ने'
  ).split(' '),
])

/** What follows these is a part of the furniture: a desk with drawers is no dresser. */
const withWords = new Set(['with', 'having'])
/** Nepali says so after it. */
const hasWords = new Set(
  'भएको भएका सहित सहितको सँग सँगको संग संगको wala वाला bhayeko bhako sahit sahitko sanga sangako sang'.split(' '),
)
/** After a number these count pieces: `2 ota kursi`. */
const countWords = new Set('ota wota wata pcs वटा ओटा'.split(' '))
/** One word, which no product has. Its parts would find what is stitched by hand. */
const SECONDHAND = 'secondhand'
const secondhandPhrases = phrasesOf({ [SECONDHAND]: 'second hand, second - hand, 2 nd hand, सेकेन्ड ह्यान्ड' })
const MOST_WORDS_OF_SECONDHAND = 3
/** A lamp, unless it says how something looks: `light shelf`, `light oak`. */
const LIGHT = 'light'

/**
 * Reads a search as a sentence: `green sofa under 1 lakh` asks for a color, a price and the word `sofa`. Only the
 * first 40 tokens are read, which bounds the time.
 *
 * @param query  at most `MAX_SEARCH_LENGTH` characters
 */
export function readSentence(query: string, vocabulary: Vocabulary): Sentence {
  const text = query.normalize('NFC')
  const tokens = withBeds(readTokens(text), isSizeName)
  const names = namesOf(vocabulary)
  const parts: Part[] = []
  let conditions = 0
  for (let at = 0; at < tokens.length;) {
    const condition = conditions < MOST_CONDITIONS ? readCondition(tokens, at, names, parts.at(-1)) : undefined
    if (condition) conditions += 1
    const { value, end } = condition ?? readWords(tokens, at, names)
    parts.push({ start: tokens[at]!.start, end: tokens[end - 1]!.end, ...value })
    at = end
  }
  const isWordless = parts.every(({ condition, words }) => condition === null && words.length === 0)
  const isCustom = tokens.some((_, at) => readCustom(tokens, at))
  if (isWordless && !isCustom) return { text, parts: plainParts(tokens) }
  const joined = withJoinedKinds(merged(withDiningSets(parts, names)), text, names)
  return { text, parts: asksForBoth(tokens) ? joined : withOneCategory(joined, text) }
}

/** Reads a search as mere words, as visitors can ask for. */
export function readPlainWords(query: string): Sentence {
  const text = query.normalize('NFC')
  return { text, parts: plainParts(readTokens(text)) }
}

function plainParts(tokens: readonly Token[]): Part[] {
  return merged(tokens.map(({ start, end, word }) => ({ start, end, condition: null, words: [word] })))
}

type Meaning = Pick<Part, 'condition' | 'words' | 'isUnused'>

function readCondition(
  tokens: readonly Token[],
  at: number,
  names: Names,
  before: Part | undefined,
): Match<Meaning> | undefined {
  const excluded = readExcluded(tokens, at, isExcluded(before?.condition))
  if (excluded) return conditionOf(excluded.value, excluded.end)
  const measure = readMeasure(tokens, at)
  // The width of a bed alone is its size, but one that is compared is a measure.
  const size = measure?.value.isCompared ? undefined : readSize(tokens, at)
  if (size) return conditionOf({ kind: 'size', ...size.value }, size.end)
  if (measure?.value.asked) return conditionOf({ kind: 'measure', ...measure.value.asked }, measure.end)
  if (measure) return undefined
  const seats = readSeats(tokens, at)
  if (seats) return conditionOf({ kind: 'seats', seats: seats.value }, seats.end)
  const price = readPrice(tokens, at)
  if (price) return conditionOf({ kind: 'price', ...price.value }, price.end)
  const look = findPhrase(tokens, at, looks, MOST_WORDS_OF_LOOK)
  const saysLight = look && (look.value.kind === 'material' || isTone(look.value))
  if (!saysLight && isShade(tokens, at, names)) return { value: { condition: null, words: [] }, end: at + 1 }
  const named = readPlace(tokens, at, names)
  const place = named && !isFeature(tokens, at, named.end) ? named : undefined
  if (look && look.end > (place?.end ?? at)) return conditionOf(look.value, look.end)
  return place && conditionOf(place.value, place.end)
}

/** Whether `light` says how the furniture looks that is named after it. */
function isShade(tokens: readonly Token[], at: number, names: Names): boolean {
  const next = tokens[at + 1]?.word ?? ''
  if (tokens[at]!.word !== LIGHT || isJoiner(next)) return false
  if (findPhrase(tokens, at + 1, looks, MOST_WORDS_OF_LOOK)) return true
  if (namesKind(tokens, at + 1, names)) return true
  return tokens.some((_, other) => other > at && readPlace(tokens, other, names)?.value.kind === 'category')
}

/** A mattress that comes with a bed is a category of its own. */
function isFeature(tokens: readonly Token[], at: number, end: number): boolean {
  if (isBedOrMattress(tokens, at) && asksForBoth(tokens)) return false
  return hasWords.has(tokens[end]?.word ?? '') || tokens.slice(0, at).some(({ word }) => withWords.has(word))
}

function conditionOf(condition: Condition, end: number): Match<Meaning> {
  return { value: { condition, words: [] }, end }
}

/** Words that are no condition: a synonym of several words, a word without meaning, or a word to search for. */
function readWords(tokens: readonly Token[], at: number, { meanings }: Names): Match<Meaning> {
  const unused = readMeasure(tokens, at)
  if (unused) return { value: { condition: null, words: [], isUnused: true }, end: unused.end }
  const custom = readCustom(tokens, at)
  if (custom) return { value: { condition: null, words: [] }, end: custom.end }
  if (readNumber(tokens[at]) !== undefined && countWords.has(tokens[at + 1]?.word ?? ''))
    return { value: { condition: null, words: [] }, end: at + 2 }
  const used = findPhrase(tokens, at, secondhandPhrases, MOST_WORDS_OF_SECONDHAND)
  if (used) return { value: { condition: null, words: [used.value] }, end: used.end }
  const synonym = findPhrase(tokens, at, meanings, MOST_WORDS_OF_NAME)
  if (synonym && synonym.end > at + 1)
    return { value: { condition: null, words: synonym.value.split(' ') }, end: synonym.end }
  // A list knows words without their case endings.
  const word = synonym ? phrasesAt(tokens, at, 1).find((form) => meanings.has(form))! : tokens[at]!.word
  const isSilent = noise.has(word) || isLooseSide(tokens, at) || isTaste(word) || !/[\p{L}\p{N}]/u.test(word)
  return { value: { condition: null, words: isSilent ? [] : [word] }, end: at + 1 }
}

function isTaste(word: string): boolean {
  return formsOf(word).some((form) => tasteWords.has(form))
}

/** A table that seats people, of which nothing else is said, is one to eat at: `table for six`. */
function withDiningSets(parts: readonly Part[], { places, meanings }: Names): readonly Part[] {
  const diningSets = places.get(DINING_SETS)
  const isOf = (...kinds: Condition['kind'][]) =>
    parts.some(({ condition }) => condition && kinds.includes(condition.kind))
  const said = parts.flatMap(({ words }) => words)
  if (!diningSets || !isOf('seats') || isOf('category', 'room') || said.length !== 1 || !isTable(said[0]!, meanings))
    return parts
  return parts.map((part) => (part.words.length === 1 ? { ...part, words: [], condition: diningSets } : part))
}

/**
 * Keeps the last of several categories, unless a word or sign joins them; the others become words. With `light` as the last
 * one, as in `shelf light`, either may be meant.
 */
function withOneCategory(parts: readonly Part[], text: string): Part[] {
  const places = parts.flatMap(({ condition }, at) => (condition?.kind === 'category' ? [at] : []))
  return parts.map((part, at) => {
    const next = places[places.indexOf(at) + 1]
    if (!places.includes(at) || next === undefined || parts[next]!.condition === part.condition) return part
    if (text.slice(parts[next]!.start, parts[next]!.end).toLowerCase() === LIGHT) return part
    if (areJoined(parts, at, next, text)) return part
    // No list of words knows a name with its case ending.
    return { ...part, condition: null, words: formsOf(text.slice(part.start, part.end).toLowerCase()).slice(-1) }
  })
}

/** Joins words without a space between them, such as the letters and digits of a model's name. */
function merged(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isOneWord = last?.end === part.start && last.words.length === 1 && part.words.length === 1
    if (last && isOneWord) joined.splice(-1, 1, { ...last, end: part.end, words: [last.words[0]! + part.words[0]!] })
    else joined.push(part)
  }
  return joined
}
