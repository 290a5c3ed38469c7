import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './categories-drawer.module.css'
import { drawerName, DrawerProducts } from './drawer-products.tsx'
import type { ShellCategory } from './load-shell.ts'
import { prefetchProducts } from './use-subcategory-products.ts'

type SubcategoriesProps = {
  subcategories: readonly ShellCategory[]
  openId: string | undefined
  onToggle: (id: string) => void
  onLeave: () => void
}

export function DrawerSubcategories({ subcategories, openId, onToggle, onLeave }: SubcategoriesProps) {
  const text = useText()
  if (subcategories.length === 0) return <p className={styles.note}>{text('categories.no-subcategories')}</p>
  return (
    <ul className={styles.subcategories}>
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
