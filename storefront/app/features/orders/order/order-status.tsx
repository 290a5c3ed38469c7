import type { ReactNode } from 'react'
import type { OrderState } from '#domain/orders/order-states.ts'
import { useText } from '../../../messages/text.ts'
import styles from './order-status.module.css'

/** The state of an order, in its color. */
export function OrderStatus({ status }: { status: OrderState }) {
  const text = useText()
  return <StatePill tone={status}>{text(`order.status.${status}`)}</StatePill>
}

/** Another state, in the color of the most similar order state, or of an offer that waits for an answer. */
export function StatePill({ tone, children }: { tone: OrderState | 'offer'; children: ReactNode }) {
  return <span className={`${styles.status} ${styles[tone]}`}>{children}</span>
}
