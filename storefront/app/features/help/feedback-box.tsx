import { useEffect, useRef, useState } from 'react'
import type { DoneReply } from '#contract/accounts.ts'
import type { FeedbackBody } from '#contract/help.ts'
import { MAX_FEEDBACK_LENGTH, type FeedbackVerdict, feedbackVerdicts } from '#domain/help/help.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { call } from '../accounts/session/call.ts'
import styles from './feedback-box.module.css'

const MESSAGE_MS = 3_000

/** `none` waits for a choice. A verdict was sent, and lasts as long as its message shows. */
type Feedback = { state: 'none' | 'sending' | FeedbackVerdict; problem?: 'failed' | 'offline' }

/** Asks whether the page helped, with an optional comment. Failed feedback stays and can be sent again. */
export function FeedbackBox() {
  const text = useText()
  const { number } = useFormat()
  const [feedback, setFeedback] = useState<Feedback>({ state: 'none' })
  const comment = useRef<HTMLTextAreaElement>(BEFORE_MOUNT)
  const { state, problem } = feedback
  const isSent = state === 'positive' || state === 'negative'
  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => setFeedback({ state: 'none' }), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [isSent])

  const send = async (verdict: FeedbackVerdict) => {
    if (state === 'sending') return
    setFeedback({ state: 'sending' })
    const outcome = await sendFeedback({ verdict, comment: comment.current.value.trim() })
    if (outcome === 'sent') comment.current.value = ''
    setFeedback(outcome === 'sent' ? { state: verdict } : { state: 'none', problem: outcome })
  }
  return (
    <section className={`${styles.box} needs-script`} aria-labelledby="help-feedback">
      <h2 id="help-feedback" className={styles.title}>
        {text('help.feedback')}
      </h2>
      <Field
        label={text('help.feedback-comment')}
        hint={text('help.feedback-hint', { most: number(MAX_FEEDBACK_LENGTH) })}
      >
        {(control) => (
          <textarea
            ref={comment}
            name="comment"
            rows={3}
            maxLength={MAX_FEEDBACK_LENGTH}
            readOnly={state === 'sending'}
            {...control}
          />
        )}
      </Field>
      <div className={styles.answers}>
        {feedbackVerdicts.map((verdict) => (
          <Button
            key={verdict}
            kind="outline"
            aria-disabled={state !== 'none' || undefined}
            onClick={() => state === 'none' && void send(verdict)}
          >
            <Icon name={verdict === 'positive' ? 'check' : 'close'} size={20} />
            {text(verdict === 'positive' ? 'help.feedback-yes' : 'help.feedback-no')}
          </Button>
        ))}
      </div>
      <div role="status" className={styles.message}>
        {isSent && <p>{text(`help.feedback-${state}`)}</p>}
      </div>
      {problem && <RefusalNote isAlert>{text(`help.feedback-${problem}`)}</RefusalNote>}
    </section>
  )
}

/** Never throws; returns what went wrong. */
async function sendFeedback(body: FeedbackBody): Promise<'sent' | 'failed' | 'offline'> {
  const { status, answer } = await call<DoneReply>({ method: 'POST', path: '/api/help/feedback', body })
  if (answer.success) return 'sent'
  return status === 0 && !navigator.onLine ? 'offline' : 'failed'
}
