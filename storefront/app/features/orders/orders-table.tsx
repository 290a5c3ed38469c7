import type { RefObject } from 'react'
import type { OrderRow } from '#contract/orders.ts'
import { useText } from '../../messages/text.ts'
import { orderColumns } from './order-columns.ts'
import { OrderTableRow } from './order-table-row.tsx'
import styles from './orders-table.module.css'

export type OrderListProps = {
  orders: readonly OrderRow[]
  /** Of the list: it takes the focus when the page is turned. */
  top: RefObject<HTMLElement | null>
  /** Those of another page are on their way. */
  isBusy: boolean
}

/** All columns of the specification; the table scrolls inside itself. */
export function OrdersTable({ orders, top, isBusy }: OrderListProps) {
  const text = useText()
  return (
    <section
      ref={top}
      className={styles.scroller}
      // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- what scrolls takes the focus, so that keys scroll it
      tabIndex={0}
      aria-label={text('my-orders.table')}
      aria-busy={isBusy}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.idHead}>{text('order.id')}</span>
            </th>
            {orderColumns.map(({ label }) => (
              <th key={label} scope="col">
                {text(label)}
              </th>
            ))}
            <th scope="col" className={styles.status}>
              {text('order.status')}
            </th>
            <th scope="col">{text('order.date')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderTableRow key={order.orderId} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
