import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { DamageCard } from '../../fulfilment/damage-card.tsx'
import { Deliveries } from '../../fulfilment/deliveries.tsx'
import { ReturnLater } from '../../fulfilment/return-later.tsx'
import { ReturnsCard } from '../../fulfilment/returns-card.tsx'
import { ProductionSteps } from '../../custom-requests/production-steps.tsx'
import { AskAboutOrder } from '../../chat/ask-about-order.tsx'
import { Card } from '../../accounts/my-account/card.tsx'
import { useSession } from '../../accounts/session/session.ts'
import { OrderInvoices } from '../../invoices/order-invoices.tsx'
import { MoneyCard } from '../../payments/money-card.tsx'
import { PaymentDue } from '../../payments/payment-due.tsx'
import { AddToAccount } from './add-to-account.tsx'
import { ArrivalFacts } from './arrival-facts.tsx'
import { CancelOrder, MoneyBack } from './cancel-order.tsx'
import { DoesNotFit } from './does-not-fit.tsx'
import { Facts } from './facts.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStatus } from './order-status.tsx'
import { arrivalsOf } from './order-texts.ts'
import { OrderTotals } from './order-totals.tsx'
import styles from './order-view.module.css'
import type { OrderAccess } from '../orders-api.ts'
import { ReadOnlyNote } from './read-only-note.tsx'
import { Reorder } from './reorder.tsx'
import { ACTIONS_ID } from './cancel-link.ts'
import { WaitsForShop } from './waits-for-shop.tsx'
import { VerifyOrder } from '../track/verify-order.tsx'

type OrderViewProps = { order: Order; door: OrderAccess; settings: ShopSettings }

/** All parts of an order below its title. */
export function OrderView({ order, door, settings }: OrderViewProps) {
  const text = useText()
  const format = useFormat()
  const { user } = useSession()
  const { date, status, items, totals, events, userId } = order
  // Without a session, the link leads through the login.
  const canReview = status === 'delivered' && userId !== null && (user === undefined || user._id === userId)
  return (
    <div className={styles.order}>
      <div className={styles.head}>
        <div className={styles.state}>
          <p>{text('order.placed-on', { date: `${format.date(date)}, ${format.time(date)}` })}</p>
          <OrderStatus order={order} />
        </div>
        <OrderProgress order={order} />
        {/* A recorded delivery says its day itself. */}
        {order.deliveries.length === 0 && arrivalsOf(order).hasEstimate && (
          <Facts>
            <ArrivalFacts order={order} />
          </Facts>
        )}
        <WaitsForShop order={order} />
        <MoneyBack order={order} />
        <AddToAccount order={order} door={door} />
        <div id={ACTIONS_ID} className={styles.actions}>
          <CancelOrder order={order} door={door} />
          {order.custom === null && !order.isReadOnly && <Reorder order={order} door={door} />}
        </div>
      </div>
      <VerifyOrder order={order} door={door} shopPhone={settings.phone} />
      {order.isReadOnly && <ReadOnlyNote order={order} door={door} />}
      <PaymentDue order={order} door={door} />
      <Deliveries order={order} door={door} settings={settings} />
      <ProductionSteps order={order} door={door} />
      <div className={styles.parts}>
        <div className={styles.column}>
          <Card id="order-items" title={text('order.items')}>
            <DoesNotFit order={order} phone={settings.phone} />
            <OrderItems items={items} canReview={canReview} />
            <OrderTotals totals={totals} />
            <ReturnLater order={order} />
          </Card>
          <DamageCard order={order} door={door} />
          <ReturnsCard order={order} door={door} />
          <MoneyCard order={order} door={door} />
          <OrderInvoices order={order} door={door} />
        </div>
        <div className={styles.column}>
          <OrderDelivery order={order} settings={settings} />
          <OrderContact order={order} door={door} />
          <Card id="order-history" title={text('order.history')}>
            <OrderHistory events={events} shopName={settings.name} />
          </Card>
        </div>
      </div>
      <OrderHelp orderId={order.orderId} settings={settings}>
        <AskAboutOrder order={order} />
      </OrderHelp>
    </div>
  )
}
