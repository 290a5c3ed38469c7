import { Link, href } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './order-invoices.module.css'

/** The papers of an order, each with a page to read and print it; nothing before there are any. */
export function OrderInvoices({ order: { invoices }, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  if (invoices.length === 0) return null
  return (
    <Card id="order-invoices" title={text('invoice.papers')}>
      <ul className={styles.papers}>
        {invoices.map(({ _id, kind, number, day, total }) => (
          <li key={_id} className={styles.paper}>
            <Link to={invoicePath(door, _id)} className={styles.name}>
              {text(`invoice.${kind}`, { number: format.digits(number) })}
            </Link>
            <span className={styles.facts}>
              {format.shortDate(day)} · {format.money(total)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The page of an invoice; of a guest with the key that opens the order. */
function invoicePath({ orderId, key }: OrderAccess, invoiceId: string): string {
  const path = href('/my-orders/:orderId/invoice/:invoiceId', { orderId, invoiceId })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
