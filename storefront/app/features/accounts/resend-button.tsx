import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useIsOnline } from '../../ui/use-is-online.ts'
import type { CodeSentReply } from '#contract/orders/orders.ts'
import type { Answer, Failure } from './session/call.ts'
import { RefusalNote } from './refusal-note.tsx'
import { refusalOf } from './refusal.ts'
import styles from './resend-button.module.css'
import { secondsToResend } from './seconds-to-resend.ts'
import { type CodeReceiver, waitForResend } from './waiting-email.ts'
import { waitText } from './wait-text.ts'

/** A longer wait is named, since nobody watches it. */
const COUNTED_DOWN_S = 120

type ResendButtonProps = CodeReceiver & {
  /** When the first code went out; undefined where this tab has asked for it. */
  sentAt?: string
  /** Whether an earlier code went out another way. */
  hasReplaced?: boolean
  resend: () => Promise<Answer<CodeSentReply>>
  onSent: () => void
  /** Called in place of a toast where no further code can be sent in time. */
  onNoMore?: (said: string) => void
}

/** Sends another code, at most once a minute. */
export function ResendButton(props: ResendButtonProps) {
  const { kind, contact, sentAt, hasReplaced = false, resend: ask, onSent, onNoMore } = props
  const text = useText()
  const receiver = { kind, contact }
  const [left, restart] = useSecondsToResend(() => secondsToResend(receiver, sentAt))
  const [isBusy, setIsBusy] = useState(false)
  const [isResent, setIsResent] = useState(hasReplaced)
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
      waitForResend(receiver)
      setIsResent(true)
      showToast('success', text('account.code-sent', { email: contact }))
      onSent()
    } else if (onNoMore && isPastWaiting(answer)) {
      onNoMore(answer.message)
    } else {
      if (answer.retryAfterS !== undefined) waitForResend(receiver, answer.retryAfterS)
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
      ? left <= COUNTED_DOWN_S
        ? text('verify.resend-in', { left })
        : text('verify.resend-when', { when: waitText(text, left) })
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
      {/* There before its words, so that screen readers announce them. */}
      <p className={styles.resent} role="status">
        {isResent && text('verify.resent')}
      </p>
      {problem !== undefined && !isOnline && (
        <div className={styles.problem}>
          <RefusalNote isAlert>{problem}</RefusalNote>
        </div>
      )}
    </>
  )
}

/** Whether the shop refused a code without saying when one is possible: not before what it is for has ended. */
export function isPastWaiting({ code, retryAfterS }: Failure): boolean {
  return code === 'too_many_requests' && retryAfterS === undefined
}

/** Counts down in whole seconds; the second value restarts the countdown. */
function useSecondsToResend(count: () => number): [seconds: number, restart: () => void] {
  const [left, setLeft] = useState(count)
  const isWaiting = left > 0
  const tick = useEffectEvent(() => setLeft(count()))
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return [left, () => setLeft(count())]
}
