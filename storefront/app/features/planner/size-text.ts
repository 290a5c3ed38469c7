import { bedSizeName } from '#domain/catalog/sizes.ts'
import type { Formats } from '#domain/language/formats.ts'
import { floorText, type Words } from './words.ts'

const MM_PER_CM = 10

/** Formats a size of the shop to choose from, such as `Queen, 153 cm × 200 cm`; what is no measure stays as it is. */
export function sizeText(words: Words, format: Formats, size: string): string {
  const [, width, length] = /^(\d+)\*(\d+)$/.exec(size) ?? []
  if (width === undefined || length === undefined) return format.choice(size)
  const measures = floorText(words, { width: Number(width) * MM_PER_CM, depth: Number(length) * MM_PER_CM })
  const name = bedSizeName(size)
  return name === null ? measures : `${words.text(`card.bed.${name}`)}, ${measures}`
}
