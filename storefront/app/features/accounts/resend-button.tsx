import { useEffect, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useIsOnline } from '../../ui/use-is-online.ts'
import type { CodeSentReply } from '#contract/orders/orders.ts'
import type { Answer } from './session/call.ts'
import { RefusalNote } from './refusal-note.tsx'
import { refusalOf } from './refusal.ts'
import styles from './resend-button.module.css'
import { secondsToResend, waitForResend } from './waiting-email.ts'

/** `contact`: the email address or phone number that gets the code. */
type ResendButtonProps = { contact: string; resend: () => Promise<Answer<CodeSentReply>>; onSent: () => void }

/** Sends another code, at most once a minute. */
export function ResendButton({ contact, resend: ask, onSent }: ResendButtonProps) {
  const text = useText()
  const [left, restart] = useSecondsToResend()
  const [isBusy, setIsBusy] = useState(false)
  /** Shown until the network is back. */
  const [problem, setProblem] = useState<string>()
  const isOnline = useIsOnline()

  const resend = async () => {
    if (!navigator.onLine) return setProblem(text('verify.resend-offline'))
    setProblem(undefined)
    setIsBusy(true)
    const answer = await ask()
    setIsBusy(false)
    if (answer.success) {
      waitForResend()
      showToast('success', text('account.code-sent', { email: contact }))
      onSent()
    } else {
      if (answer.retryAfterS !== undefined) waitForResend(answer.retryAfterS)
      const { message, lasting } = refusalOf(text, answer, text('verify.resend-failed'))
      if (answer.code === undefined && !navigator.onLine) setProblem(lasting)
      else showToast('error', message)
    }
    restart()
  }

  const isWaiting = left > 0
  const label = isBusy
    ? text('verify.resend-busy')
    : isWaiting
      ? text('verify.resend-in', { left })
      : text('verify.resend')
  return (
    <>
      {/* Not `disabled`, so that the button keeps the focus while it waits. */}
      <Button
        kind="outline"
        aria-disabled={isWaiting || isBusy || undefined}
        onClick={() => !isWaiting && !isBusy && void resend()}
      >
        {label}
      </Button>
      {problem !== undefined && !isOnline && (
        <div className={styles.problem}>
          <RefusalNote isAlert>{problem}</RefusalNote>
        </div>
      )}
    </>
  )
}

/** Counts down in whole seconds; the second value restarts the countdown. */
function useSecondsToResend(): [seconds: number, restart: () => void] {
  const [left, setLeft] = useState(secondsToResend)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setLeft(secondsToResend()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return [left, () => setLeft(secondsToResend())]
}
