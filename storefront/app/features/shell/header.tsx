import { useRef } from 'react'
import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { CartButton } from '../cart/drawer/cart-button.tsx'
import { ListLink } from '../wishlist/list-link.tsx'
import { AccountPlace } from '../accounts/session/account-place.tsx'
import { DeliverTo } from '../delivery-zones/district/deliver-to.tsx'
import { CategoryBar } from './category-bar.tsx'
import styles from './header.module.css'
import type { Shell } from './load-shell.ts'
import logo from './logo.svg'
import { OffersStrip } from './offers-strip.tsx'
import { SearchBox } from '../catalog/search/search-box.tsx'
import { useShrinkOnScroll } from './use-shrink-on-scroll.ts'

const loadDrawer = () => import('./categories-drawer.tsx')

export function Header({ shell }: { shell: Shell }) {
  const text = useText()
  const header = useRef<HTMLElement>(null)
  const { Panel: CategoriesDrawer, isOpen, close, opener } = useLazyPanel(loadDrawer)
  useShrinkOnScroll(header)
  return (
    <>
      <header ref={header} className={styles.header}>
        <OffersStrip hoardings={shell.hoardings} />
        <div className={styles.row}>
          <div className={styles.rowInner}>
            <button
              type="button"
              className={`${styles.menu} needs-script`}
              aria-label={text('header.menu')}
              {...opener}
            >
              <Icon name="menu" />
            </button>
            <Link
              to={href('/')}
              className={styles.logo}
              aria-label={text('header.home', { name: shell.settings.name })}
            >
              <img src={logo} width={191} height={46} alt="" />
            </Link>
            <AccountPlace />
            <ListLink className={styles.list} />
            <CartButton className={styles.cart} />
          </div>
        </div>
        <div className={styles.search}>
          <DeliverTo />
          <SearchBox />
        </div>
        <PagePart>
          <CategoryBar categories={shell.categories} drawerOpener={opener} />
        </PagePart>
      </header>
      {CategoriesDrawer && <CategoriesDrawer shell={shell} isOpen={isOpen} onClose={close} />}
    </>
  )
}
