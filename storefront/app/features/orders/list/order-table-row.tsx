import { useId, useState } from 'react'
import { href, Link } from 'react-router'
import type { OrderRow } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { orderColumns } from './order-columns.ts'
import { OrderRowDetails } from './order-row-details.tsx'
import { OrderStatus } from '../order/order-status.tsx'
import styles from './orders-table.module.css'

const COLUMNS = orderColumns.length + 3

type OrderTableRowProps = {
  order: OrderRow
  /** The order in the row above. */
  above: OrderRow | undefined
}

/** An order that expands to its details. */
export function OrderTableRow({ order, above }: OrderTableRowProps) {
  const text = useText()
  const format = useFormat()
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { orderId, date } = order
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
            <ItemsPicture order={order} />
            <Link to={href('/my-orders/:orderId', { orderId })}>{orderId}</Link>
          </span>
        </th>
        <td>
          <OrderStatus order={order} />
        </td>
        <td data-column="order.date">
          <time dateTime={date}>{format.shortDate(date)}</time>
        </td>
        {orderColumns.map(({ label, read, isPersonal }) => {
          const value = read(order, format, text)
          const isRepeated =
            isPersonal === true && value !== '' && above !== undefined && value === read(above, format, text)
          return (
            <td key={label} data-column={label} title={isRepeated ? value : undefined}>
              {isRepeated ? <AsAbove value={value} /> : <Value label={label} value={value} />}
            </td>
          )
        })}
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

/** The first item, and how many others there are. */
function ItemsPicture({ order: { items } }: { order: OrderRow }) {
  const { number } = useFormat()
  const [first] = items
  return (
    <span className={styles.picture}>
      <Picture picture={first?.image ?? undefined} sizes="48px" alt="" />
      {items.length > 1 && <span className={styles.others}>+{number(items.length - 1)}</span>}
    </span>
  )
}

/** Spares the eye a value that the row above has, too. Screen readers read the value. */
function AsAbove({ value }: { value: string }) {
  const text = useText()
  return (
    <>
      <span className={styles.asAbove} aria-hidden="true">
        {text('my-orders.as-above')}
      </span>
      <span className="visually-hidden">{value}</span>
    </>
  )
}

type ValueProps = { label: string; value: string }

/** Long references and addresses break into halves (orders-table.module.css), not before their last letter. */
function Value({ label, value }: ValueProps) {
  if (label === 'order.email') return <Email address={value} />
  const isReference = label === 'order.payment-id' && !value.includes(' ')
  return isReference ? <span className={styles.reference}>{value}</span> : value
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
