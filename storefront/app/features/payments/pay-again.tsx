import type { Order } from '#contract/orders/orders.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CancelOrder, MoneyBack } from '../orders/order/cancel-order.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { paymentText } from '../orders/order/order-texts.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { useOrder } from '../orders/list/use-orders.ts'
import { isOverdue } from './is-overdue.ts'
import { OpenPayment } from './open-payment.tsx'
import styles from './pay-again.module.css'
import { PayButtons } from './pay-buttons.tsx'
import { untilText } from './until-text.ts'

type PayAgainProps = {
  /** The attempt that failed. */
  failedId: string
  door: OrderAccess | undefined
  userId: string | undefined
}

/** Pays an order whose payment failed, with any wallet, or cancels it. */
export function PayAgain({ failedId, door, userId }: PayAgainProps) {
  const text = useText()
  return door ? <KnownOrder failedId={failedId} door={door} userId={userId} /> : <p>{text('pay.again-elsewhere')}</p>
}

function KnownOrder({ failedId, door, userId }: PayAgainProps & { door: OrderAccess }) {
  const text = useText()
  const { data: order, isError, isFetching, refetch } = useOrder(door, userId)
  if (order === null) return <p>{text('pay.again-elsewhere')}</p>
  if (!order && isError) {
    return <NotLoaded title={text('order.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!order) return <Skeleton className={styles.loading} />
  return <StandingOrder failedId={failedId} order={order} door={door} />
}

type StandingOrderProps = { failedId: string; order: Order; door: OrderAccess }

function StandingOrder({ failedId, order, door }: StandingOrderProps) {
  const text = useText()
  const format = useFormat()
  const { money, method, otherWays, status } = order
  const { payNow, wallets } = money
  // An order that was loaded before does not know the end of the failed attempt.
  const pending = money.pending?.attemptId === failedId ? null : money.pending
  const named = (payment: PaymentMethod) => paymentText(text, { payment, method })
  if (status === 'cancelled') return <Cancelled order={order} />
  if (!payNow) return isOverdue(order) ? <p>{text('pay.over-text')}</p> : null
  const { amount, until } = payNow
  return (
    <div className={styles.again}>
      {pending && <OpenPayment key={pending.attemptId} orderId={order.orderId} pending={pending} isOther />}
      {pending && <p>{text('pay.open-again')}</p>}
      <p>
        {until === null
          ? text('pay.still-open', { amount: format.money(amount) })
          : text('pay.stands-until', { time: untilText(text, format, until) })}
      </p>
      <PayButtons
        door={door}
        amount={amount}
        wallets={wallets}
        preferred={order.payment}
        until={until}
        isQuiet={pending !== null}
      />
      {otherWays.length > 0 && <p>{text('pay.more-ways', { ways: otherWays.map(named).join(', ') })}</p>}
      <CancelOrder order={order} door={door} look="link" />
    </div>
  )
}

function Cancelled({ order }: { order: Order }) {
  const text = useText()
  return (
    <div className={styles.again}>
      <p>{text('order.cancelled')}</p>
      <MoneyBack order={order} />
    </div>
  )
}
