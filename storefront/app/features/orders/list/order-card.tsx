import { useId, useState } from 'react'
import { href, Link } from 'react-router'
import type { OrderRow } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PayLink } from '../../payments/pay-link.tsx'
import { CancelOrder } from '../order/cancel-order.tsx'
import { Fact, Facts } from '../order/facts.tsx'
import styles from './order-card.module.css'
import { orderColumns } from './order-columns.ts'
import { OrderItems } from '../order/order-items.tsx'
import { OrderProgress } from '../order/order-progress.tsx'
import { OrderTotals } from '../order/order-totals.tsx'
import { OrderStatus } from '../order/order-status.tsx'

/** As many as fit side by side on the smallest phone. */
const PICTURES = 4

export function OrderCard({ order }: { order: OrderRow }) {
  const text = useText()
  const format = useFormat()
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { orderId, date, items, totals, totalAmount } = order
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.id}>{orderId}</h2>
        <OrderStatus order={order} />
        <time className={styles.date} dateTime={date}>
          {format.shortDate(date)}
        </time>
      </div>
      {!isOpen && (
        <ul className={styles.pictures}>
          {items.slice(0, PICTURES).map(({ sku, price, image, title }) => (
            <li key={`${sku} ${price}`}>
              <Picture picture={image ?? undefined} sizes="64px" alt={title} className={styles.picture} />
            </li>
          ))}
          {items.length > PICTURES && <li className={styles.more}>+{format.number(items.length - PICTURES)}</li>}
        </ul>
      )}
      {isOpen && (
        <div id={detailsId} className={styles.details}>
          <OrderItems items={items} isFull />
          <OrderTotals totals={totals} />
          <Facts>
            {orderColumns.map(({ label, read }) => {
              const value = read(order, format, text)
              if (value === '') return null
              return (
                <Fact key={label} name={text(label)}>
                  {value}
                </Fact>
              )
            })}
          </Facts>
        </div>
      )}
      <button
        type="button"
        className={styles.expander}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text(isOpen ? 'my-orders.fewer-details' : 'my-orders.all-details')}
        <span className="visually-hidden">{orderId}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <OrderProgress order={order} />
      <div className={styles.foot}>
        <p className={styles.total}>{format.money(totalAmount)}</p>
        <Link className={styles.link} to={href('/my-orders/:orderId', { orderId })}>
          {text('my-orders.order-details')}
          <span className="visually-hidden">{orderId}</span>
        </Link>
        <PayLink order={order} />
        <CancelOrder order={order} door={{ orderId }} look="link" />
      </div>
    </li>
  )
}
