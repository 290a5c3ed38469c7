import { bedSizeName } from '#domain/catalog/sizes.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'

/** Formats a size, such as `153*200 Queen` for beds. */
export function sizeText(size: string, text: Text, format: Formats): string {
  const name = bedSizeName(size)
  const said = format.digits(size)
  return name ? text(`cart.size.${name}`, { size: said }) : said
}
