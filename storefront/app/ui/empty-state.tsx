import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

type EmptyStateProps = {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Draws it as a card. */
  isFramed?: boolean
}

/** An empty state: what is missing, a sentence, and a link. */
export function EmptyState({ icon, title, children, action, isFramed }: EmptyStateProps) {
  return (
    <div className={isFramed ? styles.framed : styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={44} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.sentence}>{children}</p>}
      {action}
    </div>
  )
}
