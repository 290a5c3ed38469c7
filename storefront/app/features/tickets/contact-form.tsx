import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import {
  contactFields,
  contactProblems,
  isContactKind,
  type ContactField,
  type ContactProblem,
} from '#domain/tickets/contact.ts'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import { contactKinds, MAX_TICKET_WORDS_LENGTH } from '#domain/tickets/tickets.ts'
import type { TicketSentReply } from '#contract/tickets.ts'
import { useText } from '../../messages/text.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { keptForm } from '../../ui/kept-form.ts'
import { fillIfEmpty } from '../accounts/enter-value.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { useSession } from '../accounts/session/session.ts'
import { SendPlan } from '../planner/send-plan.tsx'
import styles from './contact.module.css'
import { ticketsApi } from './tickets-api.ts'

/** A phone number with its country code and generous spacing. */
const MAX_PHONE_LENGTH = 24
const MAX_ORDER_LENGTH = 40

/** `plan` is the room plan that a ticked box sends. */
const formFields = [...contactFields, 'plan'] as const
type FormField = (typeof formFields)[number]

/** A member's contact data comes from the account, and is not stored for the next user of this browser. */
const kept = keptForm('contact', ['kind', 'order', 'message'])

/** The contact form. A failure keeps everything that was typed. */
export function ContactForm({ onSent }: { onSent: (sent: TicketSentReply) => void }) {
  const text = useText()
  const form = useCheckedForm({ fields: formFields, check: problemsOf, send, onEdit: kept.keep })
  useKnown(form.props.ref)

  async function send({ plan, ...values }: Values<FormField>) {
    if (!navigator.onLine) return { message: text('contact.offline') }
    const answer = await ticketsApi.send({ ...values, ...(plan !== '' && { plan }) })
    if (!answer.success) return refusalOf(text, answer, text('contact.not-sent'))
    kept.forget()
    return void onSent(answer)
  }

  const field = (name: ContactField) => ({ name, label: text(`contact.${name}`), error: form.errors[name] })
  return (
    <form {...form.props} className={styles.form} aria-label={text('contact.form')}>
      <p className={styles.hint}>{text('contact.required')}</p>
      <fieldset className={styles.fields} disabled={form.isBusy}>
        <SelectField {...field('kind')} isMarked required defaultValue="">
          <option value="" disabled>
            {text('contact.choose-kind')}
          </option>
          {contactKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`contact.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('order')}
          hint={text('contact.order-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_ORDER_LENGTH}
        />
        <div className={styles.whole}>
          <Field label={text('contact.message')} error={form.errors.message} isMarked>
            {(control) => (
              <textarea {...control} name="message" rows={7} required maxLength={MAX_TICKET_WORDS_LENGTH} />
            )}
          </Field>
        </div>
        <div className={styles.whole}>
          <TextField {...field('name')} isMarked required autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        </div>
        <TextField
          {...field('email')}
          hint={text('contact.email-hint')}
          isMarked
          required
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
        />
        <TextField
          {...field('phone')}
          hint={text('contact.phone-hint')}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
        />
        <SendPlan className={styles.whole} hint={text('contact.plan-hint')} error={form.errors.plan} asks />
      </fieldset>
      <RefusalNote>{form.refusal}</RefusalNote>
      <SubmitButton size="large" className="needs-script" busy={form.isBusy}>
        {text('contact.send')}
      </SubmitButton>
    </form>
  )
}

/** Fills in the account's contact data and the URL's subject; typed text stays. */
function useKnown(ref: React.RefObject<HTMLFormElement>): void {
  const { user } = useSession()
  const [search] = useSearchParams()
  const isFilled = useRef(false)
  useEffect(() => {
    const { elements } = ref.current
    const fill = (name: ContactField, value: string | null) => {
      const input = elements.namedItem(name)
      if (value && (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement))
        fillIfEmpty(input, value)
    }
    if (user)
      for (const [name, value] of [
        ['name', user.name],
        ['email', user.email],
        ['phone', user.mobile],
      ] as const)
        fill(name, value)
    if (isFilled.current) return
    isFilled.current = true
    kept.fill(ref.current)
    fill('order', search.get('order'))
    const [kind, asked] = [elements.namedItem('kind'), search.get('kind') ?? '']
    if (kind instanceof HTMLSelectElement && kind.value === '' && isContactKind(asked)) kind.value = asked
  }, [ref, user, search])
}

function problemsOf(given: Values<ContactField>) {
  const problems = Object.entries(contactProblems(given)) as [ContactField, ContactProblem][]
  return Object.fromEntries(problems.map(([field, problem]) => [field, `contact-problem.${problem}` as const]))
}
