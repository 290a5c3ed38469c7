import { nepaliNumbers } from '../language/number-words.ts'
import { latinDigits } from '../text.ts'
import { MOST_SEATS, seatPhrases } from './sentence-seats.ts'

/**
 * Returns how many people a piece seats by its name, as a search for `6 seater` finds it; null if the name does not say
 * so, or says several numbers.
 *
 * @param name  in English or Nepali: a name, a size, or a slug such as `everest-eight-seater-dining-set`
 */
export function namedSeats(name: string): number | null {
  const words = ` ${latinDigits(name)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')} `
  const numbers = Array.from({ length: MOST_SEATS }, (_, at) => at + 1)
  const named = numbers.filter((seats) => phrasesOf(seats).some((phrase) => words.includes(` ${phrase} `)))
  return named.length === 1 ? named[0]! : null
}

function phrasesOf(seats: number): string[] {
  const nepali = [nepaliNumbers.upTo99[seats], seats].flatMap((number) => [`${number} सिटे`, `${number} सिटर`])
  return [...seatPhrases(seats), ...nepali]
}
