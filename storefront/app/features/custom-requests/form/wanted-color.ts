import type { Color } from '#contract/catalog/colors.ts'
import type { Product } from '#contract/catalog/products.ts'
import { colorOf } from '../../catalog/colors.ts'
import type { CustomDraft } from './custom-draft.ts'

/**
 * Returns the color that the form asks for: the one chosen in it, or else that of the page; null for one that the
 * product does not come in.
 */
export function wantedColor(
  { color }: Pick<CustomDraft, 'color'>,
  { colors }: Pick<Product, 'colors'>,
  ofPage: Color | null,
): Color | null {
  return color === '' ? ofPage : colorOf(colors, color)
}
