import styles from './badge.module.css'

export type BadgeKind = 'sale' | 'latest' | 'trending'

type BadgeProps = {
  kind: BadgeKind
  /** Text for screen readers instead of figures and icons. */
  spoken?: string | undefined
  children: string
}

export function Badge({ kind, spoken, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[kind]}`}>
      <span aria-hidden={spoken !== undefined || undefined}>{children}</span>
      {spoken !== undefined && <span className="visually-hidden">{spoken}</span>}
    </span>
  )
}
