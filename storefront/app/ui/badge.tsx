import styles from './badge.module.css'

export type BadgeKind = 'sale' | 'latest' | 'trending'

type BadgeProps = {
  kind: BadgeKind
  /** Text for screen readers instead of figures and icons. */
  spoken?: string | undefined
  /** The element, an item of a list of badges. */
  as?: 'span' | 'li'
  children: string
}

export function Badge({ kind, spoken, as: Element = 'span', children }: BadgeProps) {
  const look = `${styles.badge} ${styles[kind]}`
  if (spoken === undefined) return <Element className={look}>{children}</Element>
  return (
    <Element className={look}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{spoken}</span>
    </Element>
  )
}
