import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import styles from './categories-drawer.module.css'
import { useSubcategoryProducts } from './use-subcategory-products.ts'

export function DrawerProducts({ subcategoryId, onLeave }: { subcategoryId: string; onLeave: () => void }) {
  const text = useText()
  const { products, isLoading } = useSubcategoryProducts(subcategoryId)
  if (isLoading) return <p className={styles.note}>{text('categories.loading')}</p>
  if (products.length === 0) return <p className={styles.note}>{text('categories.no-products')}</p>
  return (
    <ul className={styles.products}>
      {products.map(({ _id, name }) => (
        <li key={_id}>
          <Link to={href('/product/:id', { id: _id })} onClick={onLeave}>
            {drawerName(name)}
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} to={href('/productListing/:subcategoryId', { subcategoryId })} onClick={onLeave}>
          {text('categories.view-all')}
        </Link>
      </li>
    </ul>
  )
}

/** Formats a name for the drawer: `bed-side_tables` -> `BED SIDE TABLES`. */
export function drawerName(name: string): string {
  return name.replaceAll(/[-_]/g, ' ').toUpperCase()
}
