import type { ReactNode } from 'react'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Card } from '../../accounts/my-account/card.tsx'
import { ClosedNote } from './closed-note.tsx'
import styles from './order-help.module.css'

type OrderHelpProps = {
  /** The number of an order, or of a request for a custom piece. */
  orderId: string
  settings: ShopSettings
  /** More ways to ask. */
  children?: ReactNode
}

/** Contacts for questions about an order. */
export function OrderHelp({ orderId, settings, children }: OrderHelpProps) {
  const text = useText()
  const format = useFormat()
  const { phone, email, hours } = settings
  const subject = encodeURIComponent(text('order.help-subject', { orderId }))
  return (
    <Card id="order-help" title={text('order.help')}>
      <p className={styles.intro}>{text('order.help-text')}</p>
      <ClosedNote hours={hours} className={styles.intro} />
      <ul className={styles.ways}>
        <li>
          <a className={styles.link} href={`tel:${phone}`}>
            <Icon name="phone" size={20} />
            {text('order.call', { phone: format.phone(phone) })}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}?subject=${subject}`}>
            <Icon name="mail" size={20} />
            {text('order.write', { email })}
          </a>
        </li>
      </ul>
      {children}
    </Card>
  )
}
