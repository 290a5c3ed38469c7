import { useState } from 'react'
import { href } from 'react-router'
import type { ShownProduct } from './shown-product.ts'

/** The size chosen on a card, at first the first: what it costs, and the page of the product with that choice made. */
export function useChosenSize(product: ShownProduct) {
  const [sizeIndex, chooseSize] = useState(0)
  const chosen = product.sizePricing[sizeIndex]
  const page = href('/product/:id', { id: product._id })
  const search = chosen && sizeIndex > 0 ? `?${new URLSearchParams({ size: chosen.size })}` : ''
  return { sizeIndex, chooseSize, offer: chosen ?? product, size: chosen?.size, page: page + search }
}
