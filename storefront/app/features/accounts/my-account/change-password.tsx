import { useId, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { UserProfile } from '#contract/accounts.ts'
import { passwordChangeProblems, type PasswordChange } from '#domain/accounts/new-password.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useCheckedForm } from '../../../ui/use-checked-form.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PasswordOwner } from '../password-owner.tsx'
import { refusalOf } from '../refusal.ts'
import { RefusalNote } from '../refusal-note.tsx'
import { accountApi } from '../session/account-api.ts'
import { forgetSession } from '../session/log-out.ts'
import card from './card.module.css'
import styles from './change-password.module.css'
import grid from './field-grid.module.css'

const fields = ['OldPassword', 'new_password', 'confirm_password'] as const

/** A button that opens the fields below it. */
export function ChangePassword({ user }: { user: UserProfile }) {
  const text = useText()
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={card.card}>
      <h2 className={card.title}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text('profile.password')}
          <Icon name="chevron-down" />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <PasswordForm user={user} />}
      </div>
    </section>
  )
}

function PasswordForm({ user: { email } }: { user: UserProfile }) {
  const text = useText()
  const navigate = useNavigate()
  const form = useCheckedForm({ fields, check: passwordChangeProblems, send: change })

  async function change(given: PasswordChange) {
    const answer = await accountApi.changePassword({ email, ...given })
    if (!answer.success) return refusalOf(text, answer, text('profile.password.not-updated'))
    // The change has ended every session, including this one.
    forgetSession()
    showToast('success', text('profile.password.updated'))
    return void navigate(href('/login'), { state: { email } })
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('profile.password')}>
      <PasswordOwner email={email} />
      <fieldset className={grid.fields} disabled={form.isBusy}>
        <div className={grid.wide}>
          <PasswordField
            name="OldPassword"
            label={text('profile.password.old')}
            autoComplete="current-password"
            required
            error={form.errors.OldPassword}
          />
        </div>
        <NewPasswordFields name="new_password" label={text('profile.password.new')} errors={form.errors} />
      </fieldset>
      <p className={card.intro}>{text('profile.password.consequence')}</p>
      <RefusalNote>{form.refusal}</RefusalNote>
      <div className={card.actions}>
        <SubmitButton busy={form.isBusy}>{text('profile.password.submit')}</SubmitButton>
      </div>
    </form>
  )
}
