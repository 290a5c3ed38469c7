import type { Order } from '#contract/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AskAboutOrder } from '../../chat/ask-about-order.tsx'
import { Card } from '../../accounts/my-account/card.tsx'
import styles from './order-help.module.css'

type OrderHelpProps = {
  orderId: string
  /** Where it is known, messages name its items. */
  order?: Order
  settings: ShopSettings
}

/** Contacts for questions about an order. */
export function OrderHelp({ orderId, order, settings }: OrderHelpProps) {
  const text = useText()
  const format = useFormat()
  const { phone, email } = settings
  const subject = encodeURIComponent(text('order.help-subject', { orderId }))
  return (
    <Card id="order-help" title={text('order.help')}>
      <p className={styles.intro}>{text('order.help-text')}</p>
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
      {order && <AskAboutOrder order={order} />}
    </Card>
  )
}
