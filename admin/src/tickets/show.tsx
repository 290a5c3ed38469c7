import { Box, Stack, Typography } from '@mui/material'
import { Show, Title, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StaffTicket } from '#contract/admin/tickets.ts'
import { MAX_TICKET_WORDS_LENGTH, ticketAllows } from '#domain/tickets/tickets.ts'
import { AssignmentBar } from '../assignments/assignment-bar.tsx'
import { post, postOnce } from '../api.ts'
import { ReplyChooser } from '../canned-replies/reply-chooser.tsx'
import { t, tNodes } from '../language/t.ts'
import { OpenNow } from '../live/editing-now.tsx'
import { PlanPart } from '../planner/plan-part.tsx'
import { useCan } from '../session/staff-session.ts'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { OrderLink, PhoneLink } from '../ui/record-links.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { ticketKindNames, TicketStatus } from './ticket-state.tsx'

/** Page of one conversation. */
export default function MessageShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Conversation />
    </Show>
  )
}

function Conversation() {
  const ticket = useRecordContext<StaffTicket>()
  if (!ticket) return null
  const { id, number, kind, state, events, plan, assignment } = ticket
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={number} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1">{ticketKindNames[kind]}</Typography>
        <span>{number}</span>
        <TicketStatus state={state} />
      </Stack>
      <AssignmentBar kind="ticket" id={id} assignment={assignment} />
      <OpenNow topic="tickets" id={ticket.id} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <PagePart title={t('Conversation')} action={<Acts ticket={ticket} />}>
            <Stack sx={{ gap: 2 }}>
              {events.map((event, place) => (
                // Events are only appended, so their indexes are stable keys.
                // oxlint-disable-next-line react/no-array-index-key
                <Said key={place} event={event} sender={ticket.name} />
              ))}
            </Stack>
          </PagePart>
          {plan && <PlanPart plan={plan} />}
        </Stack>
        <Sender ticket={ticket} />
      </Box>
    </Stack>
  )
}

function Said({ event, sender }: { event: StaffTicket['events'][number]; sender: string }) {
  const { by, staffName, words, hasPlan, at, action } = event
  const isOurs = by === 'staff'
  const who = isOurs ? (staffName ?? t('Kastha')) : sender
  return (
    <Box sx={{ borderLeft: 3, borderColor: isOurs ? 'primary.main' : 'divider', pl: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {who}, {whenText(at)}
        {action === 'closed' && `: ${t('closed the conversation')}`}
      </Typography>
      {words !== '' && <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '75ch' }}>{words}</Typography>}
      {hasPlan && (
        <Typography variant="body2" color="text.secondary">
          {t('With a room plan')}
        </Typography>
      )}
    </Box>
  )
}

function Acts({ ticket: { id, state, events, email, phone } }: { ticket: StaffTicket }) {
  const mayAnswer = useCan('tickets.answer')
  if (!mayAnswer) return null
  const isMailed = email !== ''
  const notMailed = t(
    'No email goes out: this customer gave only a phone number. Please call %{phone}; they can read it by the link to their request.',
    { phone },
  )
  const shared = {
    wordsLabel: t('Message'),
    maxLength: MAX_TICKET_WORDS_LENGTH,
    renderAbove: (words: string, change: (words: string) => void) => (
      <ReplyChooser path={`/tickets/${id}`} words={words} onChange={change} />
    ),
  }
  return (
    <Stack direction="row" key={events.length}>
      {ticketAllows('answered', state) && (
        <WordsButton
          {...shared}
          label={t('Reply')}
          variant="contained"
          title={t('Reply')}
          text={isMailed ? t('The customer receives your reply by email, with a link to write back.') : notMailed}
          act={(words) => postOnce(`/tickets/${id}/answers`, { words })}
          done={isMailed ? t('Reply sent') : t('Reply saved, not mailed')}
          yes={isMailed ? t('Send') : t('Save')}
        />
      )}
      {ticketAllows('closed', state) && (
        <WordsButton
          {...shared}
          label={t('Close')}
          title={t('Close this conversation?')}
          text={`${isMailed ? t('The customer is notified by email.') : notMailed} ${t(
            'A message is required only if nobody has replied yet. If the customer writes again, the conversation reopens.',
          )}`}
          act={(words) => post(`/tickets/${id}/closing`, { words })}
          done={t('Conversation closed')}
          yes={t('Close')}
        />
      )}
    </Stack>
  )
}

function Sender({ ticket: { name, email, phone, orderNumber, orderId, userId } }: { ticket: StaffTicket }) {
  return (
    <PagePart title={t('Customer')}>
      <Stack sx={{ gap: 1 }}>
        {userId === null ? (
          <span>{t('%{name} (guest)', { name })}</span>
        ) : (
          <Link to={`/customers/${userId}/show`}>{name}</Link>
        )}
        {email === '' ? <span>{t('No email: please call')}</span> : <a href={`mailto:${email}`}>{email}</a>}
        <PhoneLink phone={phone} />
        {orderNumber !== '' && (
          <span>
            {orderId === null
              ? t('About order %{number} (no such order)', { number: orderNumber })
              : tNodes('About order %{order}', { order: <OrderLink id={orderId} number={orderNumber} /> })}
          </span>
        )}
      </Stack>
    </PagePart>
  )
}
