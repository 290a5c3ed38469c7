import { type RefObject, useId } from 'react'
import type { OrderRow } from '#contract/orders/orders.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { orderColumns } from './order-columns.ts'
import { OrderTableRow } from './order-table-row.tsx'
import styles from './orders-table.module.css'
import { useHiddenColumns } from './use-hidden-columns.ts'

export type OrderListProps = {
  orders: readonly OrderRow[]
  /** The list's heading, which takes the focus after a change of page. */
  top: RefObject<HTMLElement | null>
  /** Whether another page is loading. */
  isBusy: boolean
}

/** All specified columns; if they do not fit, the table scrolls inside itself with a hint. */
export function OrdersTable({ orders, top, isBusy }: OrderListProps) {
  const text = useText()
  const hintId = useId()
  const { isWide, hasMore } = useHiddenColumns(top)
  return (
    <div className={styles.frame}>
      <section
        ref={top}
        className={isWide ? `${styles.scroller} ${styles.wide}` : styles.scroller}
        // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- what scrolls takes the focus, so that keys scroll it
        tabIndex={isWide ? 0 : -1}
        aria-label={text('my-orders.table')}
        aria-describedby={isWide ? hintId : undefined}
        aria-busy={isBusy}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.idHead}>{text('order.id')}</span>
              </th>
              <th scope="col">{text('order.status')}</th>
              <th scope="col">{text('order.date')}</th>
              {orderColumns.map(({ label }) => (
                <th key={label} scope="col">
                  {text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order, at) => (
              <OrderTableRow key={order.orderId} order={order} above={orders[at - 1]} />
            ))}
          </tbody>
        </table>
      </section>
      {isWide && (
        <p id={hintId} className={hasMore ? styles.hint : `${styles.hint} ${styles.atEnd}`}>
          {text('my-orders.scroll')}
          <Icon name="chevron-right" size={18} />
        </p>
      )}
    </div>
  )
}
