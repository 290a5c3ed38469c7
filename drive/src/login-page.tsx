import { useState, type FormEvent } from 'react'
import { useText, type TextKey } from '../../storefront/app/messages/text.ts'
import { useDay } from './device/day-state.ts'
import { enter } from './device/session.ts'
import type { Failure } from './device/shop-calls.ts'
import { NotSaved, useSaving } from './saving.tsx'

/** Login with the account of the staff. What waits to be sent stays on the device meanwhile. */
export function LoginPage({ onLanguage }: { onLanguage: () => void }) {
  const text = useText()
  const { me, trouble } = useDay()
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState<TextKey | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const { hasFailed, save } = useSaving()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const valueOf = (name: string) => String(given.get(name) ?? '')
    setBusy(true)
    await save(attempt({ email: valueOf('email'), password: valueOf('password'), code: valueOf('code') }))
    setBusy(false)
  }
  const attempt = async (body: Parameters<typeof enter>[0]) => {
    const failure = await enter(body)
    if (failure?.code === 'totp_required') {
      setProblem(needsCode ? 'drive.login.wrong-code' : undefined)
      setNeedsCode(true)
    } else if (failure) setProblem(problemOf(failure))
    else location.hash = ''
  }
  const shown = problem ?? problemOfSession(trouble)
  return (
    <main className="login">
      <h1>{text('drive.login.title')}</h1>
      {me && trouble === 'login' && <p>{text('drive.login.again')}</p>}
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {text('drive.login.email')}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          {text('drive.login.password')}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {needsCode && (
          <label>
            {text('drive.login.code')}
            <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
          </label>
        )}
        {shown && (
          <p role="alert" className="problem">
            {text(shown as 'drive.login.failed')}
          </p>
        )}
        {hasFailed && <NotSaved />}
        <button type="submit" className="button strong" disabled={isBusy}>
          {text('drive.login.submit')}
        </button>
      </form>
      <button type="button" className="link" onClick={onLanguage}>
        {text('drive.language')}
      </button>
    </main>
  )
}

function problemOf({ failure, code }: Failure): TextKey {
  if (failure === 'unreachable') return 'drive.login.no-network'
  if (failure === 'login') return 'drive.login.wrong'
  if (code === 'totp') return 'drive.login.totp'
  if (failure === 'forbidden') return 'drive.login.not-allowed'
  return code === 'too_many_requests' ? 'drive.login.too-many' : 'drive.login.failed'
}

function problemOfSession(trouble: 'login' | 'forbidden' | 'totp' | null): TextKey | undefined {
  if (trouble === 'totp') return 'drive.login.totp'
  return trouble === 'forbidden' ? 'drive.login.not-allowed' : undefined
}
