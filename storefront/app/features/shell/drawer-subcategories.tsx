import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './categories-drawer.module.css'
import { drawerName, DrawerProducts } from './drawer-products.tsx'
import type { ShellCategory } from './load-shell.ts'
import { prefetchProducts } from './use-subcategory-products.ts'

type SubcategoriesProps = {
  category: Pick<ShellCategory, '_id' | 'name'>
  subcategories: readonly ShellCategory[]
  openId: string | undefined
  onToggle: (id: string) => void
  onLeave: () => void
}

export function DrawerSubcategories({ category, subcategories, openId, onToggle, onLeave }: SubcategoriesProps) {
  const text = useText()
  const { _id: categoryId } = category
  return (
    <ul className={styles.subcategories}>
      <li>
        <Link
          className={styles.whole}
          to={href('/productListing/category/:categoryId', { categoryId })}
          onClick={onLeave}
        >
          {drawerName(text('categories.all-of', { category: category.name }))}
          <Icon name="arrow-right" size={16} />
        </Link>
      </li>
      {subcategories.length === 0 && <li className={styles.note}>{text('categories.no-subcategories')}</li>}
      {subcategories.map(({ _id, name }) => (
        <li key={_id}>
          <button
            type="button"
            aria-expanded={_id === openId}
            onPointerDown={() => void prefetchProducts([_id])}
            onFocus={() => void prefetchProducts([_id])}
            onClick={() => onToggle(_id)}
          >
            <span>{drawerName(name)}</span>
            <Icon name={_id === openId ? 'minus' : 'plus'} size={16} />
          </button>
          {_id === openId && <DrawerProducts subcategoryId={_id} onLeave={onLeave} />}
        </li>
      ))}
    </ul>
  )
}
