import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './quantity-field.module.css'

type QuantityFieldProps = {
  /** Name of the counted product, for screen readers. */
  of: string
  value: number
  /** Highest choice, within the limit of a line. A higher current value stays until another is chosen. */
  most?: number
  className?: string | undefined
  onChange: (quantity: number) => void
}

/** A quantity of one to ten, with buttons and a native list. */
export function QuantityField({ of, value, most = MAX_QUANTITY, className = '', onChange }: QuantityFieldProps) {
  const text = useText()
  const format = useFormat()
  const top = Math.min(most, MAX_QUANTITY)
  const highest = Math.max(value, top)
  const step = (label: 'cart.fewer' | 'cart.more', by: -1 | 1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={text(label)}
      disabled={by < 0 ? value <= 1 : value >= top}
      onClick={() => onChange(value + by)}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={16} />
    </button>
  )
  return (
    <div
      role="group"
      aria-label={text('cart.quantity-of', { product: of })}
      className={`${styles.quantity} ${className}`}
    >
      {step('cart.fewer', -1)}
      <select
        className={styles.value}
        aria-label={text('cart.quantity')}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: highest }, (_, at) => (
          <option key={at} value={at + 1}>
            {format.number(at + 1)}
          </option>
        ))}
      </select>
      {step('cart.more', 1)}
    </div>
  )
}
