import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './shop-contact.module.css'
import { whatsappUrl } from '../../chat/app-urls.ts'

/** The shop's phone, WhatsApp and email, for direct questions. */
export function ShopContact({ shop }: { shop: Pick<ShopSettings, 'phone' | 'whatsapp' | 'email'> }) {
  const text = useText()
  const format = useFormat()
  return (
    <section className={styles.contact} aria-label={text('custom.contact')}>
      <h3 className={styles.heading}>{text('custom.contact')}</h3>
      <ul className={styles.ways}>
        <li>
          <a href={`tel:${shop.phone}`}>
            <Icon name="phone" size={20} />
            {format.phone(shop.phone)}
          </a>
        </li>
        <li>
          <a href={whatsappUrl(shop.whatsapp)} target="_blank" rel="noopener">
            <Icon name="whatsapp" size={20} />
            {format.phone(shop.whatsapp)}
          </a>
        </li>
        <li>
          <a href={`mailto:${shop.email}`}>
            <Icon name="mail" size={20} />
            {shop.email}
          </a>
        </li>
      </ul>
    </section>
  )
}
