import { useEffect, useId, useRef } from 'react'
import { parseMobile } from '#domain/accounts/phone.ts'
import '../../messages/account-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm, type Refusal } from '../../ui/use-checked-form.ts'
import { EmailField } from '../accounts/email-field.tsx'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { useSession } from '../accounts/session/session.ts'
import type { AskForNoticeProps } from './ask-for-notice.tsx'
import styles from './ask-for-notice.module.css'
import { AskWithoutEmail } from './ask-without-email.tsx'
import { noticeCalls } from './notice-calls.ts'
import './notices-messages.ts'

type AskFormProps = AskForNoticeProps & {
  /** Called with what the shop will do. */
  onDone: (said: string) => void
  onCancel: () => void
}

/** Says what is sent, and asks a guest for the address. The shop checks it. */
export default function AskForm({ kind, variantId, place, piece, onDone, onCancel }: AskFormProps) {
  const text = useText()
  const isMember = useSession().status === 'member'
  const consentId = useId()
  const start = useRef<HTMLFieldSetElement>(null)
  useEffect(() => start.current?.querySelector<HTMLElement>('input, button')?.focus(), [])

  const unsent: Refusal = { message: text('error.offline'), isOffline: true }
  const noPhone = text(piece ? 'notices.no-phone-but' : 'notices.no-phone')
  const refusedPhone: Refusal = { message: noPhone, fields: { email: noPhone } }
  const send = async ({ email }: { email: string }): Promise<Refusal | undefined> => {
    if (!isMember && parseMobile(email) !== null) return refusedPhone
    if (!navigator.onLine) return unsent
    const wish = kind === 'cart-reminder' ? { kind, place } : { kind, place, variantId: variantId ?? '' }
    const answer = await (isMember ? noticeCalls.ask(wish) : noticeCalls.askAsGuest({ ...wish, email }))
    if (answer.success) {
      onDone(answer.isOn ? text(`notices.on.${kind}`) : text('notices.check-mail', { email }))
      return undefined
    }
    const { code, message, fields } = answer
    if (code === undefined && !navigator.onLine) return unsent
    return { message: message || text('notices.not-asked'), ...(fields && { fields }) }
  }
  const form = useCheckedForm({ fields: ['email'], check: () => ({}), send, isQuiet: true })
  return (
    <form {...form.props} className={styles.form} aria-label={text(`notices.ask.${kind}`)}>
      <p id={consentId} className={styles.consent}>
        {text(`notices.consent.${kind}`)}
      </p>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <fieldset ref={start} className={styles.fields} disabled={form.isBusy}>
        {!isMember && (
          <EmailField
            label={text('notices.email')}
            hint={text('notices.by-email')}
            required
            error={form.errors.email}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" size="small" busy={form.isBusy} aria-describedby={consentId}>
            {text('notices.send')}
          </Button>
          <Button kind="quiet" size="small" onClick={onCancel}>
            {text('notices.cancel')}
          </Button>
        </div>
      </fieldset>
      {!isMember && piece && <AskWithoutEmail piece={piece} />}
    </form>
  )
}
