import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './filter-group.module.css'

/** A facet of the sidebar, which can be collapsed. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className={styles.group}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <fieldset aria-label={title} className={styles.choices}>
        {children}
      </fieldset>
    </details>
  )
}
