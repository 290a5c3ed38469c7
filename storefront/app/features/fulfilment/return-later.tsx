import { href, Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { ASK_RETURN_WITHIN_DAYS } from '#domain/fulfilment/after-sales.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { useText } from '../../messages/text.ts'
import styles from './return-later.module.css'

/** Says before the delivery that its buyer can return an order; nothing for a piece made to measure, and afterwards. */
export function ReturnLater({ order: { status, custom, returnUntil, returns } }: { order: Order }) {
  const text = useText()
  if (overStates.has(status) || custom !== null || returnUntil !== null || returns.length > 0) return null
  return (
    <p className={styles.later}>
      <Link to={href('/return-policy')}>{text('return.later', { days: ASK_RETURN_WITHIN_DAYS })}</Link>
    </p>
  )
}
