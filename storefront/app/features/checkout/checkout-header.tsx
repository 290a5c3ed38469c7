import { href, Link } from 'react-router'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import type { Shell } from '../shell/load-shell.ts'
import logo from '../shell/logo.svg'
import styles from './checkout-header.module.css'

/** A header without distractions: home, help, the other language, and back to the cart. */
export function CheckoutHeader({ shell: { settings } }: { shell: Shell }) {
  const text = useText()
  const format = useFormat()
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Link to={href('/')} className={styles.logo} aria-label={text('header.home', { name: settings.name })}>
          <img src={logo} width={191} height={46} alt="" />
        </Link>
        <a href={`tel:${settings.phone}`} className={styles.help}>
          <Icon name="phone" size={20} />
          {text('checkout.help', { phone: format.phone(settings.phone) })}
        </a>
        <div className={styles.links}>
          <LanguageSwitch />
          <Link to={href('/cart')} className={styles.back}>
            {text('checkout.back')}
          </Link>
        </div>
      </Container>
    </header>
  )
}
