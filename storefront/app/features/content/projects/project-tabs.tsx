import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import type { ProjectGroup } from './project-groups.ts'
import styles from './project-tabs.module.css'

type ProjectTabsProps = { groups: readonly ProjectGroup[]; chosen: ProjectGroup; children: ReactNode }

/**
 * A tab per category, above the chosen category's projects. The address remembers the choice (`?category=office`).
 * Without scripts the tabs link to the same page with another category.
 */
export function ProjectTabs({ groups, chosen, children }: ProjectTabsProps) {
  const text = useText()
  const navigate = useNavigate()
  const isReady = useHydrated()
  const row = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const slugs = groups.map(({ category }) => category.slug)
  const at = slugs.indexOf(chosen.category.slug)
  useEffect(() => keepInRow(row.current, row.current.children[at] as HTMLElement), [at])

  const move = (event: KeyboardEvent) => {
    const wanted = wantedBy(event.key, at, slugs.length)
    if (wanted === undefined) return
    event.preventDefault()
    ;(row.current.children[wanted] as HTMLElement).focus()
    void navigate({ search: searchFor(slugs[wanted]!) }, staying)
  }
  return (
    <>
      <div
        ref={row}
        className={styles.row}
        aria-label={text('projects.categories')}
        role={isReady ? 'tablist' : 'group'}
      >
        {groups.map(({ category: { slug, name } }, index) => {
          const isChosen = index === at
          return (
            <Link
              key={slug}
              id={tabId(slug)}
              to={{ search: searchFor(slug) }}
              {...staying}
              className={styles.tab}
              data-chosen={isChosen || undefined}
              {...(isReady
                ? { role: 'tab', 'aria-selected': isChosen, 'aria-controls': PANEL_ID, tabIndex: isChosen ? 0 : -1 }
                : { 'aria-current': isChosen || undefined })}
              onKeyDown={move}
            >
              {name}
            </Link>
          )
        })}
      </div>
      <div
        id={PANEL_ID}
        className={styles.panel}
        {...(isReady && { role: 'tabpanel', 'aria-labelledby': tabId(chosen.category.slug) })}
      >
        {children}
      </div>
    </>
  )
}

const PANEL_ID = 'project-category'
const staying = { replace: true, preventScrollReset: true } as const

function tabId(slug: string): string {
  return `projects-of-${slug}`
}

function searchFor(slug: string): string {
  return `?category=${slug}`
}

function wantedBy(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Scrolls only the row, never the page; on a phone the row is wider than the screen. */
function keepInRow(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const left = Math.max(Math.min(row.scrollLeft, offsetLeft), offsetLeft + offsetWidth - row.clientWidth)
  row.scrollTo({ left })
}
