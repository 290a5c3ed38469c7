import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

export function FooterSocial({ settings: { social } }: { settings: ShopSettings }) {
  const text = useText()
  if (social.length === 0) return null
  return (
    <section aria-labelledby="footer-follow">
      <h2 id="footer-follow" className={styles.heading}>
        {text('footer.follow')}
      </h2>
      <SocialLinks social={social} />
    </section>
  )
}
