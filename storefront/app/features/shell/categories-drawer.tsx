import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../messages/text.ts'
import { queryClient } from '../../query-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './categories-drawer.module.css'
import { DrawerSubcategories } from './drawer-subcategories.tsx'
import { DrawerLinks } from './drawer-links.tsx'
import { type Shell, subcategoriesOf, topCategories } from './load-shell.ts'
import { drawerName } from './drawer-products.tsx'

type DrawerProps = { shell: Shell; isOpen: boolean; onClose: () => void }

/** 'Our Categories': category, its subcategories, their products; one of each is open at a time. Other ways follow. */
export default function CategoriesDrawer({ shell, isOpen, onClose }: DrawerProps) {
  const text = useText()
  const [categoryId, setCategoryId] = useState<string>()
  const [subcategoryId, setSubcategoryId] = useState<string>()

  const toggleCategory = (id: string) => {
    setCategoryId(id === categoryId ? undefined : id)
    setSubcategoryId(undefined)
  }
  const close = () => {
    setCategoryId(undefined)
    setSubcategoryId(undefined)
    onClose()
  }

  return (
    <Panel
      side="left"
      title={text('categories.our')}
      closeLabel={text('categories.close')}
      isOpen={isOpen}
      onClose={close}
    >
      <QueryClientProvider client={queryClient}>
        <nav aria-label={text('categories.our')}>
          <ul>
            {topCategories(shell.categories).map(({ _id, name, icon }) => (
              <li key={_id} className={styles.category}>
                <button type="button" aria-expanded={_id === categoryId} onClick={() => toggleCategory(_id)}>
                  <Icon name={icon ?? 'chair'} size={22} />
                  <span>{drawerName(name)}</span>
                  <Icon name="chevron-down" size={18} />
                </button>
                {_id === categoryId && (
                  <DrawerSubcategories
                    category={{ _id, name }}
                    subcategories={subcategoriesOf(shell.categories, _id)}
                    openId={subcategoryId}
                    onToggle={(id) => setSubcategoryId(id === subcategoryId ? undefined : id)}
                    onLeave={close}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <DrawerLinks settings={shell.settings} onLeave={close} />
      </QueryClientProvider>
    </Panel>
  )
}
