import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { NextSteps } from '../orders/confirmed/next-steps.tsx'
import { Ordered } from '../orders/confirmed/ordered.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { knownOrderPath } from './known-order-path.ts'
import styles from './attempt-view.module.css'

await needMessages('checkout', 'checkout-parts')

type PaidOrderProps = { order: Order; door: OrderAccess; userId: string | undefined; settings: ShopSettings }

/** What follows a payment: the next steps, and what was ordered, as after an order without a wallet. */
export default function PaidOrder({ order, door, userId, settings }: PaidOrderProps) {
  // The day of a custom piece is agreed once it is made.
  const hasNextSteps = order.custom === null && !overStates.has(order.status)
  return (
    <>
      {hasNextSteps && (
        <div className={styles.below}>
          <NextSteps order={order} shop={settings} path={knownOrderPath(door, { userId, order })} />
        </div>
      )}
      <div className={styles.below}>
        <Ordered order={order} />
      </div>
    </>
  )
}
