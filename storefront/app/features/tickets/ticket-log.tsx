import type { Ticket } from '#contract/tickets.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './ticket.module.css'

/** The messages, oldest first. */
export function TicketLog({ events }: { events: Ticket['events'] }) {
  const text = useText()
  const { shortDate, time } = useFormat()
  return (
    <ol className={styles.log}>
      {events.map(({ action, at, by, words, hasPlan }) => (
        <li key={`${action} ${at}`} className={by === 'staff' ? styles.theirs : undefined}>
          <p className={styles.who}>
            <span>{text(`ticket.event.${action}`)}</span>
            <time dateTime={at}>
              {shortDate(at)}, {time(at)}
            </time>
          </p>
          {words !== '' && <p className={styles.words}>{words}</p>}
          {hasPlan && <p className={styles.plan}>{text('ticket.with-plan')}</p>}
        </li>
      ))}
    </ol>
  )
}
