import type { ReactNode } from 'react'
import styles from './container.module.css'

/** The page's column: 1320 px at most, with the gutters of the grid. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>
}
