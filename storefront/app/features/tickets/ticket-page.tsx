import { useState } from 'react'
import { href, Link } from 'react-router'
import type { Ticket } from '#contract/tickets.ts'
import { COMPLAINT_KEPT_YEARS, TICKET_KEPT_MONTHS } from '#domain/tickets/tickets.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx'
import { TicketLog } from './ticket-log.tsx'
import styles from './ticket.module.css'
import type { TicketDoor } from './tickets-api.ts'
import { useTicket } from './use-ticket.ts'
import { WriteBack } from './write-back.tsx'

type TicketPageProps = {
  door: TicketDoor
  /** Undefined when a key opens the ticket. */
  userId: string | undefined
}

/** A ticket, opened with its author's session or its key. */
export function TicketPage({ door, userId }: TicketPageProps) {
  const text = useText()
  const { data: ticket, isError, isFetching, refetch } = useTicket(door, userId)
  if (ticket) return <TicketView ticket={ticket} door={door} />
  if (ticket === null) {
    return (
      <EmptyState
        icon="mail"
        title={text('ticket.not-found')}
        action={<LinkButton to={href('/contact')}>{text('contact.title')}</LinkButton>}
      >
        {text('ticket.not-found-text')}
      </EmptyState>
    )
  }
  if (!isError) return <OrderSkeleton />
  return <NotLoaded title={text('ticket.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
}

function TicketView({ ticket, door }: { ticket: Ticket; door: TicketDoor }) {
  const text = useText()
  const { date, digits, number } = useFormat()
  const [written, setWritten] = useState(0)
  const isComplaint = ticket.kind === 'complaint'
  return (
    <div className={styles.ticket}>
      <p className={styles.state} data-state={ticket.state}>
        {text(`ticket.state.${ticket.state}`)}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('contact.kind')}</dt>
          <dd>{text(`contact.kind.${ticket.kind}`)}</dd>
        </div>
        {ticket.orderNumber !== '' && (
          <div>
            <dt>{text('contact.order')}</dt>
            <dd>{ticket.orderNumber}</dd>
          </div>
        )}
        {ticket.plan && (
          <div>
            <dt>{text('ticket.plan')}</dt>
            <dd>{ticket.plan.name || text('ticket.plan-sent')}</dd>
          </div>
        )}
        <div>
          <dt>{text('ticket.sent')}</dt>
          <dd>{date(ticket.date)}</dd>
        </div>
        <div>
          <dt>{text('ticket.by')}</dt>
          <dd>
            {ticket.name}, {ticket.email || digits(ticket.phone)}
          </dd>
        </div>
      </dl>
      <TicketLog events={ticket.events} />
      <WriteBack
        key={written}
        door={door}
        state={ticket.state}
        hasPlan={ticket.plan !== null}
        isNext={written > 0}
        onWritten={() => setWritten(written + 1)}
      />
      <p className={styles.kept}>
        {isComplaint
          ? text('ticket.kept-complaint', { years: number(COMPLAINT_KEPT_YEARS) })
          : text('ticket.kept', { months: number(TICKET_KEPT_MONTHS) })}{' '}
        {isComplaint && <Link to={href('/grievance-officer')}>{text('contact.grievance')}</Link>}
      </p>
    </div>
  )
}
