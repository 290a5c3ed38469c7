import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { AskForNoticeBody } from '#contract/notices.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import '../../messages/account-messages.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { useCheckedForm, type Refusal } from '../../ui/use-checked-form.ts'
import { EmailField } from '../accounts/email-field.tsx'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { useSession } from '../accounts/session/session.ts'
import { waitForResend } from '../accounts/waiting-email.ts'
import type { AskForNoticeProps } from './ask-for-notice.tsx'
import styles from './ask-for-notice.module.css'
import { AskWithoutEmail } from './ask-without-email.tsx'
import { noticeCalls } from './notice-calls.ts'
import { NoticeOn } from './notice-on.tsx'
import './notices-messages.ts'

/** Loads while a code goes to a phone. */
const loadAskCode = () => import('./ask-code.tsx')
const AskCode = lazyPart(loadAskCode, { Loading: () => <div className={styles.opening} /> })

type AskFormProps = AskForNoticeProps & {
  /** Called with what the shop will do. */
  onDone: (said: ReactNode) => void
  onCancel: () => void
}

/** A guest's request by phone, and the id of the code that was sent. */
export type SentCode = { id: string; wish: AskForNoticeBody & { phone: string } }

/** Digits as people write a phone number, perhaps mistyped: the shop says so. */
const LIKE_A_NUMBER = /^[\s\d\u0966-\u096f+().\p{Pd}]+$/u

/**
 * Says what is sent, and asks a guest for an email address, or a phone number where the shop sends SMS. The shop checks
 * them.
 */
export default function AskForm({ kind, variantId, place, piece, onDone, onCancel }: AskFormProps) {
  const text = useText()
  const format = useFormat()
  const isMember = useSession().status === 'member'
  const takesPhone = useRouteLoaderData<typeof rootLoader>('root')?.settings.sendsSms ?? false
  const consentId = useId()
  const start = useRef<HTMLFieldSetElement>(null)
  const [sent, setSent] = useState<SentCode>()
  useEffect(() => start.current?.querySelector<HTMLElement>('input, button')?.focus(), [])

  const unsent: Refusal = { message: text('error.offline'), isOffline: true }
  const send = async ({ contact }: { contact: string }): Promise<Refusal | undefined> => {
    if (!navigator.onLine) return unsent
    const wish = kind === 'cart-reminder' ? { kind, place } : { kind, place, variantId: variantId ?? '' }
    const isPhone = takesPhone && LIKE_A_NUMBER.test(contact)
    const guests = isPhone ? { ...wish, phone: contact } : { ...wish, email: contact }
    if (isPhone) prefetch(loadAskCode)
    const answer = await (isMember ? noticeCalls.ask(wish) : noticeCalls.askAsGuest(guests))
    if (answer.success && answer.codeId !== undefined) {
      const phone = parseMobile(contact) ?? contact
      waitForResend({ kind: 'notice', contact: format.phone(phone) })
      setSent({ id: answer.codeId, wish: { ...wish, phone } })
      return undefined
    }
    if (answer.success) {
      const toConfirm = text('notices.check-mail', { email: contact })
      onDone(answer.isOn ? <NoticeOn kind={kind} stop={answer.stop} /> : toConfirm)
      return undefined
    }
    const { code, message, fields } = answer
    if (code === undefined && !navigator.onLine) return unsent
    const wrong = fields?.['email'] ?? fields?.['phone']
    return { message: message || text('notices.not-asked'), ...(wrong && { fields: { contact: wrong } }) }
  }
  const form = useCheckedForm({ fields: ['contact'], check: () => ({}), send, isQuiet: true })
  if (sent) return <AskCode sent={sent} onSent={setSent} onDone={onDone} onCancel={onCancel} />
  return (
    <form {...form.props} className={styles.form} aria-label={text(`notices.ask.${kind}`)}>
      <p id={consentId} className={styles.consent}>
        {text(`notices.consent.${kind}`)}
      </p>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <fieldset ref={start} className={styles.fields} disabled={form.isBusy}>
        {!isMember && (
          <EmailField
            name="contact"
            type={takesPhone ? 'text' : 'email'}
            inputMode="email"
            label={text(takesPhone ? 'notices.contact' : 'account.email')}
            hint={text(takesPhone ? 'notices.by-contact' : 'notices.by-email')}
            required
            error={form.errors.contact}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" size="small" busy={form.isBusy} aria-describedby={consentId}>
            {text(isMember ? 'notices.email-me' : 'notices.send')}
          </Button>
          <Button kind="quiet" size="small" onClick={onCancel}>
            {text('notices.not-now')}
          </Button>
        </div>
      </fieldset>
      {!isMember && piece && <AskWithoutEmail piece={piece} />}
    </form>
  )
}
