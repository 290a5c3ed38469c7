import { href, Link } from 'react-router'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { MAX_EMAIL_LENGTH, emailProblem } from '#domain/accounts/email.ts'
import { useText } from '../../messages/text.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import styles from './account-form.module.css'
import { RefusalNote } from './refusal-note.tsx'
import { useCodeRequest } from './use-code-request.ts'
import { useWithNext } from './next-path.ts'

const fields = ['email'] as const
type Given = Values<(typeof fields)[number]>

type StartResetFormProps = {
  /** Why the reset must start over. */
  why: string
  /** Empty when unknown. */
  email: string
}

/** Asks for the email that receives the code. */
export function StartResetForm({ why, email }: StartResetFormProps) {
  const text = useText()
  const requestCode = useCodeRequest()
  const loginPath = useWithNext(href('/login'))
  const form = useCheckedForm({ fields, check, send: (given) => requestCode(given.email) })
  return (
    <form {...form.props} className={styles.form} aria-label={text('reset.title')}>
      <RefusalNote>{form.refusal ?? why}</RefusalNote>
      <fieldset className={styles.fields} disabled={form.isBusy}>
        <TextField
          name="email"
          type="email"
          label={text('account.email')}
          hint={text('reset.email-hint')}
          autoComplete="username"
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={email}
          required
          error={form.errors.email}
        />
      </fieldset>
      <SubmitButton size="large" busy={form.isBusy}>
        {text('reset.send-code')}
      </SubmitButton>
      <p className={styles.other}>
        {text('reset.remembered')} <Link to={loginPath}>{text('register.login')}</Link>
      </p>
    </form>
  )
}

function check({ email }: Given): Problems<'email'> {
  const problem = emailProblem(email)
  return problem ? { email: problem } : {}
}
