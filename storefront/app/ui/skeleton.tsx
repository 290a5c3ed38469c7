import styles from './skeleton.module.css'

/** A sand block in the shape of what is on its way. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={className ? `${styles.skeleton} ${className}` : styles.skeleton} />
}
