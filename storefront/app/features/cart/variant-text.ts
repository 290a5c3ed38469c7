import type { CartLine } from '#contract/cart.ts'
import { bedSizeName } from '#domain/sizes.ts'
import type { Text } from '../../messages/text.ts'

/** `153*200, Normal`; '' for what comes in one size and type. */
export function variantText({ size, type }: Pick<CartLine, 'size' | 'type'>): string {
  return [size, type].filter((part) => part !== null).join(', ')
}

/** `153*200 Queen` for the beds' sizes. */
export function sizeText(size: string, text: Text): string {
  const name = bedSizeName(size)
  return name ? text(`cart.size.${name}`, { size }) : size
}
