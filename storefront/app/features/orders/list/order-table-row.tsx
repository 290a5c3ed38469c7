import { useId, useState } from 'react'
import { href, Link } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { orderColumns } from './order-columns.ts'
import { OrderRowDetails } from './order-row-details.tsx'
import { OrderStatus } from '../order/order-status.tsx'
import styles from './orders-table.module.css'

const COLUMNS = orderColumns.length + 3

/** An order that expands to its details. */
export function OrderTableRow({ order }: { order: OrderRow }) {
  const text = useText()
  const format = useFormat()
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { orderId, status, date } = order
  return (
    <>
      <tr className={isOpen ? styles.open : undefined}>
        <th scope="row">
          <span className={styles.id}>
            <button
              type="button"
              className={styles.expander}
              aria-label={text('my-orders.items-of', { orderId })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={20} />
            </button>
            <Link to={href('/my-orders/:orderId', { orderId })}>{orderId}</Link>
          </span>
        </th>
        {orderColumns.map(({ label, read }) => (
          <td key={label} data-column={label} title={label === 'order.user-id' ? read(order, format) : undefined}>
            {label === 'order.email' ? (
              <Email address={read(order, format)} />
            ) : (
              <span>{read(order, format) || text('order.none')}</span>
            )}
          </td>
        ))}
        <td>
          <OrderStatus status={status} />
        </td>
        <td data-column="order.date">
          <time dateTime={date}>{format.shortDate(date)}</time>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={COLUMNS} className={styles.details}>
            <OrderRowDetails order={order} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Breaks before its second half if necessary. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
