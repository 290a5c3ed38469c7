import { readNumber } from './sentence-amounts.ts'
import { findPhrase, formsOf, type Match, phrasesOf, type Token } from './sentence-tokens.ts'

export const MOST_SEATS = 20

const seatWords = new Set('seater seaters sitter siter seat seats seated सिटे सिटर सिट'.split(' '))

const peopleWords = new Set('person persons people peoples jana log जना जनाको जनाका'.split(' '))

const sofaWords: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['double', 2],
  ['triple', 3],
])

const forWords = phrasesOf({ for: 'for' })
/** Nepali's "for" follows the number. */
const forEndings = phrasesOf({
  for: 'का लागि, को लागि, लागि, ka lagi, ko lagi, ka laagi, ko laagi, lagi, laagi, ko, ka, को, का',
})

/** Numbers after which `for 6` means no seats. */
const otherUnits = new Set(
  'year years month months yr yrs k lakh thousand hajar rs cm ft feet x * kg screen screens monitor monitors laptop laptops'.split(
    ' ',
  ),
)

/** Reads a number of seats: `6 seater`, `for six`, `६ जनाको`, `3+2+1`. */
export function readSeats(tokens: readonly Token[], at: number): Match<number> | undefined {
  const sum = readSum(tokens, at)
  if (sum) return sum
  const begin = findPhrase(tokens, at, forWords, 1)?.end ?? at
  const seats = readSeatNumber(tokens, begin)
  if (seats === undefined) return undefined
  const unit = tokens[begin + 1]?.word === '-' ? begin + 2 : begin + 1
  if (isOneOf(seatWords, tokens[unit]) || isOneOf(peopleWords, tokens[unit]))
    return { value: seats, end: withFor(tokens, unit + 1) }
  const isFor =
    begin > at && !otherUnits.has(tokens[begin + 1]?.word ?? '') && sofaWords.get(tokens[begin]!.word) === undefined
  return isFor ? { value: seats, end: begin + 1 } : undefined
}

/** Reads a number of people, who need not sit: `for two`, `दुई जनाको`. */
export function readPeople(tokens: readonly Token[], at: number): Match<number> | undefined {
  const people = readSeats(tokens, at)
  const isSeating = tokens.slice(at, people?.end).some((token) => token.word === '+' || isOneOf(seatWords, token))
  return isSeating ? undefined : people
}

/** `3+2+1` is a set of sofas for six. */
function readSum(tokens: readonly Token[], at: number): Match<number> | undefined {
  let [seats, end] = [0, at]
  for (let next = at; isPart(tokens[next]); next += 2) {
    seats += tokens[next]!.number!
    end = next + 1
    if (tokens[next + 1]?.word !== '+') break
  }
  if (end - at < 3 || seats > MOST_SEATS) return undefined
  return { value: seats, end: isOneOf(seatWords, tokens[end]) ? end + 1 : end }
}

function isPart(token: Token | undefined): boolean {
  return token?.number !== undefined && token.number !== null && token.number >= 1 && token.number <= 5
}

function readSeatNumber(tokens: readonly Token[], at: number): number | undefined {
  const seats = readNumber(tokens[at]) ?? sofaWords.get(tokens[at]?.word ?? '')
  const isCount = seats !== undefined && Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS
  return isCount ? seats : undefined
}

function isOneOf(words: ReadonlySet<string>, token: Token | undefined): boolean {
  return token !== undefined && formsOf(token.word).some((form) => words.has(form))
}

function withFor(tokens: readonly Token[], end: number): number {
  return findPhrase(tokens, end, forEndings, 2)?.end ?? end
}

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Returns the phrases by which names of furniture say how many it seats: `six seater`, `6 seater`, `six person`. */
export function seatPhrases(seats: number): string[] {
  const numbers = [names[seats - 1], String(seats)].filter((word) => word !== undefined)
  const phrases = numbers.flatMap((number) => [
    `${number} seater`,
    `${number} seat`,
    `${number} person`,
    `${number} people`,
  ])
  return seats === 2 ? [...phrases, 'loveseat', 'love seat'] : phrases
}
