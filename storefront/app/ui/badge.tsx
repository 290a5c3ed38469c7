import styles from './badge.module.css'

export type BadgeKind = 'sale' | 'latest' | 'trending'

type BadgeProps = {
  kind: BadgeKind
  /** Text for screen readers instead of figures and icons. */
  spoken?: string | undefined
  children: string
}

export function Badge({ kind, spoken, children }: BadgeProps) {
  const look = `${styles.badge} ${styles[kind]}`
  if (spoken === undefined) return <span className={look}>{children}</span>
  return (
    <span className={look}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  )
}
