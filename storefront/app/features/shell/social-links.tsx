import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './social-links.module.css'

/** Brand names, the same in every language. */
const networkNames = { instagram: 'Instagram', facebook: 'Facebook', whatsapp: 'WhatsApp' } as const

/** Links to the shop's social networks; the footer loads their texts. */
export function SocialLinks({ social }: Pick<ShopSettings, 'social'>) {
  const text = useText()
  return (
    <ul className={styles.social}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener" aria-label={text('footer.follow-on', { network: networkNames[network] })}>
            <Icon name={network} size={20} />
          </a>
        </li>
      ))}
    </ul>
  )
}
