import type { ReactNode } from 'react'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { codeIn, codeProblem } from '#domain/accounts/one-time-code.ts'
import { useFormat } from '../../format.ts'
import '../../messages/account-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { CodeBoxes } from '../accounts/code-boxes.tsx'
import { codeRefusalOf } from '../accounts/refusal.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { ResendButton } from '../accounts/resend-button.tsx'
import styles from './ask-for-notice.module.css'
import type { SentCode } from './ask-form.tsx'
import { noticeCalls } from './notice-calls.ts'
import { NoticeOn } from './notice-on.tsx'
import './notices-messages.ts'

type AskCodeProps = {
  sent: SentCode
  /** Called with another code. */
  onSent: (sent: SentCode) => void
  /** Called with what the shop will do. */
  onDone: (said: ReactNode) => void
  onCancel: () => void
}

/** Boxes for the code that went to a guest's phone. They take the focus. */
export default function AskCode({ sent, onSent, onDone, onCancel }: AskCodeProps) {
  const text = useText()
  const format = useFormat()
  const form = useCheckedForm({ fields: ['code'], check, send, isQuiet: true })
  const { wish } = sent
  const phone = format.phone(wish.phone)

  async function send({ code }: Values<'code'>) {
    const answer = await noticeCalls.askAsGuest({ ...wish, code: { id: sent.id, digits: codeIn(code) } })
    if (answer.success) {
      onDone(<NoticeOn kind={wish.kind} stop={answer.stop} />)
      return undefined
    }
    return codeRefusalOf(text, answer, 'code', text('notices.not-asked'))
  }

  async function resend() {
    const answer = await noticeCalls.askAsGuest(wish)
    if (answer.success && answer.codeId !== undefined) onSent({ ...sent, id: answer.codeId })
    return answer
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text(`notices.ask.${wish.kind}`)}>
      <p>{text('notices.enter-code', { phone })}</p>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <fieldset ref={focusFirst} className={styles.fields} disabled={form.isBusy}>
        <CodeBoxes name="code" error={form.errors.code} isSms />
        <div className={styles.actions}>
          <Button type="submit" size="small" busy={form.isBusy}>
            {text(form.isBusy ? 'notices.confirm-busy' : 'notices.confirm-code')}
          </Button>
          <Button kind="quiet" size="small" onClick={onCancel}>
            {text('notices.not-now')}
          </Button>
        </div>
      </fieldset>
      <ResendButton kind="notice" contact={phone} resend={resend} onSent={form.startOver} />
    </form>
  )
}

function focusFirst(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('[name="code"]')?.focus()
}

function check({ code }: Values<'code'>): Problems<'code'> {
  const problem = codeProblem(code)
  return problem ? { code: problem } : {}
}
