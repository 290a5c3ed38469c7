import styles from './loading.module.css'

/** A spinner with a label. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span aria-hidden="true" className={styles.ring} />
      {label}
    </p>
  )
}
