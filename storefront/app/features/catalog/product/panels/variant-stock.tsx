import type { Product, Variant } from '#contract/catalog/products.ts'
import { isMadeToOrder } from '#domain/delivery-zones/made-to-order.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { colorOf } from '../../colors.ts'
import styles from './variant-stock.module.css'

/** Fewer pieces than these are worth a word. */
const FEW_BELOW = 3

export function isFew(countInStock: number): boolean {
  return countInStock > 0 && countInStock < FEW_BELOW
}

/** The stock of the chosen variant, which it names, whether one can be made instead, and the weight. */
export function VariantStock({ product, variant }: { product: Product; variant: Variant }) {
  const text = useText()
  const format = useFormat()
  const { countInStock, size, type, weightKg } = variant
  const { madeInDays } = product
  const name = format.choice(choiceName({ color: colorOf(product.colors, variant.color), size, type }))
  return (
    <div className={styles.line}>
      <p aria-live="polite" className={styles.stock}>
        <Stock count={countInStock} />
        {name !== '' && <span>{name}</span>}
        {isMadeToOrder({ countInStock, madeInDays }) && <span>{text('product.made-to-order')}</span>}
      </p>
      {weightKg !== null && (
        <p>
          {text('product.weight')} {text('product.kilograms', { weight: format.number(weightKg) })}
        </p>
      )}
    </div>
  )
}

function Stock({ count }: { count: number }) {
  const text = useText()
  const format = useFormat()
  if (count === 0) return <strong className={styles.none}>{text('card.out-of-stock')}</strong>
  if (isFew(count)) return <strong className={styles.few}>{text('product.few-left', { count })}</strong>
  return <strong className={styles.some}>{text('card.in-stock', { count: format.number(count) })}</strong>
}
