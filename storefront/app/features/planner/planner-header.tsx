import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { CartButton } from '../cart/drawer/cart-button.tsx'
import type { Shell } from '../shell/load-shell.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import logo from '../shell/logo.svg'
import styles from './planner-header.module.css'

/** A low header, since a plan needs the room: home, the shop, the other language and the cart. */
export function PlannerHeader({ shell: { settings } }: { shell: Shell }) {
  const text = useText()
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Link to={href('/')} className={styles.logo} aria-label={text('header.home', { name: settings.name })}>
          <img src={logo} width={191} height={46} alt="" />
        </Link>
        <Link to={href('/productListing')} className={styles.shop}>
          {text('categories.all-products')}
        </Link>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <CartButton className={styles.cart} />
      </Container>
    </header>
  )
}
