import type { Order } from '#contract/orders/orders.ts'
import { canChangeBusiness } from '#domain/invoices/business.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './order-invoices.module.css'

const loadDialog = () => import('./business-dialog.tsx')

/** Shows whom the invoice is for. The buyer can change it until the invoice is issued; after that the page says what helps. */
export default function InvoiceBuyer({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const dialog = useLazyPanel(loadDialog)
  const { business, name, status, invoices } = order
  const buyer = (
    <>
      {business
        ? text('business.for', { name: business.name, pan: format.digits(business.pan) })
        : text('business.for-person', { name })}
      {business?.address && <span className={styles.address}>{business.address}</span>}
    </>
  )
  if (!canChangeBusiness({ state: status, isInvoiced: invoices.length > 0 })) {
    return (
      <>
        {business && <p>{buyer}</p>}
        {status === 'confirm' && <p className={styles.facts}>{text('business.issued')}</p>}
      </>
    )
  }
  return (
    <div className={styles.paper}>
      <p>{buyer}</p>
      {status === 'pending' && <p className={styles.facts}>{text('business.to-come')}</p>}
      <Button kind="outline" size="small" {...dialog.opener}>
        {text('business.change')}
      </Button>
      {dialog.Panel && <dialog.Panel order={order} door={door} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </div>
  )
}
