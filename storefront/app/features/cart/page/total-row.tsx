import type { Cart } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import styles from './totals.module.css'

/** @param amount  rupees */
export function TotalRow({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  const format = useFormat()
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{format.money(amount)}</dd>
    </div>
  )
}

/** @param fee  rupees */
export function ShippingRow({ label, fee }: { label: string; fee: number }) {
  const text = useText()
  if (fee > 0) return <TotalRow label={label} amount={fee} />
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.free}>{text('cart.shipping-free')}</dd>
    </div>
  )
}

/** Discounts from complete sets, and from promotions; those in a cart need no code. */
export function ReductionRows({ reductions }: Pick<Cart['totals'], 'reductions'>) {
  const text = useText()
  const format = useFormat()
  return reductions.map(({ name, amount, sets }, index) => (
    <div key={index}>
      <dt>{sets === undefined ? name : text('cart.set', { name, count: sets })}</dt>
      <dd className={styles.free}>{text('cart.minus', { amount: format.money(amount) })}</dd>
    </div>
  ))
}
