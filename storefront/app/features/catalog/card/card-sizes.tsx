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
