import { lazy, Suspense, useEffect, useRef } from 'react'
import { href, NavLink } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Key } from '../../ui/key.tsx'
import styles from './category-bar.module.css'
import { categoryIcon } from './category-icon.ts'
import type { ShellCategory } from './load-shell.ts'

const MegaMenu = lazy(() => import('./mega-menu.tsx'))

type CategoryItemProps = {
  category: ShellCategory
  subcategories: readonly ShellCategory[]
  isOpen: boolean
  onOpen: () => void
  onLeave: () => void
  onClose: () => void
}

/**
 * A room of the category bar with its menu. The mouse opens the menu by passing over it; a tap or Enter opens it first
 * and follows the link the second time.
 */
export function CategoryItem({ category, subcategories, isOpen, onOpen, onLeave, onClose }: CategoryItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = item.current
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) onClose()
    }
    element?.addEventListener('mouseenter', onOpen)
    element?.addEventListener('mouseleave', onLeave)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('mouseenter', onOpen)
      element?.removeEventListener('mouseleave', onLeave)
      element?.removeEventListener('focusout', leave)
    }
  })
  return (
    <li ref={item} className={styles.item}>
      <NavLink
        to={href('/productListing/category/:categoryId', { categoryId: category._id })}
        className={styles.link ?? ''}
        aria-expanded={isOpen}
        onClick={(event) => {
          if (isOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        <Icon name={categoryIcon(category.name)} size={22} />
        {category.name}
        <Key className={styles.key} />
      </NavLink>
      {isOpen && (
        <Suspense>
          <MegaMenu category={category} subcategories={subcategories} />
        </Suspense>
      )}
    </li>
  )
}
