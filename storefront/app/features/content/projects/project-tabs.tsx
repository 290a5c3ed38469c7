import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { useChoiceRow } from '../../../ui/use-choice-row.ts'
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
  const { row, propsOf } = useChoiceRow({
    role: 'tab',
    items: groups,
    chosen,
    onChoose: ({ category }) => void navigate({ search: searchFor(category.slug) }, staying),
  })
  return (
    <>
      <div
        ref={row}
        className={styles.row}
        aria-label={text('projects.categories')}
        role={isReady ? 'tablist' : 'group'}
      >
        {groups.map((group) => {
          const { slug, name } = group.category
          const isChosen = group === chosen
          return (
            <Link
              key={slug}
              id={tabId(slug)}
              to={{ search: searchFor(slug) }}
              {...staying}
              className={styles.tab}
              data-chosen={isChosen || undefined}
              {...(isReady
                ? { ...propsOf(group), 'aria-controls': PANEL_ID }
                : { 'aria-current': isChosen || undefined })}
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
