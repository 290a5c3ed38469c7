import { Link, useLocation } from 'react-router'
import type { Variant } from '#contract/catalog/products.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { useHydrated } from '../../../../ui/hydration.ts'
import styles from './info-panel.module.css'
import type { Choice } from '../variant-choice.ts'

type WeightListProps = {
  sizes: readonly Choice[]
  chosen: Variant
  /** Called with the choice if the address does not hold it. */
  onChoose?: ((variant: Variant) => void) | undefined
}

/**
 * The weight of each size in the chosen type; nothing if no weight is known. Choosing a weight chooses its size, which
 * helps shoppers with stairs.
 */
export function WeightList({ sizes, chosen, onChoose }: WeightListProps) {
  const text = useText()
  const format = useFormat()
  const weighed = sizes.filter(({ variant }) => variant.weightKg !== null)
  if (weighed.length === 0 && chosen.weightKg === null) return null
  return (
    <div className={styles.weight}>
      <span className={styles.label}>{text('product.weight')}</span>
      {weighed.length === 0 ? (
        <span>{text('product.kilograms', { weight: format.number(chosen.weightKg!) })}</span>
      ) : (
        <ul className={styles.weights} aria-label={text('product.weight')}>
          {weighed.map((choice) => (
            <li key={choice.value}>
              <WeightChoice choice={choice} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function WeightChoice({ choice, onChoose }: { choice: Choice; onChoose: WeightListProps['onChoose'] }) {
  const text = useText()
  const format = useFormat()
  const { hash } = useLocation()
  const isReady = useHydrated()
  const look = { className: styles.weightChoice, 'aria-current': choice.isChosen || undefined }
  const name = (
    <>
      <span className="visually-hidden">{format.choice(choice.value)}: </span>
      {text('product.kilograms', { weight: format.number(choice.variant.weightKg!) })}
    </>
  )
  if (onChoose) {
    return (
      <button type="button" {...look} onClick={() => onChoose(choice.variant)}>
        {name}
      </button>
    )
  }
  // Keeps the chosen tab, which the server does not know.
  return (
    <Link to={{ search: choice.search, hash: isReady ? hash : '' }} {...look} preventScrollReset>
      {name}
    </Link>
  )
}
