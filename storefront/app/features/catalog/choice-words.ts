import { bedSizeName } from '#domain/catalog/sizes.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'

/** Formats the choice of a variant, with the name of a bed's size: `Forest green, 153*200 Queen, Normal`. */
export function choiceWords(text: Text, format: Formats, choice: Parameters<typeof choiceName>[0]): string {
  const name = choice.size === null ? null : bedSizeName(choice.size)
  const size = name === null ? choice.size : `${choice.size} ${text(`card.bed.${name}`)}`
  return format.choice(choiceName({ ...choice, size }))
}
