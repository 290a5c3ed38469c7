import type { ReactNode } from 'react'
import styles from './filter-group.module.css'

type FilterGroupProps = {
  title: string
  /** Two choices stand beside each other. */
  isPaired?: boolean
  children: ReactNode
}

/** A facet of the sidebar, which can be collapsed. */
export function FilterGroup({ title, isPaired, children }: FilterGroupProps) {
  return (
    <details open className={styles.group}>
      <summary className={styles.title}>{title}</summary>
      <fieldset aria-label={title} className={isPaired ? styles.pairs : styles.choices}>
        {children}
      </fieldset>
    </details>
  )
}
