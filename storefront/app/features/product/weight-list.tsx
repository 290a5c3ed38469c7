import type { Variant } from '#contract/products.ts'
import { formatNumber } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './info-panel.module.css'
import type { Choice } from './variant-choice.ts'

/** What each size weighs in the chosen type, the chosen one marked; nothing where no weight is known. */
export function WeightList({ sizes, chosen }: { sizes: readonly Choice[]; chosen: Variant }) {
  const text = useText()
  const entries = sizes.length > 0 ? sizes.map(({ variant }) => variant) : [chosen]
  const weighed = entries.filter(({ weightKg }) => weightKg !== null)
  if (weighed.length === 0) return null
  return (
    <div className={styles.weight}>
      <span className={styles.label}>{text('product.weight')}</span>
      <ul className={styles.weights} aria-label={text('product.weight')}>
        {weighed.map(({ _id, size, weightKg }) => (
          <li key={_id} data-chosen={_id === chosen._id || undefined}>
            {size !== null && <span className="visually-hidden">{size}: </span>}
            {text('product.kilograms', { weight: formatNumber(weightKg!) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
