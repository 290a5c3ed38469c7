import { useEffect, useRef } from 'react'
import type { TicketSentReply } from '#contract/tickets.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './contact.module.css'
import { ticketPath } from './ticket-path.ts'

type ContactSentProps = { sent: TicketSentReply; onAnother: () => void }

/** Replaces the form once the message is sent. */
export function ContactSent({ sent: { data, key }, onAnother }: ContactSentProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(BEFORE_MOUNT)
  useEffect(() => heading.current.focus(), [])
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <Icon name="check" size={28} />
      <h2 id="contact-sent" ref={heading} tabIndex={-1}>
        {text('contact.sent')}
      </h2>
      <p className={styles.number}>{data.number}</p>
      <p>{text('contact.sent-text', { email: data.email })}</p>
      <div className={styles.actions}>
        <LinkButton to={ticketPath({ number: data.number, key })}>{text('contact.see')}</LinkButton>
        <Button kind="outline" onClick={onAnother}>
          {text('contact.another')}
        </Button>
      </div>
    </section>
  )
}
