import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { whatsappUrl } from '../custom-order/whatsapp-url.ts'
import styles from './no-answer.module.css'

/** Where to ask what no answer says. */
export function NoAnswer({ settings: { phone, email, whatsapp } }: { settings: ShopSettings }) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.none}>
      <p>{text('help.none-contact')}</p>
      <ul>
        <li>
          <a href={`tel:${phone}`}>
            <Icon name="phone" size={20} />
            {format.phone(phone)}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" size={20} />
            {email}
          </a>
        </li>
        <li>
          <a href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
            <Icon name="whatsapp" size={20} />
            {text('help.whatsapp')}
          </a>
        </li>
      </ul>
    </div>
  )
}
