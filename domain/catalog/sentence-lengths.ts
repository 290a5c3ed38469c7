import { CM_PER_INCH, INCHES_PER_FOOT } from './length-units.ts'
import { readNumber } from './sentence-amounts.ts'
import { findPhrase, type Match, phrasesOf, type Token } from './sentence-tokens.ts'

export type Unit = 'feet' | 'inch' | 'cm' | 'meter' | 'mm'

const unitWords = phrasesOf<Unit>({
  feet: "ft, feet, foot, फिट, फुट, ', ′",
  inch: 'inch, inches, इन्च, ", ″',
  cm: 'cm, cms, centimeter, centimeters, centimetre, centimetres, सेमी, सेमि, से मी, से मि, सेन्टिमिटर, सेन्टीमिटर',
  meter: 'm, meter, meters, metre, metres, मिटर, मीटर',
  mm: 'mm, millimeter, millimeters, millimetre, millimetres, मिमी, मिलिमिटर',
})
const MOST_WORDS_OF_UNIT = 2

export const cmOf: Record<Unit, number> = {
  feet: CM_PER_INCH * INCHES_PER_FOOT,
  inch: CM_PER_INCH,
  cm: 1,
  meter: 100,
  mm: 0.1,
}

export type Length = { number: number; unit: Unit | undefined }

/** Reads a number with or without a unit: `180 cm`, `6 फिट`, `120`. */
export function readLength(tokens: readonly Token[], at: number): Match<Length> | undefined {
  const number = readNumber(tokens[at])
  if (number === undefined) return undefined
  const unit = findPhrase(tokens, at + 1, unitWords, MOST_WORDS_OF_UNIT)
  return { value: { number, unit: unit?.value }, end: unit?.end ?? at + 1 }
}

/** Reads the same, or feet and inches as feet: `5 ft 6 in`, `5'6"`. */
export function readWholeLength(tokens: readonly Token[], at: number): Match<Length> | undefined {
  const length = readLength(tokens, at)
  if (length?.value.unit !== 'feet') return length
  const rest = readLength(tokens, length.end)
  const isIn = tokens[length.end + 1]?.word === 'in'
  const isInches = rest?.value.unit === 'inch' || (rest && !rest.value.unit && (isIn || tokens[length.end]!.isAttached))
  if (!rest || !isInches || rest.value.number >= INCHES_PER_FOOT) return length
  const number = length.value.number + rest.value.number / INCHES_PER_FOOT
  return { value: { number, unit: 'feet' }, end: isIn ? length.end + 2 : rest.end }
}
