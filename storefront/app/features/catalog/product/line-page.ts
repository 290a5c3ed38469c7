import { href } from 'react-router'
import type { ChosenColor } from '#contract/catalog/colors.ts'
import { variantSearch } from './variant-search.ts'

/** What a line of a cart, list or order says of its product. */
type Line = {
  productId: string
  color: Pick<ChosenColor, 'slug'> | null
  size: string | null
  type: string | null
}

/** Returns the product's page with the line's color, size and type chosen. */
export function linePage({ productId, color, size, type }: Line): string {
  return href('/product/:id', { id: productId }) + variantSearch({ color: color?.slug ?? null, size, type })
}
