import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { href, NavLink } from 'react-router'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import styles from './category-bar.module.css'
import type { ShellCategory } from './load-shell.ts'
import type { OpenedBy } from './use-one-menu.ts'

const loadMenu = () => import('./mega-menu.tsx')
/** If it fails to load, the next click follows the link. */
const MegaMenu = lazyPart(withWholeStyles(loadMenu))

type CategoryItemProps = {
  category: ShellCategory
  subcategories: readonly ShellCategory[]
  isOpen: boolean
  openedBy: OpenedBy
  onEnter: () => void
  onLeave: () => void
  onOpen: (by: OpenedBy) => void
  onClose: () => void
}

/**
 * A room of the category bar with its menu. The mouse opens the menu by resting on it. A tap or Enter first opens it,
 * then follows the link. Opening by keyboard moves the focus inside, and Tab leads to the next room.
 */
export function CategoryItem(props: CategoryItemProps) {
  const { category, subcategories, isOpen, openedBy, onEnter, onLeave, onOpen, onClose } = props
  const menuId = useId()
  const item = useRef<HTMLLIElement>(BEFORE_MOUNT)

  useEffect(() => {
    const element = item.current
    const fetchAhead = () => {
      prefetch(loadMenu)
      prefetchMenuProducts(subcategories.map(({ _id }) => _id))
    }
    const enter = ({ pointerType }: PointerEvent) => {
      fetchAhead()
      if (pointerType === 'mouse') onEnter()
    }
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onLeave()
    const blur = ({ relatedTarget }: FocusEvent) => {
      if (isOpen && relatedTarget instanceof Node && !element.contains(relatedTarget)) onClose()
    }
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', fetchAhead)
    element.addEventListener('focusout', blur)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', fetchAhead)
      element.removeEventListener('focusout', blur)
    }
  })

  const openFirst = (event: MouseEvent) => {
    if (isOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(isByKeyboard(event) ? 'keyboard' : 'press')
  }
  const goIn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== ' ') return
    event.preventDefault()
    const first = document.getElementById(menuId)?.querySelector('a')
    if (first) first.focus()
    else onOpen('keyboard')
  }

  return (
    <li ref={item} className={styles.item}>
      <NavLink
        to={href('/productListing/category/:categoryId', { categoryId: category._id })}
        className={styles.link ?? ''}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={openFirst}
        onKeyDown={goIn}
      >
        <Icon name={category.icon ?? 'chair'} size={22} />
        <span className={styles.name} data-label={category.name}>
          {category.name}
        </span>
      </NavLink>
      {isOpen && (
        <MegaMenu id={menuId} category={category} subcategories={subcategories} openedBy={openedBy} onClose={onClose} />
      )}
    </li>
  )
}

/** Enter on a link, or a screen reader's press, is a click without a pointer. */
function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0
}

/** Loads the products of subcategories that a visitor is about to open in menu or drawer. */
function prefetchMenuProducts(subcategoryIds: readonly string[]): void {
  prefetch(async () => {
    const { prefetchProducts } = await import('./use-subcategory-products.ts')
    await prefetchProducts(subcategoryIds)
  })
}
