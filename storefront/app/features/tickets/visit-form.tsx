import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { MAX_ADDRESS_LENGTH } from '#domain/addresses/address-length.ts'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import {
  MAX_VISIT_NOTE_LENGTH,
  visitFields,
  visitParts,
  visitProblems,
  type VisitField,
  type VisitPart,
  type VisitProblem,
} from '#domain/tickets/measuring-visit.ts'
import type { VisitSentReply, VisitsReply } from '#contract/tickets.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { keptForm } from '../../ui/kept-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { fillIfEmpty } from '../accounts/enter-value.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { useSession } from '../accounts/session/session.ts'
import { readDistrict } from '../delivery-zones/district/district.ts'
import { sendOnce } from '../orders/send-once.ts'
import { SendPlan } from '../planner/send-plan.tsx'
import styles from './contact.module.css'
import { keepVisit } from './kept-visit.ts'
import { withNoteOf } from './visit-state.ts'

/** A phone number with its country code and generous spacing. */
const MAX_PHONE_LENGTH = 24

const ANY_TIME: VisitPart = 'any'

/** `plan` is the room plan that a ticked box sends. */
const formFields = [...visitFields, 'plan'] as const
type FormField = (typeof formFields)[number]

/** A member's contact data comes from the account, and is not stored for the next user of this browser. */
const kept = keptForm('visit', ['district', 'place', 'day', 'part', 'note'])

type VisitFormProps = {
  offered: VisitsReply['data']
  /** The shop's number in dialing format, for districts without visits. */
  phone: string
  /** Whether the shop sends SMS. */
  sendsSms: boolean
  onSent: (sent: VisitSentReply) => void
}

/** Asks for a measuring visit. A failure keeps everything that was typed. */
export function VisitForm({ offered, phone, sendsSms, onSent }: VisitFormProps) {
  const text = useText()
  const format = useFormat()
  const { user } = useSession()
  const form = useCheckedForm({ fields: formFields, check: problemsOf, send, onEdit: kept.keep, isQuiet: true })
  useKnown(form.props.ref)

  function problemsOf(given: Values<FormField>) {
    const districts = offered.provinces.flatMap((province) => province.districts)
    const problems = Object.entries(visitProblems(given, { districts, days: offered.days }))
    return Object.fromEntries(
      (problems as [VisitField, VisitProblem][]).map(([field, problem]) => [
        field,
        `visit-problem.${problem}` as const,
      ]),
    )
  }

  async function send({ plan, ...values }: Values<FormField>) {
    if (!navigator.onLine) return { message: text('visit.offline') }
    const answer = await sendOnce<VisitSentReply>('/api/measuring-visits', { ...values, ...(plan !== '' && { plan }) })
    if (!answer.success && answer.code === undefined) return { message: text('visit.no-answer') }
    if (!answer.success) return refusalOf(text, answer, text('visit.not-sent'))
    kept.forget()
    // No email brings the link. A member's browser needs no key, since the account opens it.
    if (answer.data.email === '') {
      keepVisit({ number: answer.data.number, key: user ? undefined : answer.key, day: values.day })
    }
    return void onSent(answer)
  }

  const field = (name: Exclude<VisitField, 'note'>) => {
    return { name, label: text(`visit.${name}`), error: form.errors[name], isMarked: true, required: true }
  }
  return (
    <form {...form.props} className={styles.form} aria-label={text('visit.form')}>
      <p className={styles.hint}>{text('visit.required')}</p>
      <fieldset className={styles.fields} disabled={form.isBusy}>
        <h2 className={styles.part}>{text('visit.where')}</h2>
        <div className={styles.whole}>
          <SelectField
            {...field('district')}
            hint={text('visit.elsewhere', { phone: format.phone(phone) })}
            autoComplete="off"
            defaultValue=""
          >
            <option value="" disabled>
              {text('visit.choose')}
            </option>
            {format.places(offered.provinces).map(({ name, districts }) => (
              <optgroup key={name} label={format.place(name)}>
                {format.places(districts.map((district) => ({ name: district }))).map((district) => (
                  <option key={district.name} value={district.name}>
                    {format.place(district.name)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
        <div className={styles.whole}>
          <TextField
            {...field('place')}
            hint={text('visit.place-hint')}
            autoComplete="street-address"
            maxLength={MAX_ADDRESS_LENGTH}
          />
        </div>
        <SelectField {...field('day')} autoComplete="off" defaultValue="">
          <option value="" disabled>
            {text('visit.choose')}
          </option>
          {offered.days.map((day) => (
            <option key={day} value={day}>
              {format.shortDay(day)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('part')} autoComplete="off" defaultValue={ANY_TIME}>
          {visitParts.map((part) => (
            <option key={part} value={part}>
              {text(`visit.part.${part}`)}
            </option>
          ))}
        </SelectField>
        <h2 className={styles.part}>{text('visit.you')}</h2>
        <div className={styles.whole}>
          <TextField {...field('name')} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        </div>
        <TextField
          {...field('phone')}
          hint={text(sendsSms ? 'visit.phone-hint-sms' : 'visit.phone-hint')}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
        />
        <TextField
          {...field('email')}
          isMarked={false}
          required={false}
          hint={text('visit.email-hint')}
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
        />
        <div className={styles.whole}>
          <Field label={text('visit.note')} hint={text('visit.note-hint')} error={form.errors.note}>
            {(control) => <textarea {...control} name="note" rows={4} maxLength={MAX_VISIT_NOTE_LENGTH} />}
          </Field>
        </div>
        <SendPlan className={styles.whole} hint={text('visit.plan-hint')} error={form.errors.plan} />
      </fieldset>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <SubmitButton size="large" className="needs-script" busy={form.isBusy}>
        {text('visit.send')}
      </SubmitButton>
    </form>
  )
}

/** Fills in the account's contact data, what was typed before, the note of the link, and the district chosen in the shop. */
function useKnown(ref: React.RefObject<HTMLFormElement>): void {
  const { user } = useSession()
  const { state } = useLocation()
  const isFilled = useRef(false)
  useEffect(() => {
    const { elements } = ref.current
    if (user)
      for (const [name, value] of [
        ['name', user.name],
        ['phone', user.mobile],
        ['email', user.email],
      ] as const) {
        const input = elements.namedItem(name)
        if (input instanceof HTMLInputElement) fillIfEmpty(input, value)
      }
    if (isFilled.current) return
    isFilled.current = true
    const [district, day, part] = ['district', 'day', 'part'].map(
      (name) => elements.namedItem(name) as HTMLSelectElement,
    )
    // The kept answers fill empty fields only.
    if (part!.value === ANY_TIME) part!.value = ''
    kept.fill(ref.current)
    const note = elements.namedItem('note') as HTMLTextAreaElement
    note.value = withNoteOf(state, note.value)
    if (district!.value === '') district!.value = readDistrict()
    // A district or day that is no longer offered leaves its select without a choice.
    if (district!.selectedIndex === -1) district!.value = ''
    if (day!.selectedIndex === -1) day!.value = ''
    if (part!.selectedIndex === -1) part!.value = ANY_TIME
  }, [ref, user, state])
}
