import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { NotLoaded } from '../orders/not-loaded.tsx'
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
  return <AttemptView attempt={attempt} state={state} door={door} userId={user?._id} settings={settings} />
}
