import { useEffect, useRef } from 'react'
import { messageProblem } from '#domain/tickets/contact.ts'
import { MAX_TICKET_WORDS_LENGTH, type TicketState } from '#domain/tickets/tickets.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { SendPlan } from '../planner/send-plan.tsx'
import styles from './ticket.module.css'
import { ticketsApi, type TicketDoor } from './tickets-api.ts'
import { noteTicket } from './use-ticket.ts'

/** `plan` is the room plan that a ticked box sends. */
const fields = ['message', 'plan'] as const
type Written = Values<(typeof fields)[number]>

type WriteBackProps = {
  door: TicketDoor
  state: TicketState
  /** Whether the ticket has a room plan, which another one takes the place of. */
  hasPlan: boolean
  /** True when the form follows one that was just sent: it takes the focus. */
  isNext: boolean
  onWritten: () => void
}

/** Adds a message to a ticket. The text stays until the shop has it. */
export function WriteBack({ door, state, hasPlan, isNext, onWritten }: WriteBackProps) {
  const text = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useCheckedForm({ fields, check: problemsOf, send, isQuiet: true })

  // The focused button disappeared with the previous form.
  useEffect(() => {
    if (isNext) field.current?.focus()
  }, [isNext])

  async function send({ message, plan }: Written) {
    const answer = await ticketsApi.write(door, { message: message.trim(), ...(plan !== '' && { plan }) })
    if (!answer.success) return refusalOf(text, answer, text('contact.not-sent'))
    noteTicket(answer.data)
    showToast('success', text('ticket.written'))
    onWritten()
    return undefined
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('ticket.write')}>
      <fieldset disabled={form.isBusy}>
        <Field
          label={text('ticket.write')}
          hint={state === 'closed' ? text('ticket.write-closed') : undefined}
          error={form.errors.message}
        >
          {(control) => (
            <textarea {...control} name="message" rows={4} maxLength={MAX_TICKET_WORDS_LENGTH} ref={field} />
          )}
        </Field>
        <SendPlan hint={text(hasPlan ? 'ticket.plan-again' : 'contact.plan-hint')} error={form.errors.plan} />
      </fieldset>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <SubmitButton busy={form.isBusy}>{text('contact.send')}</SubmitButton>
    </form>
  )
}

function problemsOf({ message }: Written) {
  const problem = messageProblem(message).message
  return problem ? { message: `contact-problem.${problem}` as const } : {}
}
