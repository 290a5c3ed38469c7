import { bedSizeName } from '#domain/sizes.ts'
import type { Text } from '../../messages/text.ts'

/** `153*200 Queen` for the beds' sizes. */
export function sizeText(size: string, text: Text): string {
  const name = bedSizeName(size)
  return name ? text(`cart.size.${name}`, { size }) : size
}
