import styles from './key.module.css'

/** The butterfly key of the logo: marks where you are, and joins one step to the next. */
export function Key({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={className ? `${styles.key} ${className}` : styles.key} />
}
