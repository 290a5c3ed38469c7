import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './footer.module.css'
import logo from './logo.svg'

export function FooterContact({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const { phone, digits } = useFormat()
  return (
    <section className={styles.contact} aria-label={text('footer.contact')}>
      <img src={logo} width={191} height={46} alt={settings.name} loading="lazy" />
      <p className={styles.tagline}>{settings.tagline}</p>
      <address>
        <a href={settings.mapUrl}>
          <Icon name="pin" size={20} />
          {settings.streetAddress}, {settings.city} {digits(settings.postalCode)}
        </a>
        <a href={`tel:${settings.phone}`}>
          <Icon name="phone" size={20} />
          {phone(settings.phone)}
        </a>
        <a href={`mailto:${settings.email}`}>
          <Icon name="mail" size={20} />
          {settings.email}
        </a>
      </address>
    </section>
  )
}
