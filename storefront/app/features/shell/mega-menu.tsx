import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { queryClient } from '../../query-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import type { ShellCategory } from './load-shell.ts'
import { MegaMenuPromo } from './mega-menu-promo.tsx'
import styles from './mega-menu.module.css'
import type { OpenedBy } from './use-one-menu.ts'
import { useSubcategoryProducts } from './use-subcategory-products.ts'

type MegaMenuProps = {
  id: string
  category: ShellCategory
  subcategories: readonly ShellCategory[]
  openedBy: OpenedBy
  onClose: () => void
}

/** A room's subcategories, three a row, each with its products; the promo fills the last row. */
export default function MegaMenu({ id, category, subcategories, openedBy, onClose }: MegaMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useBackCloses(openedBy !== 'mouse', onClose)
  useEffect(() => {
    if (openedBy === 'keyboard') menu.current?.querySelector('a')?.focus()
  }, [openedBy])
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.scrim} aria-hidden="true" />
      <div ref={menu} id={id} className={styles.menu} role="group" aria-label={category.name}>
        {subcategories.map((subcategory) => (
          <Subcategory key={subcategory._id} subcategory={subcategory} />
        ))}
        {subcategories.length === 0 && <WholeCategory category={category} />}
        <MegaMenuPromo category={category} columns={3 - (Math.max(1, subcategories.length) % 3)} />
      </div>
    </QueryClientProvider>
  )
}

function Subcategory({ subcategory: { _id, name } }: { subcategory: ShellCategory }) {
  const text = useText()
  const { products, isLoading } = useSubcategoryProducts(_id)
  const listing = href('/productListing/subcategory/:subcategoryId', { subcategoryId: _id })
  return (
    <section className={styles.column}>
      <h3 className={styles.title}>
        <Link to={listing}>
          <span className={styles.frame}>
            {!isLoading && <Picture picture={products[0]?.pictures[0]} sizes="48px" alt="" />}
          </span>
          {name}
          <Icon name="chevron-right" size={18} />
        </Link>
      </h3>
      {isLoading && <p className={styles.note}>{text('categories.loading')}</p>}
      {!isLoading && products.length === 0 && <p className={styles.note}>{text('categories.no-products')}</p>}
      <ul>
        {products.map((product) => (
          <li key={product._id}>
            <Link to={href('/product/:id', { id: product._id })} className={styles.product}>
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={listing} className={styles.all} aria-label={text('categories.menu-view-all-of', { category: name })}>
        {text('categories.menu-view-all')}
      </Link>
    </section>
  )
}

/** Content for a room without subcategories. */
function WholeCategory({ category: { _id, name } }: { category: ShellCategory }) {
  return (
    <section className={styles.column}>
      <h3 className={styles.title}>
        <Link to={href('/productListing/category/:categoryId', { categoryId: _id })}>
          {name}
          <Icon name="chevron-right" size={18} />
        </Link>
      </h3>
    </section>
  )
}
