import { href, useNavigate } from 'react-router'
import { passwordResetProblems } from '#domain/accounts/new-password.ts'
import { useText } from '../../messages/text.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { accountApi } from './session/account-api.ts'
import styles from './account-form.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordOwner } from './password-owner.tsx'
import { refusalOf } from './refusal.ts'
import { RefusalNote } from './refusal-note.tsx'
import type { LoginState } from './use-remembered-email.ts'
import { readWaiting, stopWaiting } from './waiting-email.ts'
import { withNext } from './next-path.ts'

const fields = ['new_password', 'confirm_password'] as const

type ResetFormProps = {
  email: string
  /** Called when the reset must start over: the email is unknown or the code is no longer valid. */
  onOver: (why: string) => void
}

/** Replaces a forgotten password. */
export function ResetForm({ email, onOver }: ResetFormProps) {
  const text = useText()
  const navigate = useNavigate()
  const form = useCheckedForm({ fields, check: passwordResetProblems, send: reset })

  async function reset(passwords: Values<(typeof fields)[number]>) {
    if (readWaiting().email === null) {
      const why = text('problem.email-missing')
      onOver(why)
      return { message: why }
    }
    const answer = await accountApi.resetPassword({ email, ...passwords })
    if (!answer.success) {
      const refusal = refusalOf(text, answer, text('reset.failed'))
      if (answer.code === 'forbidden' || answer.code === 'unauthorized') onOver(refusal.message)
      return refusal
    }
    stopWaiting()
    showToast('success', text('reset.done'))
    return void navigate(withNext(href('/login')), { state: { email } satisfies LoginState })
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('reset.title')}>
      <fieldset className={styles.fields} disabled={form.isBusy}>
        <PasswordOwner email={email} />
        <NewPasswordFields name="new_password" label={text('reset.new-password')} errors={form.errors} />
      </fieldset>
      <RefusalNote>{form.refusal}</RefusalNote>
      <SubmitButton size="large" busy={form.isBusy}>
        {text('reset.submit')}
      </SubmitButton>
    </form>
  )
}
