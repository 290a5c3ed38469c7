import { Link, href } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { canChangeBusiness } from '#domain/invoices/business.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './order-invoices.module.css'

const InvoiceBuyer = lazyPart(() => import('./invoice-buyer.tsx'))

/** The papers of an order, each with a page to read and print it, and whom the invoice names or will name. */
export function OrderInvoices({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { invoices, isReadOnly, status, name, business } = order
  const isInvoiced = invoices.length > 0
  // The name of a deleted account is gone, and with it the right to an invoice.
  const isToCome = !isReadOnly && name !== '' && canChangeBusiness({ state: status, isInvoiced })
  if (!isInvoiced && !isToCome) return null
  return (
    <Card id="order-invoices" title={text('invoice.papers')}>
      {isInvoiced && (
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
      )}
      {(isToCome || status === 'confirm' || business !== null) && <InvoiceBuyer order={order} door={door} />}
    </Card>
  )
}

/** The page of an invoice; of a guest with the key that opens the order. */
function invoicePath({ orderId, key }: OrderAccess, invoiceId: string): string {
  const path = href('/my-orders/:orderId/invoice/:invoiceId', { orderId, invoiceId })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
