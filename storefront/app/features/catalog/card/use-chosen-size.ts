import { useState } from 'react'
import { href } from 'react-router'
import type { ShownProduct } from './shown-product.ts'

/** Returns the size chosen on a card, initially the first, with its price and the link that selects it. */
export function useChosenSize(product: ShownProduct) {
  const [sizeIndex, chooseSize] = useState(0)
  const chosen = product.sizePricing[sizeIndex]
  const page = href('/product/:id', { id: product._id })
  const search = chosen && sizeIndex > 0 ? `?${new URLSearchParams({ size: chosen.size })}` : ''
  return { sizeIndex, chooseSize, offer: chosen ?? product, size: chosen?.size, page: page + search }
}
