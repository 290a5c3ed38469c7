import styles from './badge.module.css'

export type BadgeKind = 'sale' | 'latest' | 'trending'

export function Badge({ kind, children }: { kind: BadgeKind; children: string }) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{children}</span>
}
