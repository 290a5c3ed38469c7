import { useRef, useState } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { type LoginField, loginFields, loginProblems } from '#domain/accounts/login.ts'
import { keep, storageKeys } from '../../storage.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { accountApi } from './session/account-api.ts'
import { startSession } from './session/check-session.ts'
import { readSession } from './session/session.ts'
import styles from './account-form.module.css'
import { WishPart } from '../wishlist/wish-part.tsx'
import { refusalOf } from './refusal.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useCodeRequest } from './use-code-request.ts'
import { type LoginState, useRememberedEmail } from './use-remembered-email.ts'
import { startWaiting } from './waiting-email.ts'
import { useWithNext, withNext } from './next-path.ts'

/** Opens the session. The page follows the session and decides where the visitor goes next. */
export function LoginForm({ shopName }: { shopName: string }) {
  const text = useText()
  const navigate = useNavigate()
  const remember = useRef<HTMLInputElement>(BEFORE_MOUNT)
  const email = useRef<HTMLInputElement>(BEFORE_MOUNT)
  const form = useCheckedForm({ fields: loginFields, check: loginProblems, send: logIn })
  const requestCode = useCodeRequest()
  const registerPath = useWithNext(href('/register'))
  const [isAsking, setIsAsking] = useState(false)
  useRememberedEmail(email, remember)
  const state = useLocation().state as Partial<LoginState> | null
  // The browser keeps the state of a page that is loaded again; the served page knows none.
  const isNew = useHydrated() && state?.isNew

  async function logIn(given: Values<LoginField>) {
    const address = given.email.trim()
    const rememberMe = remember.current.checked
    const answer = await accountApi.login({ email: address, password: given.password, rememberMe })
    if (!answer.success) {
      if (answer.code !== 'email_unverified') return refusalOf(text, answer, text('login.failed'))
      startWaiting(address, { isForgotten: false })
      showToast('error', answer.message)
      return void navigate(withNext(href('/verifyAccount')))
    }
    keep(storageKeys.rememberedEmail, rememberMe ? address : null)
    await startSession(answer.data)
    // A toast has already said why the visitor is still logged out.
    if (readSession().status === 'guest') return { message: text('login.failed') }
    showToast('success', text('login.done', { email: address }))
    return undefined
  }

  async function askForCode() {
    setIsAsking(true)
    const refusal = await requestCode(email.current.value)
    setIsAsking(false)
    return refusal
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('login.title')}>
      <WishPart />
      {isNew && <p role="status">{text('login.new-account')}</p>}
      <fieldset className={styles.fields} disabled={form.isBusy}>
        <TextField
          ref={email}
          name="email"
          type="email"
          label={text('login.email')}
          autoComplete="username"
          maxLength={MAX_EMAIL_LENGTH}
          required
          error={form.errors.email}
        />
        <PasswordField
          name="password"
          label={text('login.password')}
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
        <div className={styles.row}>
          <Checkbox ref={remember} name="rememberMe">
            {text('login.remember')}
          </Checkbox>
          <button type="button" className={`${styles.link} needs-script`} onClick={() => void form.run(askForCode)}>
            {text(isAsking ? 'login.forgot-busy' : 'login.forgot')}
          </button>
        </div>
      </fieldset>
      <RefusalNote>{form.refusal}</RefusalNote>
      <SubmitButton size="large" className="needs-script" busy={form.isBusy && !isAsking}>
        {text('login.submit')}
      </SubmitButton>
      <p className={styles.other}>
        {text('login.new-here', { name: shopName })} <Link to={registerPath}>{text('login.register')}</Link>
      </p>
      <p className={styles.other}>
        {text('login.guest-order')} <Link to={href('/track-order')}>{text('header.track-order')}</Link>
      </p>
    </form>
  )
}
