import type { CustomRequest } from '#contract/custom-requests.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './request-view.module.css'

/** The history, newest first. */
export function RequestHistory({ events }: { events: CustomRequest['events'] }) {
  const text = useText()
  const format = useFormat()
  return (
    <ol className={styles.history}>
      {events.toReversed().map(({ action, at, reason }) => (
        <li key={`${action} ${at}`}>
          <p>{text(`piece.event.${action}`)}</p>
          <time dateTime={at}>
            {format.shortDate(at)}, {format.time(at)}
          </time>
          {reason !== '' && <p className={styles.typed}>{reason}</p>}
        </li>
      ))}
    </ol>
  )
}
