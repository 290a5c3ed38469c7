import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

/** An empty state: what is missing, a sentence, and a link. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={44} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.sentence}>{children}</p>}
      {action}
    </div>
  )
}
