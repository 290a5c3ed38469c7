import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { Breadcrumb, type BreadcrumbStep } from '../../../ui/breadcrumb.tsx'
import styles from './listing-title.module.css'

type Chip = { name: string; to: string; isCurrent: boolean }

type ListingTitleProps = {
  steps: readonly BreadcrumbStep[]
  title: string
  /** Introduces a category; left out where there is little room. */
  intro?: string
  /** What a visitor has to know. */
  note?: string
  /** The listing's subcategories, or its siblings. */
  chips?: readonly Chip[]
  /** What a search was read as. */
  children?: ReactNode
}

export function ListingTitle({ steps, title, intro = '', note = '', chips = [], children }: ListingTitleProps) {
  const text = useText()
  return (
    <header className={styles.header}>
      <Breadcrumb steps={steps} />
      <h1>{title}</h1>
      {intro !== '' && <p className={styles.intro}>{intro}</p>}
      {note !== '' && <p className={styles.note}>{note}</p>}
      {children}
      {chips.length > 1 && (
        <nav aria-label={text('listing.narrower', { title })} className={styles.chips}>
          <ul>
            {chips.map(({ name, to, isCurrent }) => (
              <li key={to}>
                <Link to={to} className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
