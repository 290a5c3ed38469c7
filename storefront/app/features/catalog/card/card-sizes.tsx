import { useState } from 'react'
import { href } from 'react-router'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import styles from './product-card.module.css'
import type { ShownProduct } from './shown-product.ts'

type CardSizesProps = { product: ShownProduct; sizeIndex: number; onChoose: (sizeIndex: number) => void }

/** A button per size; nothing for a product with a single size. */
export function CardSizes({ product, sizeIndex, onChoose }: CardSizesProps) {
  const text = useText()
  const format = useFormat()
  if (product.sizePricing.length === 0) return null
  return (
    <fieldset className={styles.sizes} aria-label={text('card.sizes', { product: product.name })}>
      {product.sizePricing.map(({ size }, index) => (
        <button key={size} type="button" aria-pressed={index === sizeIndex} onClick={() => onChoose(index)}>
          {format.digits(size)}
        </button>
      ))}
    </fieldset>
  )
}

/** Returns the size chosen on a card, initially the first, with its price and the link that selects it. */
export function useChosenSize(product: ShownProduct) {
  const [sizeIndex, chooseSize] = useState(0)
  const chosen = product.sizePricing[sizeIndex]
  const page = href('/product/:id', { id: product._id })
  const search = chosen && sizeIndex > 0 ? `?${new URLSearchParams({ size: chosen.size })}` : ''
  return { sizeIndex, chooseSize, offer: chosen ?? product, size: chosen?.size, page: page + search }
}
