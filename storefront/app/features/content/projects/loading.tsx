import styles from './loading.module.css'

/** A ring that turns, and what it stands for. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span aria-hidden="true" className={styles.ring} />
      {label}
    </p>
  )
}
