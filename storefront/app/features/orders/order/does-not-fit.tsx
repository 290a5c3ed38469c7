import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import styles from './does-not-fit.module.css'
import { stuckText } from './order-texts.ts'

/** Says which pieces may not get in by the buyer's own measures. `phone` is the shop's. */
export function DoesNotFit({ order, phone }: { order: Order; phone: string }) {
  const said = stuckText(useText(), useFormat(), order, phone)
  return said !== undefined && <p className={styles.note}>{said}</p>
}
