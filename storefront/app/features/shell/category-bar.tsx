import { useEffect, useRef, useState, type RefObject } from 'react'
import { href, NavLink } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PanelOpener } from '../../ui/use-lazy-panel.ts'
import styles from './category-bar.module.css'
import { CategoryItem } from './category-item.tsx'
import { subcategoriesOf, topCategories, type ShellCategory } from './load-shell.ts'
import { useOneMenu } from './use-one-menu.ts'

const SCROLL_STEP_PX = 200

type CategoryBarProps = {
  categories: readonly ShellCategory[]
  drawerOpener: PanelOpener
}

/** The shop's rooms, below the header from 1024 px on; smaller screens use the drawer. */
export function CategoryBar({ categories, drawerOpener }: CategoryBarProps) {
  const text = useText()
  const row = useRef<HTMLUListElement>(null)
  const edges = useEdges(row)
  const menu = useOneMenu(row)
  const scroll = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * SCROLL_STEP_PX, behavior: 'smooth' })
  return (
    <nav className={styles.bar} aria-label={text('categories.label')}>
      <div className={styles.inner}>
        <button type="button" className={`${styles.our} needs-script`} {...drawerOpener}>
          <Icon name="menu" size={22} />
          {text('categories.our')}
        </button>
        <ul ref={row} className={styles.row}>
          {topCategories(categories).map((category) => (
            <CategoryItem
              key={category._id}
              category={category}
              subcategories={subcategoriesOf(categories, category._id)}
              isOpen={menu.openId === category._id}
              openedBy={menu.openedBy}
              onEnter={() => menu.enter(category._id)}
              onLeave={menu.leave}
              onOpen={(by) => menu.open(category._id, by)}
              onClose={menu.close}
            />
          ))}
        </ul>
        {edges.overflows && (
          <div className={styles.scroll}>
            <button
              type="button"
              aria-label={text('categories.scroll-left')}
              disabled={edges.atStart}
              onClick={() => scroll(-1)}
            >
              <Icon name="chevron-left" size={20} />
            </button>
            <button
              type="button"
              aria-label={text('categories.scroll-right')}
              disabled={edges.atEnd}
              onClick={() => scroll(1)}
            >
              <Icon name="chevron-right" size={20} />
            </button>
          </div>
        )}
        <NavLink to={href('/our-projects')} className={() => styles.projects}>
          {text('header.projects')}
          <Icon name="arrow-right" size={18} />
        </NavLink>
      </div>
    </nav>
  )
}

/** Returns whether a row overflows, and whether it is at one of its ends. */
function useEdges(row: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ overflows: false, atStart: true, atEnd: true })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => {
      const hidden = element.scrollWidth - element.clientWidth
      setEdges({ overflows: hidden > 1, atStart: element.scrollLeft < 1, atEnd: element.scrollLeft > hidden - 1 })
    }
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...element.children]) observer.observe(one)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return edges
}
