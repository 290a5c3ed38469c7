import { useEffect } from 'react'
import { href, Link, useNavigate } from 'react-router'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { codeProblem } from '#domain/accounts/one-time-code.ts'
import { useText } from '../../messages/text.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { accountApi } from './session/account-api.ts'
import styles from './account-form.module.css'
import { CodeBoxes } from './code-boxes.tsx'
import { codeRefusalOf } from './refusal.ts'
import { RefusalNote } from './refusal-note.tsx'
import { dropRegistrationDraft, type RegisterState } from './registration-draft.ts'
import { ResendButton } from './resend-button.tsx'
import type { LoginState } from './use-remembered-email.ts'
import { stopWaiting, type Waiting } from './waiting-email.ts'
import { withNext } from './next-path.ts'

const fields = ['otp'] as const
type Given = Values<(typeof fields)[number]>

export type VerifyFormProps = { email: string; isForgotten: Waiting['isForgotten'] }

/** Verifies the emailed code, for a new account or a new password. */
export default function VerifyForm({ email, isForgotten }: VerifyFormProps) {
  const text = useText()
  const navigate = useNavigate()
  const form = useCheckedForm({ fields, check, send: verify })

  const { ref } = form.props
  useEffect(() => {
    // The button of the page before is gone, and its focus with it.
    if (document.activeElement === document.body) focusFirstBox(ref.current)
  }, [ref])

  async function verify({ otp }: Given) {
    const ask = isForgotten ? accountApi.verifyForgotPasswordOtp : accountApi.verifyEmail
    const answer = await ask({ email, otp })
    if (!answer.success) return codeRefusalOf(text, answer, 'otp', text('verify.failed'))
    showToast('success', answer.message)
    if (isForgotten) return void navigate(withNext(href('/forgot-password')))
    stopWaiting()
    dropRegistrationDraft()
    return void navigate(withNext(href('/login')), { state: { email, isNew: true } satisfies LoginState })
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('verify.title')}>
      <fieldset className={styles.fields} disabled={form.isBusy}>
        <CodeBoxes name="otp" error={form.errors.otp} />
      </fieldset>
      <RefusalNote>{form.refusal}</RefusalNote>
      <SubmitButton size="large" busy={form.isBusy}>
        {text('verify.submit')}
      </SubmitButton>
      <ResendButton
        kind="account"
        contact={email}
        resend={() => accountApi.resendOtp({ email, purpose: isForgotten ? 'reset-password' : 'verify-email' })}
        onSent={form.startOver}
      />
      {!isForgotten && (
        <p className={styles.other}>
          {text('verify.wrong-address')}{' '}
          <Link to={withNext(href('/register'))} state={{ isCorrected: true } satisfies RegisterState}>
            {text('verify.change-address')}
          </Link>
        </p>
      )}
    </form>
  )
}

function focusFirstBox(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[name="otp"]')?.focus()
}

function check({ otp }: Given): Problems<'otp'> {
  const problem = codeProblem(otp)
  return problem ? { otp: problem } : {}
}
