import { useEffect } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { MAX_ADDRESS_LENGTH } from '#domain/addresses/address-length.ts'
import { dayInNepal, MIN_AGE_YEARS } from '#domain/accounts/birth-date.ts'
import type { Formats } from '#domain/language/formats.ts'
import { capitalised } from '#domain/accounts/person-name.ts'
import { registrationFields, registrationProblems } from '#domain/accounts/registration.ts'
import { parseTypedBirthDate } from '#domain/accounts/typed-birth-date.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox, LinkedWords } from '../../ui/checkbox.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { accountApi } from './session/account-api.ts'
import formStyles from './account-form.module.css'
import { WishPart } from '../wishlist/wish-part.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { EmailField } from './email-field.tsx'
import { NameField } from './name-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { refusalOf } from './refusal.ts'
import { RefusalNote } from './refusal-note.tsx'
import styles from './register-form.module.css'
import {
  dropRegistrationKey,
  keepRegistrationDraft,
  type RegisterState,
  registrationKey,
} from './registration-draft.ts'
import { useRegistrationDraft } from './use-registration-draft.ts'
import { waitForResend, startWaiting } from './waiting-email.ts'
import { useWithNext, withNext } from './next-path.ts'

/** Fields in the order of the form. */
const fields = [...registrationFields, 'terms'] as const
type Field = (typeof fields)[number]

export function RegisterForm() {
  const text = useText()
  const navigate = useNavigate()
  const format = useFormat()
  const form = useCheckedForm({
    fields,
    check: (given) => check(given, format),
    send: register,
    onEdit: keepRegistrationDraft,
  })
  const { ref } = form.props
  const draft = useRegistrationDraft(ref)
  const state = useLocation().state as Partial<RegisterState> | null
  const isCorrected = useHydrated() && state?.isCorrected === true
  useEffect(() => {
    if (isCorrected) ref.current.querySelector<HTMLElement>('[name="email"]')?.focus()
  }, [ref, isCorrected])
  const loginPath = useWithNext(href('/login'))

  async function register(given: Values<Field>) {
    const { terms: _, ...registration } = asSent(given, format)
    const answer = await accountApi.register(registration, registrationKey())
    if (!answer.success) return refusalOf(text, answer, text('register.failed'))
    startWaiting(registration.email, { isForgotten: false })
    waitForResend({ kind: 'account', contact: registration.email })
    dropRegistrationKey()
    ref.current?.reset()
    showToast('success', answer.message)
    return void navigate(withNext(href('/verifyAccount')))
  }

  return (
    <form {...form.props} className={formStyles.form} aria-label={text('register.title')}>
      <WishPart isNew />
      <fieldset className={formStyles.fields} disabled={form.isBusy}>
        {isCorrected && <p>{text('register.corrected')}</p>}
        <NameField name="name" label={text('account.name')} required error={form.errors.name} />
        <EmailField
          label={text('account.email')}
          hint={text('register.email-hint')}
          asked={isCorrected ? draft.email : undefined}
          required
          error={form.errors.email}
        />
        <div className={styles.pairs}>
          <NewPasswordFields name="password" label={text('account.password')} errors={form.errors} />
          <p className={styles.why}>{text('register.why', { years: MIN_AGE_YEARS })}</p>
          <BirthDateField name="date_of_birth" error={form.errors.date_of_birth} />
          <TextField
            name="mobile"
            type="tel"
            label={text('account.phone')}
            hint={text('account.phone-hint')}
            autoComplete="tel-national"
            required
            error={form.errors.mobile}
          />
          <PlaceFields errors={form.errors} known={draft} />
          <TextField
            name="City"
            label={text('account.city')}
            autoComplete="address-level2"
            maxLength={MAX_ADDRESS_LENGTH}
            required
            error={form.errors.City}
          />
          <TextField
            name="street_address_1"
            label={text('account.street')}
            autoComplete="address-line1"
            maxLength={MAX_ADDRESS_LENGTH}
            required
            error={form.errors.street_address_1}
          />
        </div>
        <div className={styles.terms}>
          <Checkbox name="terms" required error={form.errors.terms}>
            <LinkedWords to={[href('/terms-of-service'), href('/privacy-policy')]}>
              {text('register.terms')}
            </LinkedWords>
          </Checkbox>
        </div>
      </fieldset>
      <RefusalNote>{form.refusal}</RefusalNote>
      <SubmitButton size="large" className="needs-script" busy={form.isBusy}>
        {text('register.submit')}
      </SubmitButton>
      <p className={formStyles.other}>
        {text('register.known')} <Link to={loginPath}>{text('register.login')}</Link>
      </p>
      {form.isBusy && (
        <div className={styles.overlay} role="status">
          <p className={styles.busy}>{text('register.busy')}</p>
        </div>
      )}
    </form>
  )
}

function check(given: Values<Field>, format: Formats): Problems<Field> {
  const problems = registrationProblems(asSent(given, format), dayInNepal(new Date()))
  return given.terms === '' ? { ...problems, terms: 'terms' } : problems
}

/** Converts the values for the server: a typed date becomes an instant of that day in Nepal. */
function asSent<Given extends Values<Field>>(given: Given, format: Formats): Given {
  const day = parseTypedBirthDate(given.date_of_birth, format)
  return {
    ...given,
    name: capitalised(given.name.trim()),
    email: given.email.trim(),
    date_of_birth: day === null ? given.date_of_birth : `${day}T00:00:00.000Z`,
  }
}
