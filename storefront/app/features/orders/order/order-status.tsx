import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { type Text, useText } from '../../../messages/text.ts'
import styles from './order-status.module.css'

/** A row of My Orders lacks the method. */
export type Standing = Pick<Order, 'status'> & Partial<Pick<Order, 'method'>>

/** The state of an order, in its color. */
export function OrderStatus({ order }: { order: Standing }) {
  const text = useText()
  return <StatePill tone={order.status}>{statusText(text, order)}</StatePill>
}

/** Names the state of an order. One that is collected at the shop is never delivered. */
export function statusText(text: Text, { status, method }: Standing): string {
  return text(status === 'delivered' && method === 'pickup' ? 'order.status.collected' : `order.status.${status}`)
}

/** Another state, in the color of the most similar order state, or of an offer that waits for an answer. */
export function StatePill({ tone, children }: { tone: OrderState | 'offer'; children: ReactNode }) {
  return <span className={`${styles.status} ${styles[tone]}`}>{children}</span>
}
