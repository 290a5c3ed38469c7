import { href } from 'react-router'
import type { OrderRow } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { PayLink } from '../../payments/pay-link.tsx'
import { addressText } from '../order/order-texts.ts'
import { CancelOrder } from '../order/cancel-order.tsx'
import { OrderItemsTable } from '../order/order-items-table.tsx'
import { OrderProgress } from '../order/order-progress.tsx'
import { OrderTotals } from '../order/order-totals.tsx'
import { receiverOf } from './order-columns.ts'
import styles from './order-row-details.module.css'

/** The expanded part of a row: items, address, progress and actions. */
export function OrderRowDetails({ order }: { order: OrderRow }) {
  const text = useText()
  const format = useFormat()
  const { orderId, address, pincode, items, totals } = order
  const { name, phone } = receiverOf(order, text)
  return (
    <div className={styles.details}>
      <div className={styles.goods}>
        <OrderItemsTable orderId={orderId} items={items} />
        <OrderTotals totals={totals} />
      </div>
      <div className={styles.side}>
        <div className={styles.address}>
          <p className={styles.name}>{name}</p>
          <p>{format.digits(phone)}</p>
          <p>{[addressText(format, address), format.digits(pincode)].filter(Boolean).join(' ')}</p>
        </div>
        <OrderProgress order={order} />
        <div className={styles.actions}>
          <PayLink order={order} />
          <CancelOrder order={order} door={{ orderId }} howToChange="my-orders.change-how" />
          <LinkButton kind="quiet" to={href('/my-orders/:orderId', { orderId })}>
            {text('my-orders.order-details')}
            <span className="visually-hidden">{orderId}</span>
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
