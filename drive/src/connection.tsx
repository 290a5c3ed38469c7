import { useFormat } from '../../storefront/app/format.ts'
import { useText } from '../../storefront/app/messages/text.ts'
import { ownWaitingActs, useDay } from './device/day-state.ts'

/** Whether everything was sent, and when. */
export function Connection() {
  const text = useText()
  const { time } = useFormat()
  const day = useDay()
  const isSent = day.isOnline && ownWaitingActs(day).length === 0
  return (
    <p className="connection" role="status" data-state={isSent ? 'sent' : 'open'}>
      {!day.isOnline && text('drive.status.offline')}
      {day.isOnline && !isSent && text('drive.status.sending')}
      {isSent && day.sentAt !== null && text('drive.status.sent', { time: time(day.sentAt) })}
    </p>
  )
}
