import type { Order } from '#contract/orders.ts'
import { formatShortDate, formatTime } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './order-history.module.css'

type OrderHistoryProps = { events: Order['events']; shopName: string }

/** What happened to an order, when in Nepal, by whom and why; the first is its placing. */
export function OrderHistory({ events, shopName }: OrderHistoryProps) {
  const text = useText()
  return (
    <ol className={styles.events}>
      {events.map(({ action, at, by, reason }) => (
        <li key={`${action} ${at}`} className={styles.event}>
          <p className={styles.what}>{text(`order.event.${action}`)}</p>
          <p className={styles.when}>
            <time dateTime={at}>
              {formatShortDate(at)}, {formatTime(at)}
            </time>{' '}
            {by === 'staff' ? text('order.by.staff', { name: shopName }) : text(`order.by.${by}`)}
          </p>
          {reason !== '' && <p className={styles.reason}>{reason}</p>}
        </li>
      ))}
    </ol>
  )
}
