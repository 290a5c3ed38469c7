import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './footer.module.css'

/** Names of firms, the same in every language. */
const networkNames = { instagram: 'Instagram', facebook: 'Facebook', whatsapp: 'WhatsApp' } as const

export function FooterSocial({ settings }: { settings: ShopSettings }) {
  const text = useText()
  if (settings.social.length === 0) return null
  return (
    <section aria-labelledby="footer-follow">
      <h2 id="footer-follow" className={styles.heading}>
        {text('footer.follow')}
      </h2>
      <ul className={styles.social}>
        {settings.social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="noopener" aria-label={text('footer.follow-on', { network: networkNames[network] })}>
              <Icon name={network} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
