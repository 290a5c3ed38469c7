import { useEffect, useRef } from 'react'
import { languagePath } from '#domain/language/languages.ts'
import type { VisitSentReply } from '#contract/tickets.ts'
import { useFormat } from '../../format.ts'
import { pageLanguage, useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { copyLink } from '../../ui/share-link.ts'
import { showToast } from '../../ui/toast.tsx'
import styles from './contact.module.css'
import { ticketPath } from './ticket-path.ts'

/** Replaces the form once the request is sent. */
export function VisitSent({ sent: { data, key, isTexted } }: { sent: VisitSentReply }) {
  const text = useText()
  const { digits } = useFormat()
  const path = ticketPath({ number: data.number, key })
  const heading = useRef<HTMLHeadingElement>(BEFORE_MOUNT)
  useEffect(() => heading.current.focus(), [])
  return (
    <section className={styles.sent} aria-labelledby="visit-sent">
      <Icon name="check" size={28} />
      <h2 id="visit-sent" ref={heading} tabIndex={-1}>
        {text('visit.sent')}
      </h2>
      <p className={styles.number}>{data.number}</p>
      <p>{text('visit.sent-text', { phone: digits(data.phone) })}</p>
      {data.email !== '' && <p>{text('visit.sent-mail', { email: data.email })}</p>}
      {data.email === '' && (
        <KeptLink path={path}>
          {isTexted ? text('visit.sent-sms', { phone: digits(data.phone) }) : text('visit.sent-link')}
        </KeptLink>
      )}
      <div className={styles.actions}>
        <LinkButton to={path}>{text('visit.see')}</LinkButton>
      </div>
    </section>
  )
}

/** A sentence about the link to the visit, and the link itself with a button that copies it. */
function KeptLink({ path, children }: { path: string; children: string }) {
  const text = useText()
  const link = location.origin + languagePath(pageLanguage(), path)
  const copy = async () => {
    const isCopied = await copyLink(link)
    showToast(isCopied ? 'success' : 'error', text(isCopied ? 'visit.copied' : 'visit.not-copied'))
  }
  return (
    <div>
      <p>{children}</p>
      <p className={styles.link}>{link}</p>
      <Button kind="outline" size="small" onClick={() => void copy()}>
        {text('visit.copy')}
      </Button>
    </div>
  )
}

/** Stands in for the form while no district or day is offered. */
export function NoVisits({ phone }: { phone: string }) {
  const text = useText()
  const format = useFormat()
  return (
    <section className={styles.sent} aria-labelledby="no-visits">
      <h2 id="no-visits" tabIndex={-1}>
        {text('visit.closed')}
      </h2>
      <p>{text('visit.closed-text', { phone: format.phone(phone) })}</p>
    </section>
  )
}
