import type { ComponentProps } from 'react'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { useOrder } from '../orders/list/use-orders.ts'
import { NotLoaded } from '../orders/not-loaded.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { useSession } from '../accounts/session/session.ts'
import { MissingPage } from '../shell/error-page.tsx'
import { AttemptView } from './attempt-view.tsx'
import { readDoor } from './kept-doors.ts'
import { PaymentLoading } from './payment.tsx'
import { useAttempt } from './use-attempt.ts'

/** The state of a payment attempt. */
export default function AttemptPage({ attemptId, settings }: { attemptId: string; settings: ShopSettings }) {
  const text = useText()
  const state = useAttempt(attemptId)
  const { status, user } = useSession()
  const { attempt, hasFailed, isAsking, ask } = state
  if (attempt === null) return <MissingPage title={text('pay.unknown')} text={text('pay.unknown-text')} />
  if (hasFailed) {
    return (
      <>
        <h1 className="visually-hidden">{text('pay.page-title')}</h1>
        <NotLoaded title={text('pay.not-loaded')} isTrying={isAsking} onRetry={ask} />
      </>
    )
  }
  // Access to the order depends on the session.
  if (!attempt || status === 'unknown' || status === 'checking') return <PaymentLoading />
  const door = readDoor(attemptId) ?? (user && { orderId: attempt.orderId })
  const view = { attempt, state, userId: user?._id, settings }
  return door ? <KnownAttempt {...view} door={door} /> : <AttemptView {...view} door={undefined} />
}

type KnownAttemptProps = Omit<ComponentProps<typeof AttemptView>, 'order'> & { door: OrderAccess }

/** Reads the order of a paid try, for the day of its arrival, and of a failed one: it may have been paid otherwise since. */
function KnownAttempt(props: KnownAttemptProps) {
  const { data: order } = useOrder(props.door, props.userId, {
    isWanted: ['paid', 'failed'].includes(props.attempt.state),
  })
  return <AttemptView {...props} order={order ?? undefined} />
}
