import styles from './key.module.css'

/** The butterfly key of the logo: marks the current item, and joins steps. */
export function Key({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={className ? `${styles.key} ${className}` : styles.key} />
}
