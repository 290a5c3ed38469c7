import { href } from 'react-router'
import type { ShownProduct } from '../card/shown-product.ts'
import { variantSearch } from '../product/variant-search.ts'

/** Returns the address of the form for an order to measure, in the size and color of the card. */
export function quoteAddress({ _id, offers, shownOffer }: ShownProduct): string {
  const shown = shownOffer === undefined ? '' : variantSearch({ ...offers[shownOffer]!, type: null })
  return `${href('/product/:id', { id: _id })}${shown}#custom-order`
}
