import { MOST_SEATS, seatPhrases } from './sentence-seats.ts'

/**
 * Returns how many people a piece seats by its name, as a search for `6 seater` finds it; null if the name does not say
 * so, or says several numbers.
 *
 * @param name  in English: a slug, such as `everest-eight-seater-dining-set`, or a size
 */
export function namedSeats(name: string): number | null {
  const words = ` ${name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ')} `
  const numbers = Array.from({ length: MOST_SEATS }, (_, at) => at + 1)
  const named = numbers.filter((seats) => seatPhrases(seats).some((phrase) => words.includes(` ${phrase} `)))
  return named.length === 1 ? named[0]! : null
}
